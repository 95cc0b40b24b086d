package org.rookery.mutation;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.form.Form;
import org.rookery.mutation.difference.ClockLimits;
import org.rookery.mutation.difference.Walks;
import org.rookery.mutation.operator.Change;
import org.rookery.mutation.operator.Changes;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseRunner;
import org.rookery.suites.run.Patience;
import org.rookery.suites.run.Witness;

/** Mutates a game and tries its suite on every mutant. */
public final class Campaign {
  private final Game game;
  private final GameForms forms;
  private final Suite suite;
  private final Plan plan;

  /**
   * A campaign.
   *
   * @param game the game as it is
   * @param forms its rules
   * @param suite which every case of the game holds
   */
  public Campaign(Game game, GameForms forms, Suite suite, Plan plan) {
    this.game = game;
    this.forms = forms.with(settled(forms.sections()));
    this.suite = suite;
    this.plan = plan;
  }

  /** The forms as plain lists: in an expansion they are made anew whenever they are asked for. */
  private static List<Form> settled(List<Form> forms) {
    List<Form> settled = new ArrayList<>();
    for (Form form : forms) {
      settled.add(
          form instanceof Form.Group group
              ? new Form.Group(settled(group.items()), group.origin())
              : form);
    }
    return List.copyOf(settled);
  }

  /** Why the suite cannot be used: it does not hold on the game as it is. Empty when it does. */
  public Optional<String> fault() {
    return Trial.failed(game, suite, plan.seconds())
        .map(failed -> failed.place() + ": " + failed.name());
  }

  /**
   * Tries the mutants.
   *
   * @param journal where verdicts are kept, so that a later run goes on; nowhere when empty
   * @param each is given each verdict, as soon as it is known
   * @throws BadJournal when the journal is of other rules or of another suite
   * @throws UnusableFile when the journal cannot be read or written
   */
  public Mutation run(Optional<Path> journal, Consumer<Verdict> each)
      throws BadJournal, UnusableFile, InterruptedException {
    List<Change> all = Changes.of(forms.sections(), game.compiled().model());
    int count = plan.count() == 0 ? all.size() : plan.count();
    List<Mutant> mutants =
        Changes.sample(all, count, plan.seed()).stream()
            .map(change -> new Mutant(forms, change))
            .toList();
    Journal kept = Journal.open(journal, about());
    Map<Mutant, Verdict> verdicts = new LinkedHashMap<>();
    List<Mutant> left = new ArrayList<>();
    for (Mutant mutant : mutants) {
      Optional<Verdict> known = kept.known(mutant.verdict(Fate.ALIKE, "").key());
      known.ifPresentOrElse(verdict -> verdicts.put(mutant, verdict), () -> left.add(mutant));
    }
    tried(left, kept, verdicts, each);
    List<Verdict> inOrder = mutants.stream().map(verdicts::get).toList();
    return new Mutation(game.title(), all.size(), plan, inOrder);
  }

  private void tried(
      List<Mutant> mutants, Journal journal, Map<Mutant, Verdict> verdicts, Consumer<Verdict> each)
      throws UnusableFile, InterruptedException {
    if (mutants.isEmpty()) {
      return;
    }
    Walks walks = Walks.of(game, this::positions, ClockLimits.of(forms.sections()), plan.seed());
    Trial trial = new Trial(game, suite, walks, plan.seconds());
    ExecutorService threads = Executors.newFixedThreadPool(plan.threads());
    try {
      Map<Mutant, Future<Verdict>> tries = new LinkedHashMap<>();
      for (Mutant mutant : mutants) {
        tries.put(mutant, threads.submit(() -> trial.of(mutant)));
      }
      for (Map.Entry<Mutant, Future<Verdict>> one : tries.entrySet()) {
        Verdict verdict = one.getValue().get();
        verdicts.put(one.getKey(), verdict);
        journal.add(verdict);
        each.accept(verdict);
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a mutant that could not be tried", e.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  private Journal.About about() {
    byte[] text = (plan.seed() + "\n" + suite.text()).getBytes(StandardCharsets.UTF_8);
    return new Journal.About(game.rulesHash(), UUID.nameUUIDFromBytes(text).toString());
  }

  /** The positions of the suite's cases, as text. */
  private List<String> positions() {
    GameEngine engine = game.engine();
    CaseRunner runner = new CaseRunner(game, suite, plan.seconds(), Witness.NONE);
    List<String> positions = new ArrayList<>();
    for (Suite.Item item : suite.items()) {
      try {
        Position reached = runner.reached(item, new Patience(plan.seconds()));
        positions.add(engine.positions().print(reached.setup()));
      } catch (BadSuite | Patience.OutOfTime e) {
        throw new IllegalStateException("a case that held does not: " + item.name(), e);
      }
    }
    return positions;
  }
}

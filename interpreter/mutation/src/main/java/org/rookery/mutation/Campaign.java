package org.rookery.mutation;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.form.Form;
import org.rookery.mutation.difference.ClockLimits;
import org.rookery.mutation.difference.Walks;
import org.rookery.mutation.operator.FormChange;
import org.rookery.mutation.operator.FormChanges;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.CaseRunner;
import org.rookery.suites.run.CaseTimeLimit;
import org.rookery.suites.run.Patience;
import org.rookery.threads.WorkerPool;

/** Mutates a game and tries its suites on every mutant. */
public final class Campaign {
  private final Game game;
  private final GameForms forms;
  private final List<Suite> suites;
  private final Plan plan;
  private final int changes;
  private final List<Mutant> mutants;
  private @Nullable MutantTrial trial;

  /**
   * A campaign.
   *
   * @param game the game as it is
   * @param forms its rules
   * @param suites whose every case holds in the game
   */
  public Campaign(Game game, GameForms forms, List<Suite> suites, Plan plan) {
    this.game = game;
    this.forms = forms.with(settled(forms.sections()));
    this.suites = List.copyOf(suites);
    this.plan = plan;
    List<FormChange> all = FormChanges.of(this.forms.sections(), game.compiled().model());
    changes = all.size();
    int count = plan.count() == 0 ? changes : plan.count();
    mutants =
        FormChanges.sample(all, count, plan.seed()).stream()
            .map(change -> new Mutant(this.forms, change))
            .toList();
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

  /** Why the suites cannot be used: a case fails on the game as it is. Empty when none does. */
  public Optional<String> fault() {
    return MutantTrial.failed(game, suites, plan.seconds())
        .map(failed -> failed.place() + ": " + failed.name());
  }

  /**
   * Tries the mutants.
   *
   * @param journal where verdicts are kept, so that a later run goes on; nowhere when empty
   * @param each is given each new verdict, in the order of the mutants
   * @throws BadJournal when the journal is of other rules or of other suites
   * @throws UnusableFile when the journal cannot be read or written
   */
  public Mutation run(Optional<Path> journal, Consumer<Verdict> each)
      throws BadJournal, UnusableFile, InterruptedException {
    Journal kept = Journal.open(journal, about());
    SortedMap<Integer, Verdict> verdicts = new TreeMap<>();
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < mutants.size(); i++) {
      Optional<Verdict> known = kept.known(mutants.get(i).verdict(Fate.ALIKE, "").key());
      if (known.isPresent()) {
        verdicts.put(i, known.get());
      } else {
        left.add(i);
      }
    }
    WorkerPool.ResultConsumer<Verdict> inOrder =
        WorkerPool.inOrder(
            left,
            (number, verdict) -> {
              each.accept(verdict);
              return true;
            });
    try {
      WorkerPool.<Verdict>run(
          plan.threads(),
          left,
          () -> this::verdict,
          (number, verdict) -> {
            verdicts.put(number, verdict);
            kept.add(verdict);
            return inOrder.take(number, verdict);
          });
    } catch (ExecutionException e) {
      if (e.getCause() instanceof UnusableFile unwritten) {
        throw unwritten;
      }
      throw new IllegalStateException("a mutant that could not be tried", e.getCause());
    }
    return mutation(List.copyOf(verdicts.values()));
  }

  /** How many mutants there are to be tried. */
  public int size() {
    return mutants.size();
  }

  /** How many changes of the rules there are, of which the mutants are a sample. */
  public int changes() {
    return changes;
  }

  /** Tries one of the mutants; any number of threads may. */
  public Verdict verdict(int number) throws InterruptedException {
    return trial().of(mutants.get(number));
  }

  /** What the campaign came to with these verdicts on all of its mutants, in their order. */
  public Mutation mutation(List<Verdict> verdicts) {
    return new Mutation(game.title(), changes, plan, verdicts);
  }

  /** Made when the first mutant is tried: the games that it is compared in take a while. */
  private synchronized MutantTrial trial() {
    if (trial == null) {
      Walks walks = Walks.of(game, this::positions, ClockLimits.of(forms.sections()), plan.seed());
      trial = new MutantTrial(game, suites, walks, plan.seconds());
    }
    return trial;
  }

  private Journal.About about() {
    String texts = suites.stream().map(Suite::text).collect(Collectors.joining());
    byte[] text = (plan.seed() + "\n" + texts).getBytes(StandardCharsets.UTF_8);
    return new Journal.About(game.rulesHash(), UUID.nameUUIDFromBytes(text).toString());
  }

  /** The positions of the suites' cases, as text. */
  private List<String> positions() {
    GameEngine engine = game.engine();
    List<String> positions = new ArrayList<>();
    for (Suite suite : suites) {
      CaseRunner runner = new CaseRunner(game, suite, plan.seconds(), CaseObserver.NONE);
      for (Suite.Item item : suite.items()) {
        try {
          Position reached =
              runner.reached(item, new CaseTimeLimit(Patience.ofProcessorTime(plan.seconds())));
          positions.add(engine.positions().print(reached.setup()));
        } catch (BadSuite | CaseTimeLimit.OutOfTime e) {
          throw new IllegalStateException("a case that held does not: " + item.name(), e);
        }
      }
    }
    return positions;
  }
}

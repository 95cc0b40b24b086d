package org.rookery.app.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.jobs.JsonLine;
import org.rookery.jobs.TaskKind;
import org.rookery.jobs.Worker;
import org.rookery.mutation.Campaign;
import org.rookery.mutation.Plan;
import org.rookery.mutation.Verdict;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** Tries the suites of a game on some of its mutants. */
public final class MutateKind implements TaskKind {
  static final String NAME = "mutate";

  /** A task: so many of the mutants that a campaign chooses. */
  record Task(Trials trials, int from, int to) {}

  /**
   * A suite on its way to a worker.
   *
   * @param file as the user named it
   */
  record Sent(String file, String text) {}

  /** What is mutated, and what should notice. */
  record Trials(Subject subject, List<Sent> suites, Settings settings) {
    /**
     * The campaign.
     *
     * @throws IllegalArgumentException when there is no such game, or a suite cannot be read
     */
    Campaign campaign() {
      Game game = subject.game();
      Optional<GameForms> forms =
          subject.rules().rules().forms(Optional.ofNullable(subject.title()));
      try {
        List<Suite> read = new ArrayList<>();
        for (Sent sent : suites) {
          read.add(SuiteReader.parse(Path.of(sent.file()), sent.text()));
        }
        Plan plan = new Plan(settings.count(), settings.seed(), 1, settings.seconds());
        return new Campaign(game, forms.orElseThrow(), read, plan);
      } catch (BadSuite e) {
        throw new IllegalArgumentException(e);
      }
    }
  }

  /** How mutants are chosen and tried; see {@link Plan}. */
  public record Settings(int count, long seed, int seconds) {}

  /**
   * What a task comes to.
   *
   * @param fault why nothing was tried: a case fails on the game as it is; empty when none does
   */
  record Result(String fault, List<Verdict> verdicts) {}

  /** A campaign, and whether its suites are fit for it. */
  private record Checked(Campaign campaign, String fault) {
    static Checked of(Trials trials) {
      Campaign campaign = trials.campaign();
      return new Checked(campaign, campaign.fault().orElse(""));
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Worker worker() {
    LastValueCache<Trials, Checked> last = new LastValueCache<>(Checked::of);
    return text -> {
      Task task = JsonLine.read(text, Task.class);
      Checked checked = last.of(task.trials());
      List<Verdict> verdicts = new ArrayList<>();
      for (int i = task.from(); i < task.to() && checked.fault().isEmpty(); i++) {
        verdicts.add(checked.campaign().verdict(i));
      }
      return JsonLine.of(new Result(checked.fault(), verdicts));
    };
  }
}

package org.rookery.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.files.Rulebook;
import org.rookery.language.source.Span;
import org.rookery.mutation.difference.GameComparison;
import org.rookery.mutation.revision.Revisions;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.blame.Suspect;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

/**
 * What the tools make of mutants of games in {@code rules/}; the figures stand in the README of the
 * tests. {@code -Drookery.games=chess,shogi -Drookery.count=50 -Drookery.seed=1} choose them.
 */
@Tag("mutants")
class MeasuredMutantsTest {
  private static final System.Logger LOGGER = System.getLogger(MeasuredMutantsTest.class.getName());
  private static final List<String> GAMES =
      List.of(System.getProperty("rookery.games", "chess,shogi,baroque,ruddigore").split(","));
  private static final int COUNT = Integer.getInteger("rookery.count", 50);
  private static final long SEED = Long.getLong("rookery.seed", 1);
  private static final Plan PLAN = new Plan(COUNT, SEED, 2, 20);
  private static final int LIMIT = 4;
  private static final int EFFORT = Integer.getInteger("rookery.effort", GameComparison.EFFORT);

  private static void say(String format, Object... values) {
    LOGGER.log(Level.INFO, String.format(Locale.ROOT, format, values));
  }

  @Test
  void suites_notice_what_plays_otherwise() throws Exception {
    List<String> weak = new ArrayList<>();
    for (String name : GAMES) {
      Mutation mutation = GamesOfRules.of(name).campaign(PLAN).run(Optional.empty(), v -> {});
      say(
          "| %s | %d | %d | %d | %d | %.1f |",
          name,
          mutation.verdicts().size(),
          mutation.live(),
          mutation.noticed(),
          mutation.count(Fate.ALIKE),
          mutation.score());
      for (Verdict alive : mutation.verdicts(Fate.ALIVE)) {
        say("    %s %s: %s", alive.place(), alive.what(), alive.through());
        say("%s", Objects.requireNonNullElse(alive.test(), ""));
      }
      if (mutation.score() < 90) {
        weak.add(name);
      }
    }
    assertThat(weak).isEmpty();
  }

  @Test
  void failures_lead_to_the_line() throws Exception {
    int kills = 0;
    int first = 0;
    int among = 0;
    for (String name : GAMES) {
      GamesOfRules original = GamesOfRules.of(name);
      SuiteRunner runner = new SuiteRunner(new Rulebook(Path.of("")));
      int killed = 0;
      int ones = 0;
      int threes = 0;
      for (Mutant mutant : original.mutants(COUNT, SEED)) {
        Loading loading = mutant.load();
        if (loading.game().isEmpty()) {
          continue;
        }
        SuiteResult result = runner.run(original.suites().get(0), loading.game().get());
        if (result.failures() + result.errors() == 0) {
          continue;
        }
        killed++;
        List<Suspect> suspects = Blame.of(result, LIMIT, 1).suspects();
        int rank = rank(suspects, mutant.change().origin().span());
        ones += rank == 1 ? 1 : 0;
        threes += rank <= 3 ? 1 : 0;
        if (rank > 3) {
          say(
              "    rank %d: %s %s",
              rank, mutant.change().origin().span().position(), mutant.change().what());
          suspects.stream()
              .limit(3)
              .forEach(
                  s -> say("        %.2f %s %s", s.score(), s.line().place(), s.line().text()));
        }
      }
      say(
          "%s: of %d kills the line is first in %d, among the first three in %d",
          name, killed, ones, threes);
      kills += killed;
      first += ones;
      among += threes;
    }
    say(
        "of %d kills first %.0f %%, among three %.0f %%",
        kills, 100.0 * first / kills, 100.0 * among / kills);
    assertThat(100 * first).isGreaterThanOrEqualTo(30 * kills);
    assertThat(100 * among).isGreaterThanOrEqualTo(60 * kills);
  }

  /**
   * At which place the suspects name a line, or one beside it; after all of them if they do not.
   */
  private static int rank(List<Suspect> suspects, Span span) {
    for (int i = 0; i < suspects.size(); i++) {
      for (Suspect.Line line : suspects.get(i).lines()) {
        if (line.file().equals(span.source().name())
            && Math.abs(line.number() - span.line()) <= 1) {
          return i + 1;
        }
      }
    }
    return suspects.size() + 1;
  }

  @Test
  void diff_finds_what_plays_otherwise_and_nothing_else() throws Exception {
    int live = 0;
    int found = 0;
    int alike = 0;
    int silent = 0;
    for (String name : GAMES) {
      GamesOfRules original = GamesOfRules.of(name);
      List<Verdict> verdicts = original.campaign(PLAN).run(Optional.empty(), v -> {}).verdicts();
      List<Mutant> mutants = original.mutants(COUNT, SEED);
      for (int i = 0; i < mutants.size(); i++) {
        Fate fate = verdicts.get(i).fate();
        if (fate == Fate.REFUSED || fate == Fate.LATE) {
          continue;
        }
        Game changed = mutants.get(i).load().orThrow();
        boolean same = Revisions.compare(original.game(), changed, SEED, 1, EFFORT).same();
        boolean differs = fate != Fate.ALIKE;
        live += differs ? 1 : 0;
        found += differs && !same ? 1 : 0;
        alike += differs ? 0 : 1;
        silent += !differs && same ? 1 : 0;
        if (differs == same) {
          say("    %s: %s %s: %s", name, verdicts.get(i).place(), verdicts.get(i).what(), fate);
        }
      }
      say(
          "up to %s: diff finds %d of %d live ones, is silent on %d of %d alike",
          name, found, live, silent, alike);
    }
    assertThat(found).isEqualTo(live);
    assertThat(silent).isEqualTo(alike);
  }

  @Test
  void survivors_get_cases() throws Exception {
    int survivors = 0;
    int written = 0;
    for (String name : GAMES) {
      Mutation weak =
          GamesOfRules.of(name)
              .with("- name: begun\n  expect: {outcome: ongoing}\n")
              .campaign(PLAN)
              .run(Optional.empty(), v -> {});
      List<Verdict> alive = weak.verdicts(Fate.ALIVE);
      survivors += alive.size();
      written += (int) alive.stream().filter(verdict -> verdict.test() != null).count();
      say("up to %s: %d of %d survivors have a case", name, written, survivors);
    }
    assertThat(100 * written).isGreaterThanOrEqualTo(90 * survivors);
  }
}

package org.rookery.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.coverage.CoverageObservation;
import org.rookery.coverage.Unit;
import org.rookery.game.Game;
import org.rookery.suites.format.Suite;
import org.rookery.suites.run.CaseObserver;
import org.rookery.suites.run.CaseRunner;
import org.rookery.threads.LimitedThread;

/**
 * Whether a case that alone notices a mutant looks at something that no other case does, so that
 * the coverage figure falls when it is taken away. {@code -Drookery.games=}, {@code
 * -Drookery.count=} and {@code -Drookery.seed=} choose mutants for the measurement.
 */
class LoneKillersTest {
  private static final System.Logger LOGGER = System.getLogger(LoneKillersTest.class.getName());
  private static final int SECONDS = 20;

  /** A case of one of the suites of a game. */
  private record Place(Suite suite, Suite.Item item) {}

  /** How many mutants one case alone notices, and for how many the figure falls without it. */
  private record Figures(int mutants, int falls) {
    Figures and(Figures other) {
      return new Figures(mutants + other.mutants, falls + other.falls);
    }

    double percent() {
      return 100.0 * falls / mutants;
    }
  }

  @Tag("slow")
  @Test
  void a_case_that_alone_notices_adds_to_the_coverage() throws Exception {
    Figures figures = of("by-rook-or-by-crook", 24, 5).and(of("antichess", 24, 91));
    assertThat(figures.mutants()).isGreaterThanOrEqualTo(4);
    assertThat(figures.percent()).isGreaterThanOrEqualTo(80);
  }

  @Test
  @Tag("mutants")
  void cases_that_alone_notice_add_to_the_coverage() throws Exception {
    String games = System.getProperty("rookery.games", "chess,shogi,ruddigore,makruk,xiangqi");
    Figures all = new Figures(0, 0);
    for (String name : games.split(",")) {
      Figures figures =
          of(name, Integer.getInteger("rookery.count", 50), Long.getLong("rookery.seed", 5));
      LOGGER.log(
          Level.INFO,
          String.format(
              Locale.ROOT,
              "%s: of %d mutants noticed by one case alone, the figure falls without it in %d",
              name,
              figures.mutants(),
              figures.falls()));
      all = all.and(figures);
    }
    assertThat(all.percent()).isGreaterThanOrEqualTo(75);
  }

  private static Figures of(String name, int count, long seed) throws Exception {
    GamesOfRules original = GamesOfRules.of(name);
    List<Place> cases = new ArrayList<>();
    Map<Unit, Integer> looked = new HashMap<>();
    Map<Unit, Place> last = new HashMap<>();
    for (Suite suite : original.suites()) {
      CoverageObservation observation = new CoverageObservation(original.game(), suite, SECONDS);
      for (Suite.Item item : suite.items()) {
        Place place = new Place(suite, item);
        cases.add(place);
        for (Unit unit : observation.of(item)) {
          looked.merge(unit, 1, Integer::sum);
          last.put(unit, place);
        }
      }
    }
    List<Place> own = new ArrayList<>();
    looked.forEach(
        (unit, times) -> {
          if (times == 1) {
            own.add(last.get(unit));
          }
        });
    int mutants = 0;
    int falls = 0;
    for (Mutant mutant : original.mutants(count, seed)) {
      Optional<Game> changed = mutant.load().game();
      List<Place> killers = changed.isEmpty() ? List.of() : killers(changed.get(), cases);
      if (killers.size() == 1) {
        mutants++;
        if (own.contains(killers.get(0))) {
          falls++;
        } else {
          LOGGER.log(
              Level.INFO,
              "{0} {1}: {2}",
              mutant.change().origin().span().position(),
              mutant.change().what(),
              killers.get(0).item().name());
        }
      }
    }
    return new Figures(mutants, falls);
  }

  /** The cases that notice a mutant, two at most; none if it does not end. */
  private static List<Place> killers(Game changed, List<Place> cases) throws Exception {
    try (LimitedThread thread = new LimitedThread("mutant")) {
      return thread
          .within(
              Duration.ofSeconds(2 * SECONDS),
              () ->
                  cases.stream()
                      .filter(
                          place ->
                              !new CaseRunner(changed, place.suite(), SECONDS, CaseObserver.NONE)
                                  .run(place.item())
                                  .passed())
                      .limit(2)
                      .toList())
          .orElse(List.of());
    }
  }
}

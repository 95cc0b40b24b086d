package org.rookery.tests.walker;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;
import org.rookery.tests.perft.LeafCounts;

/** The walker and the engine find the same turns, and make them alike, all through random games. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AgreementTest {
  /** How many positions there are for each that every build looks at. */
  private static final int EVERY = 4;

  /** What the engine made of a game in its random game serves its other positions. */
  private final Map<String, WalkerComparison> comparisons = new HashMap<>();

  static List<String> games() {
    return Games.asked(Games.sample());
  }

  /** How much is played of each game. */
  Playouts playouts() {
    return Playouts.asked(new Playouts(1, 20, 400_000));
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("games")
  void walker_and_engine_agree(String name) {
    Playouts playouts = playouts();
    for (int number = 0; number < playouts.games(); number++) {
      comparison(name).play(playouts, playouts.seed(number));
    }
  }

  private WalkerComparison comparison(String name) {
    return comparisons.computeIfAbsent(
        name, unused -> new WalkerComparison(Games.named(name).compiled()));
  }

  /** Of the games and positions whose leaves are known a few. */
  static Stream<Arguments> positions() {
    List<Arguments> all = known().toList();
    return Games.everyNth(all, EVERY).stream();
  }

  /** All of them, each position once. */
  static Stream<Arguments> known() {
    return LeafCounts.all().stream()
        .filter(row -> !row.position().equals("start"))
        .map(row -> List.of(row.game(), row.position()))
        .distinct()
        .map(place -> Arguments.of(place.get(0), place.get(1)));
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("positions")
  void walker_and_engine_agree_in_the_middle_of_a_game(String name, String text)
      throws TextException {
    GameEngine game = Games.named(name);
    Setup setup = game.positions().parse(text);
    comparison(name).play(new Playouts(1, 3, 250_000), 1, setup);
  }
}

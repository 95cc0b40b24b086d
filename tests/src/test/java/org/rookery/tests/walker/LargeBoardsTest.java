package org.rookery.tests.walker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.game.Loading;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/**
 * Boards of hundreds of squares load and list their moves in a moment, and are played by the rules.
 */
final class LargeBoardsTest {
  /** Far more than it takes, so that a busy machine does not fail the test. */
  private static final Duration LONG_ENOUGH = Duration.ofSeconds(20);

  private static GameEngine load(String name) {
    Loading loading =
        Games.rulebook().load(Checkout.path("tests", "boards", name), Optional.empty());
    assertThat(loading.problems()).isEmpty();
    return loading.game().orElseThrow().engine();
  }

  /** The numbers of moves are those the reference walker finds, too. */
  @ParameterizedTest
  @CsvSource({"stones-19x19.rules, 361", "cube-8x8x8.zrf, 82", "armies-12x12.rules, 118"})
  void loads_and_lists_moves(String name, int moves) {
    int found =
        assertTimeoutPreemptively(
            LONG_ENOUGH,
            () -> {
              GameEngine game = load(name);
              return game.generator().legalMoves(game.start()).size();
            });
    assertThat(found).isEqualTo(moves);
  }

  static List<String> files() {
    return Checkout.files("tests/boards").stream()
        .map(Path::getFileName)
        .map(Path::toString)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("files")
  void walker_and_engine_agree(String name) {
    new WalkerComparison(load(name).compiled()).play(new Playouts(1, 6, 2_000_000), 1);
  }
}

package org.rookery.tests.walker;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.compiler.CompiledGame;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** The walker and the engine find the same turns, and make them alike, all through random games. */
final class AgreementTest {
  static List<String> games() {
    return Games.names();
  }

  @ParameterizedTest
  @MethodSource("games")
  void walker_and_engine_agree(String name) {
    CompiledGame game = Games.named(name).compiled();
    Playouts playouts = Playouts.slow();
    for (int number = 0; number < playouts.games(); number++) {
      new Comparison(game, playouts.seed(number)).play(playouts);
    }
  }
}

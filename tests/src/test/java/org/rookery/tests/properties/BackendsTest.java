package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rookery.bytecode.BytecodeBackend;
import org.rookery.engine.run.Backend;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/** Whatever runs the code, the same moves come out in the same order. */
class BackendsTest {
  static List<String> games() {
    return Games.sample();
  }

  @ParameterizedTest
  @MethodSource("games")
  void back_ends_agree(String name) {
    GameEngine game = Games.named(name);
    MoveGenerator graph = new MoveGenerator(game.program(), Backend.GRAPH);
    MoveGenerator bytecode = new MoveGenerator(game.program(), BytecodeBackend.AT_ONCE);
    Playouts playouts = Playouts.quick();
    for (int number = 0; number < playouts.games(); number++) {
      Playout playout = new Playout(game, playouts.seed(number));
      playout.play(
          playouts.plies(),
          position -> {
            assertThat(bytecode.pseudoLegalMoves(position))
                .as(playout::where)
                .isEqualTo(graph.pseudoLegalMoves(position));
            assertThat(bytecode.legalMoves(position))
                .as(playout::where)
                .isEqualTo(graph.legalMoves(position));
            assertThat(bytecode.countLegal(position))
                .as(playout::where)
                .isEqualTo(graph.countLegal(position));
          });
    }
  }
}

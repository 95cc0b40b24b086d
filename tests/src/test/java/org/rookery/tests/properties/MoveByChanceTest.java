package org.rookery.tests.properties;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Move;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.turn.Draws;
import org.rookery.game.engine.GameEngine;
import org.rookery.tests.Games;
import org.rookery.tests.Playouts;

/**
 * A move that chance chooses is the one of the legal moves that the same chance chooses among them,
 * with all that happens after it.
 */
class MoveByChanceTest {
  private static final Playouts PLAYOUTS = Playouts.quick();
  private static final int PLIES = 24;

  /** With counters, the greatest capture, dice, draws from a hand, and players who go out. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "three-check",
        "catchup",
        "international-draughts",
        "backgammon",
        "entropy",
        "four-player-chess"
      })
  void it_is_one_of_the_legal_moves(String name) {
    GameEngine game = Games.named(name);
    MoveBuffer chosen = new MoveBuffer();
    for (int i = 0; i < PLAYOUTS.games(); i++) {
      Playout playout = new Playout(game, PLAYOUTS.seed(i));
      playout.play(
          PLIES,
          position -> {
            List<Move> legal = game.generator().legalMoves(position);
            int seed = legal.size();
            game.generator().legalMoveByChance(position, new Random(seed)::nextInt, chosen);
            assertThat(chosen.size()).isEqualTo(1);
            assertThat(chosen.move(0))
                .as(name + " " + playout.where())
                .isEqualTo(
                    legal.get(
                        Draws.choose(game.program(), position, legal, new Random(seed)::nextInt)));
          });
    }
  }
}

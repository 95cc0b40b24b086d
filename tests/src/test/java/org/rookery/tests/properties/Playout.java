package org.rookery.tests.properties;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;

/** One random game, the same whenever it is played with the same seed. */
final class Playout {
  private final GameEngine game;
  private final Random random;
  private final Position position;

  Playout(GameEngine game, long seed) {
    this.game = game;
    this.random = new Random(seed);
    this.position = game.start();
  }

  Position position() {
    return position;
  }

  Random random() {
    return random;
  }

  /**
   * Plays on until the game is over or {@code plies} turns have been made, looking at each position
   * on the way.
   */
  void play(int plies, Consumer<Position> look) {
    for (int ply = 0; ply < plies; ply++) {
      look.accept(position);
      List<Move> moves = game.generator().legalMoves(position);
      if (moves.isEmpty() || game.adjudicator().outcome(position).isOver()) {
        return;
      }
      position.make(moves.get(random.nextInt(moves.size())));
    }
    look.accept(position);
  }

  /** Where the game stands, to find it again. */
  String where() {
    return "after " + position.ply() + " turns: " + game.positions().print(position.setup());
  }
}

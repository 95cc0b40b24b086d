package org.rookery.player.match;

import org.rookery.game.Game;
import org.rookery.game.Rules;

/** A game for programs that are scripts: who is to move has one move only, one step up or down. */
final class ToyGame {
  static final Game GAME =
      Rules.of(
              "toy.rules",
              """
              (game (title "Toy") (players White Black) (turn-order White Black)
                (board (rectangle 2 8)) (board-setup (White (Man a1)) (Black (Man b8)))
                (piece (name Man) (letter M) (moves (n (verify empty?) add)))
                (stalemate loss))
              """)
          .load()
          .orThrow();

  private ToyGame() {}
}

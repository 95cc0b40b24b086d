package org.rookery.engine.convention;

import java.util.Optional;

/** What the pieces, squares and players of a game are called in our own texts. */
public interface TextNames {
  /** The letters of a piece, in the case of its owner. */
  String label(int content);

  /** The same without marks behind them. */
  String letter(int content);

  /** The square of a name. */
  Optional<Integer> square(String name);

  /** The name of a square. */
  String square(int square);

  /** The letter of a player to move. */
  String mover(int player);
}

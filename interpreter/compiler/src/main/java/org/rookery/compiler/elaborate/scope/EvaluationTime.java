package org.rookery.compiler.elaborate.scope;

import org.rookery.language.source.Origin;

/** When it is asked what stands in a scope, which decides what may be asked. */
public enum EvaluationTime {
  /** While a piece moves: there is a cursor, and flags. */
  MOVE,
  /** Between parts of a move, or at its end. */
  PART,
  /** When a move has been made that is not yet known to be legal. */
  MADE,
  /** When it is judged how the game stands. */
  END,
  /** Between parts or at the end of a turn, with the cursor on one square after the other. */
  SQUARE;

  /** The same moment, with a cursor. */
  public EvaluationTime onSquare() {
    return this == MOVE ? MOVE : SQUARE;
  }

  /** Tells, where nothing moves, what is wrong with asking about what only moves have. */
  public void needMove(Problems problems, Origin origin, String message, String label) {
    if (this != MOVE) {
      problems.oddity("no-cursor", origin, message, label);
    }
  }

  /** The same of a place that is said from where the cursor is. */
  public void needMove(Problems problems, Origin origin) {
    if (this == SQUARE) {
      return;
    }
    if (this == MADE) {
      String message =
          "When the move has been made there is no cursor, so this asks about no square.";
      String label = "name a square; where the move began and ended are `last-from` and `last-to`";
      needMove(problems, origin, message, label);
      return;
    }
    String message = "Where nothing moves there is no cursor, so this asks about no square.";
    needMove(problems, origin, message, "name a square");
  }

  /**
   * Tells, except where it is judged how the game stands, that nothing may ask which turns there
   * are: the answer would be needed to find them.
   */
  public void needEnd(Problems problems, Origin origin) {
    if (this != END) {
      String message = "Which moves there are, or have been, is known only when a move is over.";
      problems.error("asks-for-turns", origin, message, "only an `ending` may ask this");
    }
  }
}

package org.rookery.game;

import org.rookery.engine.notation.TextException;

/**
 * A text that is no position of a game: its message is one sentence that says what is wrong and
 * what was expected.
 */
public final class BadPosition extends Exception {
  private static final long serialVersionUID = 1;

  private final int column;

  BadPosition(TextException cause) {
    super(cause.getMessage(), cause);
    column = cause.column();
  }

  /** The column of the problem, from 1. */
  public int column() {
    return column;
  }
}

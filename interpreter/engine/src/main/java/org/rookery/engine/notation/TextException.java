package org.rookery.engine.notation;

/**
 * A text that is no position: its message is one sentence that says what is wrong and what was
 * expected.
 */
public final class TextException extends Exception {
  private static final long serialVersionUID = 1;

  private final int column;

  TextException(int column, String message) {
    super(message);
    this.column = column;
  }

  /** The column of the problem, from 1. */
  public int column() {
    return column;
  }
}

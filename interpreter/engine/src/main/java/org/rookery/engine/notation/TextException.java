package org.rookery.engine.notation;

/**
 * A text that is no position: its message is one sentence that says what is wrong and what was
 * expected.
 */
public final class TextException extends Exception {
  private static final long serialVersionUID = 1;

  /** As much of a text as a sentence about it can hold. */
  private static final int MOST = 60;

  private final int column;

  TextException(int column, String message) {
    super(message);
    this.column = column;
  }

  /** A text in quotes, for a sentence about it: cut off where it is long. */
  static String quoted(String text) {
    return "`" + cut(text) + "`";
  }

  /** A text, cut off where it is long. */
  static String cut(String text) {
    if (text.length() <= MOST) {
      return text;
    }
    boolean splits = Character.isHighSurrogate(text.charAt(MOST - 1));
    return text.substring(0, splits ? MOST - 1 : MOST) + "…";
  }

  /** The column of the problem, from 1. */
  public int column() {
    return column;
  }
}

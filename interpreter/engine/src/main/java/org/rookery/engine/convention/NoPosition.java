package org.rookery.engine.convention;

/** A text in a convention of players that says no position. */
public final class NoPosition extends Exception {
  private static final long serialVersionUID = 1;

  private static final int MOST_QUOTED = 30;

  private final int column;

  NoPosition(int column, String sentence) {
    super(sentence);
    this.column = column;
  }

  /** A part of a position as a sentence quotes it; of a long one the beginning. */
  static String quoted(String text) {
    return "`" + (text.length() > MOST_QUOTED ? text.substring(0, MOST_QUOTED) + "…" : text) + "`";
  }

  /** Where it is wrong, the first letter being 1. */
  public int column() {
    return column;
  }
}

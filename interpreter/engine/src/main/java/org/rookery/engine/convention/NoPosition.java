package org.rookery.engine.convention;

/** A text in a convention of players that says no position. */
public final class NoPosition extends Exception {
  private static final long serialVersionUID = 1;

  private final int column;

  NoPosition(int column, String sentence) {
    super(sentence);
    this.column = column;
  }

  /** Where it is wrong, the first letter being 1. */
  public int column() {
    return column;
  }
}

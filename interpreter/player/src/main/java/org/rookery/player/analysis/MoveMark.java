package org.rookery.player.analysis;

/** How a turn is judged, by how much of the chance to win it gives away. */
public enum MoveMark {
  /** Nothing to say against it. */
  FINE(0, "", 0, "fine"),
  DUBIOUS(0.1, "?!", 6, "dubious"),
  MISTAKE(0.2, "?", 2, "mistake"),
  BLUNDER(0.3, "??", 4, "blunder");

  private final double least;
  private final String sign;
  private final int nag;
  private final String word;

  MoveMark(double least, String sign, int nag, String word) {
    this.least = least;
    this.sign = sign;
    this.nag = nag;
    this.word = word;
  }

  /** The mark of a turn that gives away so much of the chance to win, from 0 to 1. */
  static MoveMark of(double loss) {
    MoveMark mark = FINE;
    for (MoveMark worse : values()) {
      mark = loss >= worse.least ? worse : mark;
    }
    return mark;
  }

  /** As it is written behind a turn. */
  public String sign() {
    return sign;
  }

  /** The number by which PGN knows it. */
  public int nag() {
    return nag;
  }

  /** What one of them is called. */
  public String word() {
    return word;
  }
}

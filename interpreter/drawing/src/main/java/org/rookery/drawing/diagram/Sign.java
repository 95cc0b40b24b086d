package org.rookery.drawing.diagram;

/** What a piece may do on a square, or what a square matters to it. */
public enum Sign {
  /** It goes there. */
  GO('o', "goes there"),
  /** It captures what stands there. */
  CAPTURE('x', "captures there"),
  /** It goes there when it finds other pieces in the right places. */
  HOP('^', "goes there over other pieces"),
  /** It captures what stands there when it finds other pieces in the right places. */
  HOP_CAPTURE('!', "captures there over other pieces"),
  /** What stands there is captured though the piece goes elsewhere. */
  REMOTE('#', "is captured though the piece goes elsewhere"),
  /** The square must be empty though the piece does not stop on it. */
  LEG('-', "must be empty"),
  /** It acts without moving. */
  IN_PLACE('@', "acts without moving");

  private final char letter;
  private final String words;

  Sign(char letter, String words) {
    this.letter = letter;
    this.words = words;
  }

  /** The sign in a diagram of letters. */
  public char letter() {
    return letter;
  }

  /** The sign in words. */
  public String words() {
    return words;
  }
}

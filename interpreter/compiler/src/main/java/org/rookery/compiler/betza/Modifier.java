package org.rookery.compiler.betza;

/**
 * What a lower-case letter, other than a direction, says about a leg; in the order they are
 * printed.
 */
enum Modifier {
  /** Only a piece that has never moved; on a later leg, as many steps as the leg before. */
  INITIAL("i"),
  /** Only a piece one rank ahead of where such a piece stood at the start. */
  ADVANCED("ii"),
  /** Changes places with the piece it takes. */
  UNLOAD("u"),
  QUIET("m"),
  CAPTURE("c"),
  /** Captures a piece of its own side. */
  FRIEND("d"),
  /** Captures en passant. */
  PASSER("e"),
  /** Captures no royal piece; on an earlier leg, hops over friends only. */
  TAME("t"),
  /** Captures royal pieces only. */
  ROYAL("k"),
  /** Over a piece, without harm. */
  HOP("p"),
  /** Over a piece, then leaper and slider change places. */
  HOP_SWAP("g"),
  /** Over an empty square, then leaper and slider change places. */
  SWAP("y"),
  /** A rider that keeps turning the same way. */
  CIRCLE("q"),
  /** A rider that turns one way and the other. */
  CROOKED("z"),
  /** The square half-way must be empty. */
  LAME("n"),
  /** The square half-way must be occupied; a slider skips its first square. */
  JUMP("j");

  private final String letters;

  Modifier(String letters) {
    this.letters = letters;
  }

  /** As written. */
  String letters() {
    return letters;
  }
}

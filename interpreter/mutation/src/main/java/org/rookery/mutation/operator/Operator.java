package org.rookery.mutation.operator;

import java.util.Locale;

/** The kinds of change that are made to rules, in the order of reports. */
public enum Operator {
  /** A test is left out. */
  DROP_TEST,
  /** A test asks for the opposite. */
  NEGATE_TEST,
  /** A direction is another one. */
  DIRECTION,
  /** A player is another one, a friend an enemy. */
  PLAYER,
  /** A word is a similar one. */
  WORD,
  /** A square, or a place in a rule, is another one. */
  PLACE,
  /** A piece type is another one, or left out of a list. */
  PIECE,
  /** A number is one more or one less. */
  NUMBER,
  /** A rule is left out. */
  DROP_RULE,
  /** A step is left out. */
  DROP_STEP,
  /** What a move does besides is left out. */
  DROP_EFFECT,
  /** A way for the game to end is left out. */
  DROP_ENDING,
  /** A promotion is left out, or is to another piece. */
  PROMOTION,
  /** A zone has a square or a rank more or less. */
  ZONE_EDGE,
  /** A movement in Betza's notation is another one. */
  BETZA,
  /** A piece stands elsewhere when the game begins, or not at all. */
  SETUP,
  /** A turn is left out of the turn order. */
  TURN_ORDER;

  /** Its name in reports, such as {@code drop-test}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

package org.rookery.coverage;

/** What can be looked at in one place of the rules. */
public enum CoverageKind {
  /** A statement runs. */
  RUN("never needed"),
  /** A test holds. */
  YES("never decides by yes"),
  /** A test does not hold. */
  NO("never decides by no"),
  /** A test of a square sees nothing there. */
  NOTHING("never asked of an empty square"),
  /** A test of a square sees a piece of the mover. */
  FRIEND("never asked of a friend"),
  /** A test of a square sees a piece of another player. */
  ENEMY("never asked of an enemy"),
  /** A test of a zone asks about a square inside, next to one outside. */
  INSIDE("never asked of the zone's last squares"),
  /** A test of a zone asks about a square outside, next to one inside. */
  OUTSIDE("never asked of the first squares outside the zone"),
  /** A test of a square for piece types sees one of a kind. */
  KIND("never asked where it matters of"),
  /** A turn is made. */
  MADE("no move of it is checked"),
  /** A turn is refused by the last test before it. */
  REFUSED("never refused by its last test"),
  /** An ending is reached. */
  REACHED("never reached"),
  /** An ending is just not reached: a count is one short, or the condition does not hold. */
  MISSED("never just missed"),
  /** An ending is reached where one behind it would say something else. */
  FIRST("never reached where an ending behind it would decide otherwise"),
  /** A part of a condition, were it otherwise, would keep the condition from holding. */
  HOLDS_BY("never decides where the condition holds"),
  /** A part of a condition, were it otherwise, would let the condition hold. */
  FAILS_BY("never decides where the condition does not hold"),
  /** Something else in its place would change an answer. */
  APART("never distinguished from"),
  /** If it were not there an answer would be another. */
  NEEDED("never needed"),
  /** If an area that a condition names were without the square an answer would be another. */
  MEMBER("no answer hangs on its squares"),
  /** If an area that a condition names had the square too an answer would be another. */
  NEIGHBOUR("no answer would be another with the squares beside it"),
  /** A counter changes so after a turn. */
  CHANGED("no counter is checked after this"),
  /** A turn resets the count of quiet moves, which would have come to its end. */
  RESETS("never resets a count that would have come to its end"),
  /** A turn is quiet, and the count comes to its end. */
  QUIET("no quiet move of it is counted to the end"),
  /** A player passes. */
  PASSES("no pass is checked"),
  /** A player takes over the other side. */
  SWAPS("no swap is checked"),
  /** A player goes out of the game. */
  OUT("no player is seen to go out"),
  /** A piece of the set-up is looked at. */
  SET_UP("not checked in the set-up on"),
  /** What is looked at would be other if two pieces of the set-up had changed places. */
  PLACES("no answer changes when these change places:");

  private final String missing;

  CoverageKind(String missing) {
    this.missing = missing;
  }

  /** What to say where it is not looked at. */
  public String missing() {
    return missing;
  }
}

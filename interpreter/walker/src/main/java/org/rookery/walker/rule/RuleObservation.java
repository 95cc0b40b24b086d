package org.rookery.walker.rule;

import org.rookery.language.source.Origin;

/**
 * Something a rule did when it ran for a piece.
 *
 * @param piece who the rule ran for, as the position has it
 * @param how what was done there
 * @param where which part of a statement, edge of a zone, piece type or number it is about; empty
 *     where there is no other
 */
public record RuleObservation(int piece, Origin origin, How how, String where) {
  RuleObservation(int piece, Origin origin, How how) {
    this(piece, origin, how, "");
  }

  /** What a rule did. */
  public enum How {
    RAN,
    ANSWERED_YES,
    ANSWERED_NO,
    EMITTED,
    /** A test asked what stands on a square, and nothing did. */
    SAW_NOTHING,
    /** The same, and one of the mover's pieces did. */
    SAW_FRIEND,
    /** The same, and another's piece did. */
    SAW_ENEMY,
    /** A test asked for a zone, of a square inside with a neighbour outside. */
    LAST_INSIDE,
    /** The same, of a square outside with a neighbour inside. */
    FIRST_OUTSIDE,
    /** The last test before an emission did not let it through. */
    REFUSED,
    /** A test asked for piece types, of such a piece. */
    SAW_KIND,
    /** A test of a number would have been answered otherwise if it had asked for this one. */
    BESIDE,
    /**
     * A turn was forbidden by what would be no reason if a part of the condition were otherwise.
     */
    FORBIDDEN_BY,
    /** A turn was made that would be forbidden if a part of a condition were otherwise. */
    ALLOWED_BY,
    /** Whether a turn was forbidden hung on a square of a list. */
    HUNG_ON;

    /** Whether it says something of what is forbidden to all pieces of a player. */
    public boolean isForAll() {
      return compareTo(FORBIDDEN_BY) >= 0;
    }

    /** Whether it is something done, rather than how something looked when it was done. */
    public boolean isDeed() {
      return compareTo(EMITTED) <= 0;
    }
  }
}

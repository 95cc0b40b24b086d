package org.rookery.compiler.model;

/** A place a running block remembers. */
public enum Register {
  /** Where the cursor is. */
  CURSOR,
  /** Where the block began. */
  START,
  /** The one square remembered by {@code mark}. */
  MARK,
  /** Where the next leg lifts its piece. */
  FROM,
  /** Where the next leg puts it; unset means the cursor. */
  TO,
  /** Where the last move of the game began. */
  LAST_FROM,
  /** Where the last move of the game ended. */
  LAST_TO
}

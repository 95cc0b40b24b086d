package org.rookery.logs;

/** One component of a move field; spaces and pieces are the preset's and the game's numbers. */
sealed interface Step {
  /** A label that was not given. */
  int ANY_PIECE = -1;

  /**
   * The piece on one space goes to another; what stood there is gone.
   *
   * @param piece what it is said to be, or {@link #ANY_PIECE}
   */
  record Go(int piece, int from, int to) implements Step {}

  /** A piece is put on a space. */
  record Place(int piece, int to) implements Step {}

  /** The same, by the drop operator: the piece comes from the hand. */
  record Drop(int piece, int to) implements Step {}

  /**
   * A space becomes empty.
   *
   * @param returns whether a space that has been taken off the board comes back
   */
  record Clear(int at, boolean returns) implements Step {}

  /** A space is taken off the board. */
  record Delete(int at) implements Step {}

  /** A piece leaves the hand for good. */
  record Discard(int piece) implements Step {}

  /** Nothing is done. */
  record Pass() implements Step {}
}

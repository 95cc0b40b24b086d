package org.rookery.program;

/**
 * What a move does with columns: pieces that lie on each other on one square, of which only the top
 * one stands there for all else.
 *
 * <p>Packed with a number into the first operand of an {@link Edit#COLUMN}.
 */
public enum ColumnWork {
  /** What the move puts on the square covers what stands there instead of capturing it. */
  COVER,
  /** Only this many pieces move, the topmost of the column that the part's first leg lifts. */
  CARRY,
  /** This many of the moving pieces, the lowest first, are left on the square. */
  LEAVE,
  /**
   * The top piece on the square is captured, and goes under the column that has arrived. With the
   * number {@link #AGAIN} a whole chain may do so twice on one square, but not twice in a row.
   */
  UNDER,
  /** The piece beneath the top one on the square becomes the type of that number. */
  TURN,
  /**
   * Of the pieces on the square only so many stay, the topmost: the others leave the board, those
   * of the player whose pieces move for their hand.
   */
  KEEP;

  /** The number of a taking that may be done again. */
  public static final int AGAIN = 1;

  /** The greatest number that fits. */
  public static final int LIMIT = (1 << 10) - 1;

  private static final ColumnWork[] ALL = values();

  /** The first operand of an edit that does this. */
  public int with(int number) {
    return ordinal() << 10 | number;
  }

  /** The edit word that does this on a square. */
  public int on(int square, int number) {
    return Edit.of(Edit.COLUMN, with(number), square);
  }

  /** What the edit word of a {@link Edit#COLUMN} does. */
  public static ColumnWork of(int word) {
    return ALL[Edit.a(word) >>> 10];
  }

  /** The number in it. */
  public static int number(int word) {
    return Edit.a(word) & LIMIT;
  }

  /** Whether an edit word is one that does this. */
  public boolean isIn(int word) {
    return Edit.kind(word) == Edit.COLUMN && of(word) == this;
  }

  /**
   * Whether one of the first words, so many of them, says that a square is covered: what is taken
   * under there stays there, too.
   */
  public static boolean isCovered(int[] words, int count, int square) {
    for (int i = 0; i < count; i++) {
      if ((COVER.isIn(words[i]) || UNDER.isIn(words[i])) && Edit.b(words[i]) == square) {
        return true;
      }
    }
    return false;
  }
}

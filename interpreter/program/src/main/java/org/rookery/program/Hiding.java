package org.rookery.program;

/**
 * What players do not see of a position while the game goes on.
 *
 * @param fog whether they see nothing but their own pieces and the squares that their moves could
 *     change
 * @param faceDown the pieces whose type only their owner's team knows, unless they are shown
 * @param standIn the piece type that others see in their place, or {@link #NO_TYPE}
 * @param shown the bit of the attribute by which a piece is shown; 0 if none ever is
 */
public record Hiding(boolean fog, ContentSet faceDown, int standIn, int shown) {
  /** For games in which no piece lies face down. */
  public static final int NO_TYPE = -1;

  /** For games in which players see everything. */
  public static final Hiding NOTHING = new Hiding(false, new ContentSet(new int[0]), NO_TYPE, 0);

  /** Whether something is hidden. */
  public boolean hides() {
    return fog || hidesTypes();
  }

  /** Whether pieces lie face down. */
  public boolean hidesTypes() {
    return standIn != NO_TYPE;
  }

  /** Whether a piece on the board lies face down, by its attribute bits. */
  public boolean covers(int content, int attributes) {
    return content != Contents.EMPTY && (attributes & shown) == 0 && faceDown.has(content);
  }
}

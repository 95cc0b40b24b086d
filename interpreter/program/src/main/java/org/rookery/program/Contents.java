package org.rookery.program;

/**
 * The coding of what can stand on a square: 0 is empty, {@code 1 + type * players + owner} a piece.
 *
 * @param types the number of piece types
 * @param players the number of players, neutral ones included
 */
public record Contents(int types, int players) {
  /** The content of an empty square. */
  public static final int EMPTY = 0;

  /** The number of contents, the empty one included. */
  public int size() {
    return 1 + types * players;
  }

  /** The content of a piece of {@code type} owned by {@code owner}. */
  public int of(int type, int owner) {
    return 1 + type * players + owner;
  }

  /** The piece type of a piece. */
  public int type(int content) {
    return (content - 1) / players;
  }

  /** The owner of a piece. */
  public int owner(int content) {
    return (content - 1) % players;
  }

  /** The number of 32-bit words in a {@linkplain ContentSet content set}. */
  public int maskWords() {
    return (size() + 31) >>> 5;
  }
}

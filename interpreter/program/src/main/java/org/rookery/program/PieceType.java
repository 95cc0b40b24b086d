package org.rookery.program;

import java.util.List;
import java.util.Optional;

/**
 * A piece type.
 *
 * @param name the rules file's name
 * @param letters one text per player for FEN and move texts: {@code N} and {@code n}, {@code +R}
 *     and {@code +r}
 * @param capturedAs the type it becomes in a captor's hand (its own index when it stays what it is)
 * @param attributes the attribute bits of a new piece of this type
 * @param description one sentence for players, possibly empty
 * @param image the name of a glyph to draw it with, possibly empty
 * @param value what its author says it is worth, in hundredths of any unit, or {@link #NO_VALUE}
 * @param supply whether its players always have one in hand, however many they drop
 * @param unmovedInFen whether FEN's castling field tells which of these pieces have not moved
 * @param castlingSign how it tells which of them may castle, if that is an attribute of theirs
 */
public record PieceType(
    String name,
    List<String> letters,
    int capturedAs,
    int attributes,
    String description,
    String image,
    int value,
    boolean supply,
    boolean unmovedInFen,
    Optional<CastlingSign> castlingSign) {
  /** In place of a value: its author says none. */
  public static final int NO_VALUE = Integer.MIN_VALUE;

  /**
   * How FEN's castling field tells which pieces of a piece may castle.
   *
   * @param attribute the bit of the attribute that such a piece has
   * @param byFile whether the letter is that of its file, rather than K or Q by the side of the
   *     royal piece it stands on
   */
  public record CastlingSign(int attribute, boolean byFile) {}
}

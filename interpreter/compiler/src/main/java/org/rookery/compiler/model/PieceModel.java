package org.rookery.compiler.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rookery.language.source.Origin;
import org.rookery.program.GameProgram;

/**
 * A piece type.
 *
 * @param letters its text in FEN and move texts, one per player; empty texts are derived from the
 *     name
 * @param capturedAs the piece it becomes in a captor's hand; its own name when it stays what it is
 * @param attributes the attributes of a new piece, with their values
 * @param moves blocks run from the piece's square
 * @param drops blocks run on each square for a piece in hand
 * @param inHand blocks run once for a piece in hand that stays off the board
 * @param value what its author says it is worth, in hundredths, or {@link
 *     org.rookery.program.PieceType#NO_VALUE}
 * @param suppliedTo the players who always have one in hand, however many they drop
 * @param unmovedInFen whether FEN's castling field tells which of these pieces have not moved
 * @param castlingSign how it tells which of them may castle, if that is an attribute of theirs
 */
public record PieceModel(
    String name,
    List<String> letters,
    String capturedAs,
    Map<String, Boolean> attributes,
    List<Block> moves,
    List<Block> drops,
    List<Block> inHand,
    String description,
    String image,
    int value,
    List<String> suppliedTo,
    boolean unmovedInFen,
    Optional<CastlingSign> castlingSign,
    Origin origin) {

  /** Whether some player always has one in hand: positions do not tell it. */
  public boolean supply() {
    return !suppliedTo.isEmpty();
  }

  /** Whether it is only thrown by chance, as the face of a die is. */
  public boolean isThrown() {
    return supply() && suppliedTo.stream().allMatch(GameProgram::isChance);
  }

  /** Its blocks, for pieces on the board, for drops and for pieces in hand, in this order. */
  public List<Block> blocks() {
    return Stream.of(moves, drops, inHand).flatMap(List::stream).toList();
  }

  /**
   * By which attribute a piece may castle, and whether positions tell it by its file rather than by
   * the side of the royal piece.
   */
  public record CastlingSign(String attribute, boolean byFile) {}

  /** One block of rules, or several borrowed from another piece. */
  public sealed interface Block {
    /** The move type, empty when it has none. */
    String moveType();

    /** What it states itself, in order: all of a written block, what a borrowed one adds. */
    List<Statement> statements();

    /** Where it is written. */
    Origin origin();

    /** Rules of its own. */
    record Written(String moveType, List<Statement> statements, Origin origin) implements Block {}

    /**
     * The blocks of another piece.
     *
     * @param which which of their emissions are kept
     * @param statements run at each emission kept: in its place when they emit themselves, else
     *     before it
     */
    record Borrowed(
        String moveType, String piece, Which which, List<Statement> statements, Origin origin)
        implements Block {}
  }

  /** Which moves are borrowed. */
  public enum Which {
    ALL,
    QUIET,
    CAPTURES
  }
}

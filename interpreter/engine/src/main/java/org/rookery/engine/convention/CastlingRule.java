package org.rookery.engine.convention;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.PieceType.CastlingSign;
import org.rookery.program.Right;

/**
 * What castling is: two friends of different types go in one part of a move, and the game lets
 * these two castle, as {@code castles?} asks or an attribute of the partner's says that positions
 * tell in their castling field.
 *
 * <p>In games that ask for neither, castling is what changes the order of two such friends on a
 * line if one is royal, or if there are no royal pieces and neither has moved. A piece that pushes
 * a friend does not castle.
 */
public final class CastlingRule {
  private final GameProgram program;
  private final Grid grid;
  private final boolean hasRights;
  private final boolean hasRoyals;

  /** The rule of a game. */
  public CastlingRule(GameProgram program, Grid grid) {
    this.program = program;
    this.grid = grid;
    hasRights =
        program.rights().stream().anyMatch(right -> right.squares().size() > 1)
            || program.pieces().stream().anyMatch(piece -> piece.castlingSign().isPresent());
    hasRoyals = !program.royal().contents().members().isEmpty();
  }

  /** A piece that goes from a square to a square, which may be the same. */
  public record Leg(int content, int from, int to) {}

  /** What is known of the pieces before they go. */
  public interface Known {
    /** Whether the pieces of the {@linkplain Right right} of that number have never moved. */
    boolean keeps(int right);

    /** Whether the piece on a square has an attribute. */
    boolean has(int square, int attribute);
  }

  /** Whether two pieces castle that go so, whichever of them is named first. */
  public boolean isCastling(Leg one, Leg other, Known known) {
    Contents contents = program.contents();
    boolean friends =
        one.content() != Contents.EMPTY
            && other.content() != Contents.EMPTY
            && contents.owner(one.content()) == contents.owner(other.content())
            && contents.type(one.content()) != contents.type(other.content());
    if (!friends) {
      return false;
    }
    return hasRights
        ? keepRight(known, one.from(), other.from())
            || isSigned(one, known)
            || isSigned(other, known)
        : (pass(one, other, grid::column, grid::row) || pass(one, other, grid::row, grid::column))
            && (hasRoyals
                ? isRoyal(one) || isRoyal(other)
                : keepRight(known, one.from()) && keepRight(known, other.from()));
  }

  /** Whether a right that asks of all these squares is kept. */
  private boolean keepRight(Known known, Integer... squares) {
    List<Right> rights = program.rights();
    return IntStream.range(0, rights.size())
        .anyMatch(
            right ->
                rights.get(right).squares().containsAll(List.of(squares)) && known.keeps(right));
  }

  private boolean isSigned(Leg partner, Known known) {
    return program
        .pieces()
        .get(program.contents().type(partner.content()))
        .castlingSign()
        .map(CastlingSign::attribute)
        .filter(attribute -> known.has(partner.from(), attribute))
        .isPresent();
  }

  private boolean isRoyal(Leg leg) {
    return program.royal().contents().has(leg.content());
  }

  /**
   * Whether the two stand on one line, before and afterwards, and their order is another then.
   *
   * @param along where on such a line a square lies
   * @param line which line it is
   */
  private static boolean pass(Leg one, Leg other, IntUnaryOperator along, IntUnaryOperator line) {
    int first = line.applyAsInt(one.from());
    boolean stays =
        IntStream.of(other.from(), one.to(), other.to())
            .allMatch(square -> line.applyAsInt(square) == first);
    return stays
        && opposite(
            along.applyAsInt(one.from()) - along.applyAsInt(other.from()),
            along.applyAsInt(one.to()) - along.applyAsInt(other.to()));
  }

  private static boolean opposite(int before, int after) {
    return Integer.signum(before) * Integer.signum(after) < 0;
  }
}

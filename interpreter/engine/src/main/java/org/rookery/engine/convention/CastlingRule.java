package org.rookery.engine.convention;

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
        ? keepRight(one, other, known) || isSigned(one, known) || isSigned(other, known)
        : pass(one, other)
            && (hasRoyals
                ? isRoyal(one) || isRoyal(other)
                : isUnmoved(one, known) && isUnmoved(other, known));
  }

  private boolean keepRight(Leg one, Leg other, Known known) {
    for (int number = 0; number < program.rights().size(); number++) {
      Right right = program.rights().get(number);
      if (right.squares().contains(one.from())
          && right.squares().contains(other.from())
          && known.keeps(number)) {
        return true;
      }
    }
    return false;
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

  private boolean isUnmoved(Leg leg, Known known) {
    for (int number = 0; number < program.rights().size(); number++) {
      if (program.rights().get(number).squares().contains(leg.from()) && known.keeps(number)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the two stand on one line, before and afterwards, and their order is another then. */
  private boolean pass(Leg one, Leg other) {
    boolean row =
        grid.row(one.from()) == grid.row(other.from())
            && grid.row(one.to()) == grid.row(other.to())
            && grid.row(one.from()) == grid.row(one.to());
    boolean column =
        grid.column(one.from()) == grid.column(other.from())
            && grid.column(one.to()) == grid.column(other.to())
            && grid.column(one.from()) == grid.column(one.to());
    return (row
            && opposite(
                grid.column(one.from()) - grid.column(other.from()),
                grid.column(one.to()) - grid.column(other.to())))
        || (column
            && opposite(
                grid.row(one.from()) - grid.row(other.from()),
                grid.row(one.to()) - grid.row(other.to())));
  }

  private static boolean opposite(int before, int after) {
    return Integer.signum(before) * Integer.signum(after) < 0;
  }
}

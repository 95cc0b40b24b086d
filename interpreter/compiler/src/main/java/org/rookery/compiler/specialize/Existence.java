package org.rookery.compiler.specialize;

import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Quantity;
import org.rookery.program.Quantity.Relation;
import org.rookery.program.Test;

/**
 * The question whether some square of a small area holds one of certain pieces.
 *
 * @param wanted whether there should be one, or should be none
 */
record Existence(ContentSet pieces, int[] squares, boolean wanted) {
  /** Areas of more squares than this are counted by the engine, which does it word by word. */
  private static final int MOST_SQUARES = 10;

  /** The existence a test asks for, or null when it asks for something else. */
  static @Nullable Existence of(Test test) {
    if (!(test instanceof Test.Compare compare
        && compare.left() instanceof Quantity.PieceCount pieces
        && compare.right() instanceof Quantity.Constant bound)) {
      return null;
    }
    int[] squares = pieces.region().squares();
    if (squares.length > MOST_SQUARES) {
      return null;
    }
    boolean some = says(compare.relation(), bound.value(), true);
    boolean none = says(compare.relation(), bound.value(), false);
    return some != none && sameForAll(compare.relation(), bound.value(), squares.length)
        ? new Existence(pieces.contents(), squares, some)
        : null;
  }

  private static boolean says(Relation relation, int bound, boolean some) {
    return relation.holds(some ? 1 : 0, bound);
  }

  /** Whether the answer is the same for every number of pieces from one up. */
  private static boolean sameForAll(Relation relation, int bound, int most) {
    for (int count = 2; count <= most; count++) {
      if (relation.holds(count, bound) != relation.holds(1, bound)) {
        return false;
      }
    }
    return true;
  }
}

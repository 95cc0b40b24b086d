package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.rookery.program.ContentSet;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** A question about what stands on a square: rules that look there may come to another answer. */
record SquareQuestion(int square, ContentSet pieces) {
  /** Those of some rules, and of the tests that they ask. */
  static List<SquareQuestion> of(GameProgram program, RuleBlocks rules) {
    List<SquareQuestion> looks = new ArrayList<>();
    for (Rule rule : rules.all()) {
      if (rule instanceof Rule.Look look) {
        looks.add(new SquareQuestion(look.square(), look.pieces()));
      }
    }
    rules.tests().forEach(test -> of(program, test, looks::add));
    return looks;
  }

  /** Those of a test; one that asks about the whole board is none. */
  static void of(GameProgram program, Test test, Consumer<SquareQuestion> looks) {
    if (test instanceof Test.Holds holds) {
      looks.accept(new SquareQuestion(holds.square(), holds.contents()));
    }
    test.quantities().forEach(number -> of(program, number, looks));
    test.parts().forEach(part -> of(program, part, looks));
  }

  private static void of(GameProgram program, Quantity quantity, Consumer<SquareQuestion> looks) {
    if (quantity instanceof Quantity.PieceCount pieces) {
      int squares = program.topology().size();
      boolean all = true;
      for (int square = 0; square < squares; square++) {
        all &= pieces.region().has(square);
      }
      for (int square = 0; square < squares && !all; square++) {
        if (pieces.region().has(square)) {
          looks.accept(new SquareQuestion(square, pieces.contents()));
        }
      }
    }
    quantity.nested().forEach(part -> of(program, part, looks));
  }
}

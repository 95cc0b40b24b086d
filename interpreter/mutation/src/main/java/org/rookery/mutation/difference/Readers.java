package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** Finds the pieces whose rules ask for marks or rights, which show there and nowhere else. */
final class Readers {
  /** So many pieces on squares are looked at. */
  private static final int MOST = 4_000;

  private final GameProgram program;
  private final List<RuleDiff.Place> places = new ArrayList<>();
  private int looked;

  private Readers(GameProgram program) {
    this.program = program;
  }

  /** Where they stand. */
  static List<RuleDiff.Place> of(GameProgram program) {
    Readers readers = new Readers(program);
    if (!program.attributes().isEmpty() || !program.rights().isEmpty()) {
      for (int piece = 1; piece < program.contents().size(); piece++) {
        readers.look(piece);
      }
    }
    return readers.places;
  }

  private void look(int piece) {
    for (int square = 0; square < program.topology().size(); square++) {
      for (int group = 0; group < program.groups().size(); group++) {
        if (looked++ < MOST) {
          look(piece, square, program.rules().moves(piece, square, group));
        }
      }
    }
  }

  private void look(int piece, int square, RuleBlocks rules) {
    Set<Test> tests = rules.tests();
    if (tests.stream().anyMatch(test -> test.mentions(Readers::asksForMarks))) {
      places.add(
          new RuleDiff.Place(piece, square, false, SquareQuestion.of(program, rules), List.of()));
    }
  }

  private static boolean asksForMarks(Test test) {
    return test instanceof Test.OfMark;
  }
}

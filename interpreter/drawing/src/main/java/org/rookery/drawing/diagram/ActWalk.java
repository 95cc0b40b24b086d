package org.rookery.drawing.diagram;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleWalk;
import org.rookery.program.Test;

/**
 * Finds what a piece may do that needs no more than a few other pieces on the board.
 *
 * <p>The bound keeps rules that look at many squares readable, and finite: a capture of two pieces
 * at once is shown, one of three is not. Tests made of others are taken apart.
 */
final class ActWalk extends RuleWalk {
  /** How many rules are looked at; what lies beyond is not shown. */
  private static final int LIMIT = 400_000;

  /** The same where no other piece may be needed. */
  private static final int LIMIT_ALONE = 10_000;

  private final GameProgram program;
  private final int start;
  private final DiagramQuantities defaults;
  private final Predicate<Act> visitor;

  /**
   * A walk for a piece of {@code content}.
   *
   * @param start where it stands, or a negative number when it is in hand
   * @param mostPieces how many squares besides its own may have to be occupied
   * @param visitor is told of each act; says whether to look for more
   */
  ActWalk(GameProgram program, int content, int start, int mostPieces, Predicate<Act> visitor) {
    super(program.contents(), mostPieces == 0 ? LIMIT_ALONE : LIMIT, mostPieces);
    this.program = program;
    this.start = start;
    this.visitor = visitor;
    defaults = new DiagramQuantities(program, content, start);
    if (start >= 0) {
      stands(content, start);
    }
  }

  @Override
  protected void emitted(int block, int origin) {
    LinkedHashSet<String> conditions = new LinkedHashSet<>();
    List<Answer> answers = answers();
    for (Answer answer : answers) {
      if (answer.holds() != answer.test().match(defaults)) {
        conditions.add(answer.test().match(new ConditionWords(program)));
      }
    }
    List<Integer> edits = new ArrayList<>(collected());
    boolean takesPasser = edits.removeIf(edit -> edit == Rule.CAPTURE_PASSER);
    if (!visitor.test(new Act(List.copyOf(edits), takesPasser, needs(), answers, conditions))) {
      stop();
    }
  }

  @Override
  protected void ask(Test test, Runnable yes, Runnable no) {
    if (!goesOn()) {
      return;
    }
    switch (test.connective()) {
      case NOT -> ask(test.parts().get(0), no, yes);
      case ALL -> all(test.parts(), 0, yes, no);
      case ANY -> any(test.parts(), 0, yes, no);
      case NONE -> {
        if (test.constant().isPresent()) {
          next(test.constant().get() ? yes : no);
        } else if (test instanceof Test.Captures captures) {
          captures(captures, yes, no);
        } else if (test.entailed().isPresent()) {
          Test.Holds there = test.entailed().get();
          BitSet pieces = there.contents().members();
          super.ask(test, () -> holds(there.square(), pieces, yes, () -> {}), no);
        } else {
          super.ask(test, yes, no);
        }
      }
    }
  }

  private void all(List<Test> tests, int from, Runnable yes, Runnable no) {
    if (from == tests.size()) {
      next(yes);
    } else {
      ask(tests.get(from), () -> all(tests, from + 1, yes, no), no);
    }
  }

  private void any(List<Test> tests, int from, Runnable yes, Runnable no) {
    if (from == tests.size()) {
      next(no);
    } else {
      ask(tests.get(from), yes, () -> any(tests, from + 1, yes, no));
    }
  }

  /** A capture is pending, or a piece stands where the move ends. */
  private void captures(Test.Captures test, Runnable yes, Runnable no) {
    boolean isPending =
        collected().stream()
            .anyMatch(word -> word != Rule.CAPTURE_PASSER && Edit.kind(word) == Edit.CAPTURE);
    if (isPending) {
      next(yes);
    } else if (test.to() == start) {
      next(no);
    } else {
      BitSet empty = new BitSet();
      empty.set(Contents.EMPTY);
      holds(test.to(), empty, no, yes);
    }
  }
}

package org.rookery.mutation.difference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.rookery.engine.position.Setup;
import org.rookery.program.ContentSet;
import org.rookery.program.Test;

/** The way on which the fewest squares lack what would make it a way. */
final class Bridge {
  private static final int NOWHERE = -1;
  private static final int FAR = Integer.MAX_VALUE;

  private final Test.Reaches wanted;
  private final Setup setup;
  private final int[] lacking;
  private final int[] before;

  private Bridge(Test.Reaches wanted, Setup setup) {
    this.wanted = wanted;
    this.setup = setup;
    lacking = new int[setup.board().size()];
    before = new int[lacking.length];
    Arrays.fill(lacking, FAR);
    Arrays.fill(before, NOWHERE);
  }

  /** What has to stand where so that a way is there; nothing where none is possible. */
  static List<SquareQuestion> of(Test.Reaches wanted, Setup setup) {
    return new Bridge(wanted, setup).looks();
  }

  private List<SquareQuestion> looks() {
    measure();
    int end = NOWHERE;
    int least = FAR;
    for (int square : wanted.to().squares()) {
      int last = wanted.connects() ? square : cheapest(square);
      if (last != NOWHERE && lacking[last] != FAR) {
        int all = lacking[last] + (wanted.connects() ? 0 : cost(square, wanted.goal()));
        if (all < least) {
          least = all;
          end = square;
        }
      }
    }
    List<SquareQuestion> looks = new ArrayList<>();
    if (end != NOWHERE) {
      if (!wanted.connects()) {
        looks.add(new SquareQuestion(end, wanted.goal()));
      }
      int last = wanted.connects() ? end : cheapest(end);
      for (int square = last; square != NOWHERE; square = before[square]) {
        looks.add(new SquareQuestion(square, wanted.over()));
      }
    }
    return looks;
  }

  /** How many squares lack a piece on the best way to each square that lies on one. */
  private void measure() {
    Deque<Integer> open = new ArrayDeque<>();
    for (int square : wanted.from().squares()) {
      lacking[square] = cost(square, wanted.over());
      open.add(square);
    }
    while (!open.isEmpty()) {
      int square = open.remove();
      for (int next : wanted.next().of(square)) {
        int all = lacking[square] + cost(next, wanted.over());
        if (all < lacking[next]) {
          lacking[next] = all;
          before[next] = square;
          open.add(next);
        }
      }
    }
  }

  private int cost(int square, ContentSet pieces) {
    return pieces.has(setup.board().get(square)) ? 0 : 1;
  }

  /** From which square a last step to another is best made. */
  private int cheapest(int end) {
    int best = NOWHERE;
    for (int square = 0; square < lacking.length; square++) {
      boolean leads = wanted.next().region(square).has(end);
      if (leads && lacking[square] != FAR && (best == NOWHERE || lacking[square] < lacking[best])) {
        best = square;
      }
    }
    return best;
  }
}

package org.rookery.player.value;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.AdjacentSquares;
import org.rookery.program.Quantity;

/**
 * How far pieces are from forming one group: the empty steps between them along the shortest way
 * that joins all.
 */
final class GroupDistance implements Feature {
  private static final int PER_GAP = 40;
  private static final int APART = 1 << 12;

  private final boolean[] joins;
  private final int[][] steps;
  private final int worth;
  private final int[] waiting;
  private final int[] nearest;

  /**
   * Pieces that join.
   *
   * @param contents by number, how many piece types there are
   * @param sign 1 when to be joined is good for the first rival, -1 when it is bad for them
   */
  GroupDistance(Quantity.Groups groups, int contents, int sign) {
    joins = new boolean[contents];
    groups.contents().members().stream().filter(c -> c > 0).forEach(c -> joins[c] = true);
    int squares = groups.next().size();
    steps = new int[squares][];
    for (int square = 0; square < squares; square++) {
      steps[square] = stepsFrom(square, groups.next());
    }
    worth = PER_GAP * sign;
    waiting = new int[squares];
    nearest = new int[squares];
  }

  private GroupDistance(GroupDistance other) {
    joins = other.joins;
    steps = other.steps;
    worth = other.worth;
    waiting = new int[other.waiting.length];
    nearest = new int[other.nearest.length];
  }

  private static int[] stepsFrom(int from, AdjacentSquares next) {
    int[] steps = new int[next.size()];
    Arrays.fill(steps, APART);
    int[] queue = new int[steps.length];
    queue[0] = from;
    steps[from] = 0;
    int size = 1;
    for (int i = 0; i < size; i++) {
      for (int square : next.of(queue[i])) {
        if (steps[square] == APART) {
          steps[square] = steps[queue[i]] + 1;
          queue[size++] = square;
        }
      }
    }
    return steps;
  }

  /** The pieces come to the group one by one, the nearest to any of it first. */
  @Override
  public int score(Position position) {
    int[] board = position.contents();
    int pieces = 0;
    for (int square = 0; square < board.length; square++) {
      if (joins[board[square]]) {
        waiting[pieces] = square;
        nearest[pieces++] = APART;
      }
    }
    int gaps = 0;
    int last = pieces - 1;
    while (last > 0) {
      int[] from = steps[waiting[last]];
      int best = 0;
      for (int i = 0; i < last; i++) {
        nearest[i] = Math.min(nearest[i], from[waiting[i]]);
        best = nearest[i] < nearest[best] ? i : best;
      }
      gaps += nearest[best] - 1;
      last--;
      int square = waiting[best];
      waiting[best] = waiting[last];
      nearest[best] = nearest[last];
      waiting[last] = square;
    }
    return -worth * gaps;
  }

  @Override
  public Feature on(MoveGenerator generator) {
    return new GroupDistance(this);
  }
}

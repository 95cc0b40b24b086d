package org.rookery.engine.dead;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.engine.reachability.Kind;

/** What some pieces close together, each in one of the places where it may stand. */
final class Cover {
  /** After this many attempts the search gives up and proves nothing. */
  private static final int MOST_TRIES = 200_000;

  /** For each piece what it may close. */
  private final List<int[]> pieces = new ArrayList<>();

  /** For each piece: all that it and the pieces after it may close. */
  private final int[] rest;

  private int always;
  private int tries;

  /** Pieces of these kinds, each with the sets, as bits, that one of them may close. */
  Cover(Map<Kind, Set<Integer>> kinds) {
    kinds.forEach(
        (kind, masks) -> {
          if (kind.count == Kind.MANY) {
            masks.forEach(mask -> always |= mask);
          } else {
            int[] best = best(masks);
            for (int i = 0; i < kind.count; i++) {
              pieces.add(best);
            }
          }
        });
    rest = new int[pieces.size() + 1];
    for (int i = pieces.size() - 1; i >= 0; i--) {
      rest[i] = rest[i + 1];
      for (int mask : pieces.get(i)) {
        rest[i] |= mask;
      }
    }
  }

  /** Those that no other contains. */
  private static int[] best(Set<Integer> masks) {
    int[] best = new int[masks.size()];
    int count = 0;
    for (int mask : masks) {
      if (!isContained(mask, masks)) {
        best[count++] = mask;
      }
    }
    return Arrays.copyOf(best, count);
  }

  private static boolean isContained(int mask, Set<Integer> masks) {
    for (int other : masks) {
      if (other != mask && (other | mask) == other) {
        return true;
      }
    }
    return false;
  }

  /** Whether all of these may be closed. */
  boolean reaches(int goal) {
    tries = 0;
    return reaches(goal & ~always, 0);
  }

  private boolean reaches(int goal, int piece) {
    if (goal == 0 || tries++ > MOST_TRIES) {
      return true;
    }
    if ((goal & ~rest[piece]) != 0) {
      return false;
    }
    for (int mask : pieces.get(piece)) {
      if ((mask & goal) != 0 && reaches(goal & ~mask, piece + 1)) {
        return true;
      }
    }
    return reaches(goal, piece + 1);
  }
}

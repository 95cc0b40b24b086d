package org.rookery.engine.dead;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.engine.prospect.Frame;
import org.rookery.engine.prospect.Kind;
import org.rookery.program.ContentSet;

/**
 * A royal piece on a square, and what closes its escapes.
 *
 * @param escapes the squares that it can go to where they are safe and nothing is in the way
 * @param steps what may stand on each of them
 */
record Corner(int square, List<Integer> escapes, Map<Integer, ContentSet> steps) {
  /** In place of the rival's square: it may be anywhere. */
  static final int NOWHERE = -1;

  /** What pieces close together, each in one of its places. */
  Cover cover(Map<Kind, List<StandingPiece>> guards, int rivalSquare, Frame frame) {
    Map<Kind, Set<Integer>> masks = new LinkedHashMap<>();
    guards.forEach(
        (kind, places) -> {
          Set<Integer> closed = new LinkedHashSet<>();
          for (StandingPiece guard : places) {
            if (guard.square != rivalSquare) {
              closed.add(closed(guard, rivalSquare, frame));
            }
          }
          masks.put(kind, closed);
        });
    return new Cover(masks);
  }

  /** The escapes that a piece closes, as bits, and behind them whether it attacks the square. */
  int closed(StandingPiece guard, int rivalSquare, Frame frame) {
    int mask = attacks(guard, square, rivalSquare) ? 1 << escapes.size() : 0;
    for (int i = 0; i < escapes.size(); i++) {
      int escape = escapes.get(i);
      ContentSet open = steps.getOrDefault(escape, frame.nothing);
      boolean stands = guard.square == escape && (frame.isRoyal(guard.man) || !open.has(guard.man));
      if (stands || attacks(guard, escape, rivalSquare)) {
        mask |= 1 << i;
      }
    }
    return mask;
  }

  private static boolean attacks(StandingPiece guard, int target, int rivalSquare) {
    return rivalSquare == NOWHERE ? guard.attacks(target) : guard.attacks(target, rivalSquare);
  }
}

package org.rookery.engine.reachability;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Contents;

/**
 * Parts of the board in which pieces of a content go to and fro, such as the squares of one colour:
 * all positions of pieces in the same parts are judged together. Squares to which a piece never
 * returns are together where they are next to each other.
 *
 * <p>Which parts they are decides how much is proved, not whether it is true.
 */
public final class Regions {
  private final GameInvariants frame;
  private final int[] @Nullable [] regions;

  public Regions(GameInvariants frame) {
    this.frame = frame;
    regions = new int[frame.contents.size()][];
  }

  /** Whether the regions of a content have been looked for. */
  public boolean isKnown(int content) {
    return regions[content] != null;
  }

  /** For each square the first square of its region. */
  public int[] of(int content) {
    int[] known = regions[content];
    if (known == null) {
      known = find(content);
      regions[content] = known;
    }
    return known;
  }

  /**
   * By where pieces could arrive, which is known without making their rules; royal pieces, of which
   * all rules are needed, by where they go.
   */
  private int[] find(int content) {
    int[] known = find(frame.isRoyal(content) ? next(content) : arrivals(content));
    boolean still = Arrays.stream(known).distinct().count() == known.length;
    return still ? new int[known.length] : known;
  }

  private BitSet[] arrivals(int content) {
    BitSet[] arrivals = new BitSet[frame.squares];
    Arrays.setAll(arrivals, square -> frame.arrivals(content, square));
    return arrivals;
  }

  private static int[] find(BitSet[] next) {
    BitSet[] before = reversed(next);
    BitSet returning = new BitSet();
    BitSet left = new BitSet();
    left.set(0, next.length);
    int[] parent = new int[next.length];
    Arrays.setAll(parent, square -> square);
    for (int s = left.nextSetBit(0); s >= 0; s = left.nextSetBit(s + 1)) {
      BitSet together = reached(next, s);
      if (together.get(s)) {
        together.and(reached(before, s));
        together.stream().forEach(other -> join(other, together.nextSetBit(0), parent));
        returning.or(together);
        left.andNot(together);
      }
    }
    for (int square = 0; square < parent.length; square++) {
      for (int o = next[square].nextSetBit(0); o >= 0; o = next[square].nextSetBit(o + 1)) {
        if (!returning.get(square) && !returning.get(o)) {
          join(square, o, parent);
        }
      }
    }
    int[] roots = new int[parent.length];
    Arrays.setAll(roots, square -> root(parent, square));
    return roots;
  }

  private static BitSet[] reversed(BitSet[] next) {
    BitSet[] before = new BitSet[next.length];
    Arrays.setAll(before, square -> new BitSet());
    for (int square = 0; square < next.length; square++) {
      for (int o = next[square].nextSetBit(0); o >= 0; o = next[square].nextSetBit(o + 1)) {
        before[o].set(square);
      }
    }
    return before;
  }

  private BitSet[] next(int content) {
    BitSet[] next = new BitSet[frame.squares];
    Arrays.setAll(next, square -> new BitSet());
    if (frame.active.get(frame.contents.owner(content))) {
      for (int square = 0; square < next.length; square++) {
        for (Way way : frame.ways(content, square, 1).orElse(List.of())) {
          if (!onlyTakesRoyal(way)) {
            next[square].or(ends(way));
          }
        }
      }
    }
    return next;
  }

  private static BitSet ends(Way way) {
    BitSet ends = new BitSet();
    for (ReachabilityEffects.Fate fate : way.effects().fates()) {
      if (fate.square() == ReachabilityEffects.MOVER && fate.to() != ReachabilityEffects.NONE) {
        ends.set(fate.to());
      }
    }
    return ends;
  }

  /** The squares that it comes to from a square in one move or more. */
  private static BitSet reached(BitSet[] next, int from) {
    BitSet reached = (BitSet) next[from].clone();
    BitSet open = (BitSet) reached.clone();
    for (int square = open.nextSetBit(0); square >= 0; square = open.nextSetBit(0)) {
      open.clear(square);
      BitSet more = (BitSet) next[square].clone();
      more.andNot(reached);
      reached.or(more);
      open.or(more);
    }
    return reached;
  }

  private boolean onlyTakesRoyal(Way way) {
    int index = way.squares().indexOf(way.effects().to());
    return index >= 0
        && !way.needs().get(index).has(Contents.EMPTY)
        && way.needs().get(index).without(frame.program.royal().contents()).isEmpty();
  }

  private static void join(int one, int other, int[] parent) {
    int here = root(parent, one);
    int there = root(parent, other);
    parent[Math.max(here, there)] = Math.min(here, there);
  }

  private static int root(int[] parent, int square) {
    int root = square;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }
}

package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.program.AdjacentSquares;
import org.rookery.program.ContentSet;
import org.rookery.program.Region;
import org.rookery.program.Test;

/**
 * The connected components of one position, each found once: a condition may ask about ways from
 * every square of the board.
 */
final class Components {
  private final Position position;
  private final List<Kind> kinds = new ArrayList<>();

  Components(Position position) {
    this.position = position;
  }

  /** Whether a way leads from one region to the other. */
  boolean hold(Test.Reaches test) {
    Kind kind = kind(test.over(), test.next());
    long[] from = test.from().words();
    for (int word = 0; word < from.length; word++) {
      for (long left = from[word] & kind.over[word]; left != 0; left &= left - 1) {
        if (isAny(test, kind.reached(word << 6 | Long.numberOfTrailingZeros(left)))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a goal is among some squares. */
  private boolean isAny(Test.Reaches test, long[] squares) {
    long[] to = test.to().words();
    for (int word = 0; word < to.length; word++) {
      for (long left = to[word] & squares[word]; left != 0; left &= left - 1) {
        if (test.goal().has(position.content(word << 6 | Long.numberOfTrailingZeros(left)))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The compiler makes one object of neighbours for all tests that go the same ways. */
  @SuppressWarnings("ReferenceEquality")
  private Kind kind(ContentSet over, AdjacentSquares next) {
    for (Kind kind : kinds) {
      if (kind.next == next && kind.contents.equals(over)) {
        return kind;
      }
    }
    Kind kind = new Kind(position, over, next);
    kinds.add(kind);
    return kind;
  }

  /** The components that ways over some contents form. */
  private static final class Kind {
    private final ContentSet contents;
    private final AdjacentSquares next;

    /** The squares that hold such contents. */
    private final long[] over;

    /**
     * What ways from a square may end on, as far as it is known, and the squares it is known of.
     */
    private final List<long[]> found = new ArrayList<>();

    private final List<long[]> known = new ArrayList<>();

    Kind(Position position, ContentSet contents, AdjacentSquares next) {
      this.contents = contents;
      this.next = next;
      over = new long[Region.words(next.size())];
      for (int square = 0; square < next.size(); square++) {
        if (contents.has(position.content(square))) {
          over[square >>> 6] |= 1L << square;
        }
      }
    }

    /** The squares that a way from one may end on. */
    long[] reached(int first) {
      for (int i = 0; i < known.size(); i++) {
        if ((known.get(i)[first >>> 6] >>> first & 1) != 0) {
          return found.get(i);
        }
      }
      return find(first);
    }

    /** Where each step leads back, too, all squares of a component reach the same. */
    private long[] find(int first) {
      long[] inside = new long[over.length];
      long[] reached = new long[over.length];
      long[] open = new long[over.length];
      inside[first >>> 6] |= 1L << first;
      reached[first >>> 6] |= 1L << first;
      open[first >>> 6] |= 1L << first;
      for (int word = 0; word < open.length; ) {
        if (open[word] == 0) {
          word++;
          continue;
        }
        int square = word << 6 | Long.numberOfTrailingZeros(open[word]);
        open[word] &= open[word] - 1;
        long[] steps = next.region(square).words();
        for (int i = steps.length - 1; i >= 0; i--) {
          long fresh = steps[i] & over[i] & ~inside[i];
          reached[i] |= steps[i];
          inside[i] |= fresh;
          open[i] |= fresh;
          word = fresh == 0 ? word : Math.min(word, i);
        }
      }
      found.add(reached);
      known.add(next.isMutual() ? inside : only(first));
      return reached;
    }

    private long[] only(int square) {
      long[] words = new long[over.length];
      words[square >>> 6] |= 1L << square;
      return words;
    }
  }
}

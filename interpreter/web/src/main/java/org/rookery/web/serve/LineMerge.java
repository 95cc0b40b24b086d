package org.rookery.web.serve;

import com.github.difflib.algorithm.Change;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.DeltaType;
import java.util.ArrayList;
import java.util.List;

/** Two texts that grew from one, made into one again, line by line. */
final class LineMerge {
  /** Comparing longer texts takes too long: all of them counts as one change. */
  private static final int MOST_LINES = 6_000;

  /** The lines around what both texts changed are comments, so that the rules can still be read. */
  private static final String MINE = "; <<<<<<< from this page";

  private static final String MIDDLE = "; ======= from the file";
  private static final String THEIRS = "; >>>>>>> choose one";

  private final List<String> base;
  private final Side mine;
  private final Side theirs;
  private final List<String> merged = new ArrayList<>();
  private int conflicts;

  private LineMerge(String base, String mine, String theirs) {
    this.base = lines(base);
    this.mine = new Side(this.base, lines(mine));
    this.theirs = new Side(this.base, lines(theirs));
  }

  /**
   * A merged text.
   *
   * @param conflicts how many places both texts changed, each in its own way; both ways stand there
   */
  record Merged(String text, int conflicts) {}

  /**
   * Merges two texts.
   *
   * @param base what both began as
   */
  static Merged of(String base, String mine, String theirs) {
    LineMerge merge = new LineMerge(base, mine, theirs);
    merge.run();
    return new Merged(String.join("\n", merge.merged), merge.conflicts);
  }

  private static List<String> lines(String text) {
    return List.of(text.split("\n", -1));
  }

  private void run() {
    int at = 0;
    while (mine.hasMore() || theirs.hasMore()) {
      int start = Math.min(mine.nextStart(), theirs.nextStart());
      merged.addAll(base.subList(at, start));
      int end = start;
      // Changes that touch each other belong together.
      int before;
      do {
        before = end;
        end = Math.max(mine.takeUntil(end), theirs.takeUntil(end));
      } while (end > before);
      settle(mine.taken(start, end), theirs.taken(start, end), base.subList(start, end));
      at = end;
    }
    merged.addAll(base.subList(at, base.size()));
  }

  private void settle(List<String> ours, List<String> others, List<String> before) {
    if (others.equals(before) || ours.equals(others)) {
      merged.addAll(ours);
    } else if (ours.equals(before)) {
      merged.addAll(others);
    } else {
      conflicts++;
      merged.add(MINE);
      merged.addAll(ours);
      merged.add(MIDDLE);
      merged.addAll(others);
      merged.add(THEIRS);
    }
  }

  /** One of the two texts: where it differs from the base. */
  private static final class Side {
    private final List<String> base;
    private final List<String> lines;
    private final List<Change> changes;
    private int next;
    private int first;

    Side(List<String> base, List<String> lines) {
      this.base = base;
      this.lines = lines;
      changes = changes(base, lines);
    }

    private static List<Change> changes(List<String> base, List<String> lines) {
      if (base.equals(lines)) {
        return List.of();
      }
      return base.size() > MOST_LINES || lines.size() > MOST_LINES
          ? List.of(new Change(DeltaType.CHANGE, 0, base.size(), 0, lines.size()))
          : new MyersDiffWithLinearSpace<String>().computeDiff(base, lines, null);
    }

    boolean hasMore() {
      return next < changes.size();
    }

    int nextStart() {
      return hasMore() ? changes.get(next).startOriginal : Integer.MAX_VALUE;
    }

    /** Takes the changes that begin up to a line of the base; returns where the last ends. */
    int takeUntil(int line) {
      int end = line;
      while (hasMore() && nextStart() <= end) {
        end = Math.max(end, changes.get(next++).endOriginal);
      }
      return end;
    }

    /** These lines of the base with the changes taken; they are given up then. */
    List<String> taken(int start, int end) {
      List<String> result = new ArrayList<>();
      int at = start;
      for (; first < next; first++) {
        Change change = changes.get(first);
        result.addAll(base.subList(at, change.startOriginal));
        result.addAll(lines.subList(change.startRevised, change.endRevised));
        at = change.endOriginal;
      }
      result.addAll(base.subList(at, end));
      return result;
    }
  }
}

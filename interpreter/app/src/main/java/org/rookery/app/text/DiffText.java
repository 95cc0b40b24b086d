package org.rookery.app.text;

import java.util.ArrayList;
import java.util.List;
import org.rookery.mutation.difference.Difference;
import org.rookery.mutation.revision.RevisionDiff;

/** What has changed between two revisions of a game, in lines for people. */
public final class DiffText {
  private static final int MAX_LINES_PER_KIND = 12;

  private final List<String> lines = new ArrayList<>();

  private DiffText() {}

  /** The lines; the last says whether anything was found with this seed. */
  public static List<String> of(RevisionDiff diff, long seed) {
    DiffText text = new DiffText();
    text.lines.addAll(diff.structure());
    diff.counts()
        .forEach(
            count ->
                text.lines.add(
                    "~ perft " + count.depth() + ": " + count.before() + " -> " + count.after()));
    diff.differences().forEach(text::add);
    text.lines.add(
        diff.same()
            ? "No difference found in "
                + Counted.of(diff.walks(), "game")
                + " of seed "
                + seed
                + "."
            : "The games differ.");
    return List.copyOf(text.lines);
  }

  private void add(Difference difference) {
    lines.add("");
    String from = difference.start().map(start -> "From " + start).orElse("From the start");
    String turns =
        difference.play().isEmpty() ? "" : " after " + String.join(", ", difference.play());
    lines.add(from + turns + ":");
    difference.board().lines().forEach(line -> lines.add("  " + line));
    lines.add("  " + difference.position());
    difference.missing().stream().limit(MAX_LINES_PER_KIND).forEach(text -> lines.add("- " + text));
    difference.surplus().stream().limit(MAX_LINES_PER_KIND).forEach(text -> lines.add("+ " + text));
    int more =
        Math.max(0, difference.missing().size() - MAX_LINES_PER_KIND)
            + Math.max(0, difference.surplus().size() - MAX_LINES_PER_KIND);
    if (more > 0) {
      lines.add("  and " + Counted.of(more, "move") + " more");
    }
    lines.add("~ now " + difference.says());
  }
}

package org.rookery.language.layout;

import java.util.List;

/** Puts comments behind the words of their lines, those below each other into one column. */
final class Remarks {
  /**
   * How many blanks stand before a remark at most, in the longest line of those below each other.
   */
  private static final int WIDEST = 2;

  private Remarks() {}

  /** The text of all lines, each with a line end. */
  static String join(List<LaidLine> lines, String lineEnd) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    while (at < lines.size()) {
      LaidLine line = lines.get(at);
      int end = at + 1;
      while (line.isRemark() && end < lines.size() && isBelow(lines, end)) {
        end++;
      }
      List<LaidLine> run = lines.subList(at, end);
      boolean alone = run.size() == 1 && !line.isRemark();
      int column = alone ? line.indent() : column(run);
      run.forEach(each -> append(text, each, column, lineEnd));
      at = end;
    }
    return text.toString();
  }

  /** Whether the comment of a line stands right below that of the line before. */
  private static boolean isBelow(List<LaidLine> lines, int index) {
    LaidLine line = lines.get(index);
    return line.hasComment()
        && !line.blankBefore()
        && line.written() == lines.get(index - 1).written();
  }

  private static int column(List<LaidLine> run) {
    int width = 0;
    int gap = WIDEST;
    for (LaidLine line : run) {
      if (line.isRemark()) {
        width = Math.max(width, line.width());
      }
    }
    for (LaidLine line : run) {
      if (line.isRemark() && line.width() == width) {
        gap = Math.min(gap, line.written() - line.width());
      }
    }
    return width + Math.max(gap, 1);
  }

  private static void append(StringBuilder text, LaidLine line, int column, String lineEnd) {
    text.append(line.blankBefore() ? lineEnd : "").append(line.text());
    if (line.hasComment()) {
      text.append(" ".repeat(column - line.width())).append(line.comment());
    }
    text.append(lineEnd);
  }
}

package org.rookery.suites.blame;

import java.util.List;

/**
 * A line of the rules that may be to blame, with the lines of the macro calls that led to it.
 *
 * @param lines the line, then those that call the macro it belongs to, from inside out
 * @param score how much speaks for it, at most 1
 * @param cases how many of the failing cases look at it
 */
public record Suspect(List<Line> lines, double score, int cases) {
  /**
   * A line.
   *
   * @param file as its author is told of it
   * @param number from 1
   * @param text what stands there
   */
  public record Line(String file, int number, String text) {
    /** The line as {@code file:line}. */
    public String place() {
      return file + ":" + number;
    }
  }

  /** The line itself. */
  public Line line() {
    return lines.get(0);
  }
}

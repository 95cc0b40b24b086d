package org.rookery.lint.check;

import java.util.List;
import org.rookery.language.diagnostic.Severity;

/**
 * The page of a check.
 *
 * @param code as diagnostics show it
 * @param severity a warning, or a note where the author may well mean it
 * @param title what is found, in a few words
 * @param why what is the matter with it, and what to do
 * @param bad rules in which it is found
 * @param good the same put right
 */
public record CheckDescription(
    String code, Severity severity, String title, String why, String bad, String good) {
  /** What a sample of sections alone stands in, but for what it says itself. */
  private static final List<String> FRAME =
      List.of(
          "(title \"Sample\")",
          "(board (rectangle 4 4))",
          "(board-setup (fen \"mm2/4/4/MM2 w - - 0 1\"))",
          "(stalemate draw)",
          "(repetition 3 draw)");

  /** A page of a warning. */
  static CheckDescription warning(String code, String title, String why, String bad, String good) {
    return new CheckDescription(code, Severity.WARNING, title, why, bad, good);
  }

  /** A page of a note. */
  static CheckDescription note(String code, String title, String why, String bad, String good) {
    return new CheckDescription(code, Severity.NOTE, title, why, bad, good);
  }

  /** A sample as a whole rules file: sections alone stand in a small game of Pieces. */
  public static String whole(String sample) {
    if (sample.contains("(game") || sample.contains("(variant")) {
      return sample;
    }
    StringBuilder whole = new StringBuilder("(game\n");
    for (String section : FRAME) {
      String word = section.substring(0, section.indexOf(' ') + 1);
      if (!sample.contains(word)) {
        whole.append("   ").append(section).append('\n');
      }
    }
    return whole.append(sample.indent(3).stripTrailing()).append(")\n").toString();
  }
}

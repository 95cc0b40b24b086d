package org.rookery.suites.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Mismatch;
import org.rookery.suites.run.SuiteResult;

/** Results of suites as lines of text. */
public final class TextReport {
  private static final int WIDTH = 100;

  private TextReport() {}

  /**
   * One line per case that failed or could not be tried, with the position and what else helps
   * below it; and what else is to be told.
   */
  public static String failures(SuiteResult result) {
    StringBuilder out = new StringBuilder();
    for (CaseResult c : result.cases()) {
      if (c.problem().isPresent()) {
        out.append("ERROR ").append(c.problem().get()).append(" (").append(c.name()).append(")\n");
      } else if (!c.passed()) {
        out.append("FAIL ").append(c.place()).append(": ").append(c.name()).append(": ");
        out.append(sentence(c)).append('\n').append(below(result, c).indent(4));
      }
    }
    result.remark().ifPresent(remark -> out.append("NOTE ").append(remark).append('\n'));
    return out.toString();
  }

  /** What does not hold, in one line. */
  static String sentence(CaseResult c) {
    return c.mismatches().stream().map(Mismatch::sentence).collect(Collectors.joining("; "));
  }

  /** The position of a failed case, and what else helps. */
  static String below(SuiteResult result, CaseResult c) {
    String drawing =
        result.game().map(game -> drawn(game, c.mismatches().get(0).where().position())).orElse("");
    return drawing + c.mismatches().stream().map(TextReport::divide).collect(Collectors.joining());
  }

  private static String drawn(Game game, Position position) {
    return new BoardText(game.program()).draw(position.setup())
        + new PositionText(game.program()).print(position.setup())
        + "\n";
  }

  private static String divide(Mismatch mismatch) {
    return mismatch instanceof Mismatch.Leaves leaves
        ? leaves.divide().stream()
            .map(branch -> branch.turn() + ": " + branch.leaves() + "\n")
            .collect(Collectors.joining())
        : mismatch instanceof Mismatch.Violation violation ? game(violation) : "";
  }

  /** How many cases of one file held, in one line. */
  public static String summary(SuiteResult result) {
    if (result.problem().isPresent()) {
      return result.file() + ": not tried\n";
    }
    List<String> parts = new ArrayList<>(List.of(count(result.total(), "case")));
    if (result.skipped() > 0) {
      parts.add(result.skipped() + " skipped");
    }
    if (result.failures() > 0) {
      parts.add(result.failures() + " failed");
    }
    if (result.errors() > 0) {
      parts.add(result.errors() + " could not be tried");
    }
    if (result.failures() + result.errors() == 0) {
      parts.add(result.skipped() == 0 ? "all held" : "the others held");
    }
    return result.file() + ": " + String.join(", ", parts) + "\n";
  }

  private static String count(int number, String thing) {
    return number == 1 ? "1 " + thing : number + " " + thing + "s";
  }

  /** The game that comes to what should never be. */
  private static String game(Mismatch.Violation violation) {
    List<String> turns = violation.turns();
    if (turns.isEmpty()) {
      return "It is so before the first turn.\n";
    }
    StringBuilder out = new StringBuilder("The shortest game found, of seed " + violation.seed());
    out.append(", has ").append(count(turns.size(), "turn")).append(":");
    int column = WIDTH;
    for (String turn : turns) {
      column += turn.length() + 2;
      if (column > WIDTH) {
        out.append("\n ");
        column = turn.length() + 2;
      }
      out.append(' ').append(turn.contains(" ") ? "\"" + turn + "\"" : turn).append(',');
    }
    out.setLength(out.length() - 1);
    return out.append('\n').toString();
  }
}

package org.rookery.suites.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.notation.PositionText;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.blame.Cause;
import org.rookery.suites.blame.Suspect;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.Mismatch;
import org.rookery.suites.run.SuiteResult;

/** Results of suites as lines of text. */
public final class TextReport {
  private static final int WIDTH = 110;

  /** A sentence longer than this is cut: what it lists stands in the other reports. */
  private static final int LONGEST = 300;

  /** More lines than this of further cases say no more. */
  private static final int MOST_LINES = 4;

  /** How many lines are suspected in public. */
  private static final int SUSPECTS = 3;

  private TextReport() {}

  /**
   * What does not hold, cause by cause: the first case with its position and what else helps, the
   * others in a line each; the suspects; and what else is to be told.
   */
  public static String failures(BlameFindings findings) {
    StringBuilder out = new StringBuilder();
    for (Cause cause : findings.causes()) {
      CaseResult c = cause.first();
      if (c.problem().isPresent()) {
        out.append("ERROR ").append(c.problem().get()).append(" (").append(c.name()).append(")\n");
      } else {
        out.append("FAIL ").append(c.place()).append(": ").append(c.name()).append(": ");
        out.append(cut(sentence(c))).append('\n');
        out.append(below(findings.result(), cause).indent(4));
      }
      others(cause.cases(), out);
    }
    out.append(suspects(findings.suspects()));
    findings.result().remark().ifPresent(remark -> out.append("NOTE ").append(remark).append('\n'));
    return out.toString();
  }

  private static String cut(String sentence) {
    return sentence.length() <= LONGEST ? sentence : sentence.substring(0, LONGEST) + " …";
  }

  /** The cases but the first, a line each: what else fails them may be another cause. */
  private static void others(List<CaseResult> cases, StringBuilder out) {
    int others = cases.size() - 1;
    if (others == 0) {
      return;
    }
    out.append("  perhaps of the same cause, ").append(count(others, "case")).append(" more:\n");
    for (CaseResult c : cases.subList(1, Math.min(cases.size(), 1 + MOST_LINES))) {
      String told = c.problem().orElseGet(() -> sentence(c));
      out.append("    :").append(c.line()).append(' ').append(c.name()).append(": ");
      out.append(cut(told)).append('\n');
    }
    if (others > MOST_LINES) {
      out.append("    … ").append(others - MOST_LINES).append(" more (`--json` has them all)\n");
    }
  }

  /** The lines most likely to blame, each with those that call its macro. */
  static String suspects(List<Suspect> suspects) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Math.min(SUSPECTS, suspects.size()); i++) {
      Suspect suspect = suspects.get(i);
      out.append(i == 0 ? "SUSPECTS " : "         ").append(i + 1).append(". ");
      out.append(suspect.line().place()).append(": ").append(suspect.line().text()).append('\n');
      if (suspect.lines().size() > 1) {
        out.append("            called at ");
        out.append(
            suspect.lines().stream()
                .skip(1)
                .map(Suspect.Line::place)
                .collect(Collectors.joining(", ")));
        out.append(": ").append(suspect.lines().get(suspect.lines().size() - 1).text());
        out.append('\n');
      }
    }
    return out.toString();
  }

  /** What does not hold, in one line. */
  static String sentence(CaseResult c) {
    return c.mismatches().stream().map(Mismatch::sentence).collect(Collectors.joining("; "));
  }

  /** The position of a failed case, and what else helps. */
  static String below(SuiteResult result, Cause cause) {
    CaseResult c = cause.first();
    String drawing =
        result.game().map(game -> drawn(game, c.mismatches().get(0).where().position())).orElse("");
    String notes = cause.notes().stream().map(note -> note + "\n").collect(Collectors.joining());
    return notes
        + drawing
        + c.mismatches().stream().map(TextReport::more).collect(Collectors.joining());
  }

  private static String drawn(Game game, Position position) {
    return new BoardText(game.program()).draw(position.setup())
        + new PositionText(game.program()).print(position.setup())
        + "\n";
  }

  private static String more(Mismatch mismatch) {
    if (mismatch instanceof Mismatch.Leaves leaves) {
      return leaves.divide().stream().map(TextReport::branch).collect(Collectors.joining());
    }
    return mismatch instanceof Mismatch.Violation violation ? game(violation) : "";
  }

  private static String branch(Mismatch.Branch branch) {
    boolean wrong = branch.wanted().isPresent() && branch.wanted().getAsLong() != branch.leaves();
    return branch.turn()
        + ": "
        + branch.leaves()
        + (wrong ? ", expected " + branch.wanted().getAsLong() : "")
        + "\n";
  }

  /** How many cases of one file held, in one line. */
  public static String summary(SuiteResult result) {
    return result.problem().isPresent()
        ? result.file() + ": not tried\n"
        : told(result, count(result.total(), "case")) + "\n";
  }

  /** How a suite stands that is told as a whole later: the first that failed, and one line. */
  public static String soFar(SuiteResult result, int left) {
    StringBuilder out = new StringBuilder();
    result.cases().stream()
        .filter(c -> !c.passed())
        .limit(MOST_LINES)
        .forEach(
            c -> out.append("FAIL ").append(c.place()).append(": ").append(c.name()).append('\n'));
    String all = count(result.total() + left, "case");
    return left == 0
        ? out.append(told(result, all)).append("; looking for the lines to blame\n").toString()
        : out.append(told(result, result.total() + " of " + all)).append(" so far\n").toString();
  }

  private static String told(SuiteResult result, String number) {
    List<String> parts = new ArrayList<>(List.of(number));
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
    return result.file() + ": " + String.join(", ", parts);
  }

  private static String count(int number, String thing) {
    return number == 1 ? "1 " + thing : number + " " + thing + "s";
  }

  /** The game that comes to what should never be. */
  private static String game(Mismatch.Violation violation) {
    List<String> turns = violation.turns();
    if (turns.isEmpty()) {
      return "It is so before the first move.\n";
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

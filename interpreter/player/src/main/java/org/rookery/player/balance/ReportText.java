package org.rookery.player.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Findings in lines. */
public final class ReportText {
  private static final int SHOWN = 8;

  private ReportText() {}

  /** The whole report. */
  public static List<String> lines(BalanceFindings found) {
    List<String> lines = new ArrayList<>();
    lines.add(heading(found));
    lines.add(found.verdict());
    lines.add(course(found));
    if (!found.solved().isEmpty()) {
      lines.add(found.solved());
    }
    lines.add("");
    lines.add("Endings:");
    found.endings().stream()
        .filter(end -> end.games().value() > 0)
        .forEach(end -> lines.add("  " + end.name() + ": " + percent(end.games())));
    lines.add("");
    lines.add("Pieces: worth, share of moves, captured in a game, survive, captured by");
    found.pieces().stream()
        .filter(piece -> piece.moved() > 0)
        .forEach(piece -> lines.add(line(piece)));
    lines.add("");
    lines.add("First moves, and the score of the player who begins with them:");
    found.openings().stream()
        .limit(SHOWN)
        .forEach(
            one ->
                lines.add("  " + one.turn() + ": " + percent(one.score()) + " of " + one.games()));
    if (!found.neverUsed().isEmpty()) {
      lines.add("");
      lines.add("Never used:");
      found.neverUsed().forEach(never -> lines.add("  " + never));
    }
    return lines;
  }

  /** What was played, so that it can be played again. */
  static String heading(BalanceFindings found) {
    return number(
        "%s, rules %s, %d moves tried for each, seed %d.",
        found.title(), found.rules(), found.nodes(), found.seed());
  }

  /** How games go, in a sentence. */
  static String course(BalanceFindings found) {
    return number(
        "A game has %.0f moves, of %.1f to choose from each time; the lead changes %.1f "
            + "times; %d games were broken off.",
        found.turns(), found.choices(), found.leads(), found.unfinished());
  }

  private static String line(BalanceFindings.PieceFinding piece) {
    String takers = piece.takenBy().isEmpty() ? "nothing" : String.join(", ", piece.takenBy());
    return number(
        "  %s: %.1f, %.1f %%, %.1f, %.0f %%, %s",
        piece.name(),
        piece.value(),
        100 * piece.moved(),
        piece.captured(),
        100 * piece.survived(),
        takers);
  }

  static String percent(BalanceFindings.Share share) {
    return share.interval().text();
  }

  static String number(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}

package org.rookery.player.balance;

import java.util.ArrayList;
import java.util.List;
import org.rookery.player.match.ScoreInterval;

/** Two versions of a game side by side: what has changed in how they go. */
public final class BalanceComparison {
  /** A first-player score that changes by less than this counts as unchanged. */
  private static final double CHANGE = 0.05;

  private BalanceComparison() {}

  /** The comparison in lines. */
  public static List<String> lines(BalanceFindings old, BalanceFindings changed) {
    List<String> lines = new ArrayList<>();
    lines.add("Before: " + old.verdict());
    lines.add("Now:    " + changed.verdict());
    ScoreInterval by = old.score().interval().changeTo(changed.score().interval());
    lines.add(
        ReportText.number(
            "The score of the player who begins has changed by %+.1f %% (%+.1f to %+.1f): %s.",
            100 * by.share(), 100 * by.low(), 100 * by.high(), verdict(by)));
    lines.add(
        ReportText.number(
            "Drawn: %.0f %%, now %.0f %%. Moves a game: %.0f, now %.0f. To choose from: "
                + "%.1f, now %.1f. Changes of the lead: %.1f, now %.1f.",
            100 * old.drawn().value(),
            100 * changed.drawn().value(),
            old.turns(),
            changed.turns(),
            old.choices(),
            changed.choices(),
            old.leads(),
            changed.leads()));
    changed.neverUsed().stream()
        .filter(never -> !old.neverUsed().contains(never))
        .forEach(never -> lines.add("New: " + never));
    old.neverUsed().stream()
        .filter(never -> !changed.neverUsed().contains(never))
        .forEach(never -> lines.add("No longer true: " + never));
    return lines;
  }

  /** Whether there is a change, none of five in a hundred or more, or too little was seen. */
  static String verdict(ScoreInterval by) {
    if (!by.contains(0)) {
      return "a change";
    }
    return by.low() > -CHANGE && by.high() < CHANGE
        ? "no change of 5 % or more"
        : "more games are needed to decide";
  }
}

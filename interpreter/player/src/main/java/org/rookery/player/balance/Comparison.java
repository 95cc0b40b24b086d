package org.rookery.player.balance;

import java.util.ArrayList;
import java.util.List;

/** Two versions of a game side by side: what has changed in how they go. */
public final class Comparison {
  /** A change of so much in what the player who begins scores is one. */
  private static final double CHANGE = 0.05;

  private static final double ERROR = 0.05;

  private Comparison() {}

  /** The comparison in lines. */
  public static List<String> lines(Findings old, Findings changed) {
    List<String> lines = new ArrayList<>();
    lines.add("Before: " + old.verdict());
    lines.add("Now:    " + changed.verdict());
    double by = changed.score().value() - old.score().value();
    double error = Math.hypot(old.score().error(), changed.score().error());
    lines.add(
        ReportText.number(
            "What the player who begins scores has changed by %+.1f %% +- %.1f: %s.",
            100 * by, 100 * error, test(by, error / 1.96)));
    lines.add(
        ReportText.number(
            "Drawn: %.0f %%, now %.0f %%. Turns a game: %.0f, now %.0f. To choose from: %.1f, now"
                + " %.1f. Changes of the lead: %.1f, now %.1f.",
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

  /**
   * Wald's sequential test, normal approximation: whether there is a change of five in a hundred,
   * in the direction seen, rather than none.
   *
   * @param deviation the standard deviation of {@code by}
   */
  static String test(double by, double deviation) {
    double ratio = CHANGE * (2 * Math.abs(by) - CHANGE) / (2 * deviation * deviation);
    double bound = Math.log((1 - ERROR) / ERROR);
    return ratio >= bound
        ? "a change"
        : ratio <= -bound ? "no change of 5 % or more" : "more games are needed to tell";
  }
}

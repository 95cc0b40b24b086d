package org.rookery.app.cli;

import org.jspecify.annotations.Nullable;
import org.rookery.app.job.DiffJob;
import org.rookery.mutation.difference.GameComparison;
import picocli.CommandLine.Option;

/** How two revisions are compared, of one game and of many alike. */
final class DiffOptions {
  private static final int MOST_EFFORT = 1_000_000;

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the files is meant, when they define several.")
  private @Nullable String title;

  @Option(
      names = "--most",
      paramLabel = "N",
      description =
          "How many kinds of difference are shown of a game (default: " + "${DEFAULT-VALUE}).")
  private int most = 5;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "What the games are drawn with that are played (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--effort",
      paramLabel = "N",
      description =
          "How long to search for positions in which the rules that differ decide, in "
              + "thousands of moves, and four times as long while nothing is found; 0 for random "
              + "games only (default: ${DEFAULT-VALUE}).")
  private int effort = GameComparison.EFFORT;

  /** What the options say. */
  DiffJob.Settings settings() {
    if (most < 1) {
      throw new Refusal("`--most` should be a number, at least 1.");
    }
    if (effort < 0 || effort > MOST_EFFORT) {
      throw new Refusal("`--effort` should be a number from 0 to " + MOST_EFFORT + ".");
    }
    return new DiffJob.Settings(title, seed, most, effort);
  }
}

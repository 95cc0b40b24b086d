package org.rookery.app.cli;

import org.jspecify.annotations.Nullable;
import org.rookery.app.job.DiffJob;
import picocli.CommandLine.Option;

/** How two revisions are compared, of one game and of many alike. */
final class DiffOptions {
  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the files is meant, when they define several.")
  private @Nullable String title;

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "How many kinds of difference are told of a game (default: ${DEFAULT-VALUE}).")
  private int most = 5;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "What the games are drawn with that are played (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  /** What the options say. */
  DiffJob.Settings settings() {
    if (most < 1) {
      throw new Refusal("`--most` should be a number, at least 1.");
    }
    return new DiffJob.Settings(title, seed, most);
  }
}

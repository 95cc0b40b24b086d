package org.rookery.app.cli;

import org.rookery.app.job.BalanceKind;
import picocli.CommandLine.Option;

/** How a player plays against itself. */
final class BalanceOptions {
  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games; ${DEFAULT-VALUE} if not given.")
  private int games = 40;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description =
          "How many moves are tried for each that is made; ${DEFAULT-VALUE} if not given.")
  private long nodes = 1000;

  @Option(
      names = "--longest",
      paramLabel = "N",
      description = "A game is broken off after so many moves; ${DEFAULT-VALUE} if not given.")
  private int longest = 300;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Of all chance; ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  /** What the options say. */
  BalanceKind.Settings settings() {
    if (games < 1 || nodes < 1 || longest < 1) {
      throw new Refusal("Games, nodes and --longest should be at least 1.");
    }
    return new BalanceKind.Settings(games, nodes, longest, seed);
  }
}

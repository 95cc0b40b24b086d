package org.rookery.app.cli;

import picocli.CommandLine.Option;

/** How the games are played by which the program learns. */
final class PracticeOptions {
  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "2000",
      description = "How many moves are tried for each that is made: ${DEFAULT-VALUE}.")
  private long nodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Of what is drawn by chance: ${DEFAULT-VALUE}.")
  private long seed;

  /** How many turns are tried for each that is made. */
  long nodes() {
    if (nodes < 1) {
      throw new Refusal("At least 1 move should be tried for each that is made.");
    }
    return nodes;
  }

  /** What is drawn by chance comes from. */
  long seed() {
    return seed;
  }
}

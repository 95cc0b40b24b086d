package org.rookery.app.cli;

import org.rookery.app.job.MatchKind;
import picocli.CommandLine.Option;

/** How two players play against each other. */
final class MatchOptions {
  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games; ${DEFAULT-VALUE} if not given.")
  private int games = 20;

  @Option(
      names = "--opening",
      paramLabel = "N",
      description =
          "How many random moves a pair of games begins with, sides changed in the second; "
              + "${DEFAULT-VALUE} if not given.")
  private int opening = 4;

  @Option(
      names = "--longest",
      paramLabel = "N",
      description = "A game is drawn after so many moves; ${DEFAULT-VALUE} if not given.")
  private int longest = 300;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Of the openings and of all chance; ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  /** What the options say of these players. */
  MatchKind.Settings settings(String a, String b) {
    if (games < 1 || opening < 0 || longest < 1) {
      throw new Refusal("Games and --longest should be at least 1, and --opening at least 0.");
    }
    return new MatchKind.Settings(a, b, games, opening, longest, seed);
  }
}

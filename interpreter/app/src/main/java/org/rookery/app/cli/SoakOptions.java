package org.rookery.app.cli;

import org.jspecify.annotations.Nullable;
import org.rookery.app.job.SoakKind;
import picocli.CommandLine.Option;

/** How random games are played and checked. */
final class SoakOptions {
  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games of each; ${DEFAULT-VALUE} if not given.")
  private int games = 20;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The seed of the first game; the others count on. ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "How many moves of a game at most; ${DEFAULT-VALUE} if not given.")
  private int plies = 200;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "How long a game goes on; ${DEFAULT-VALUE} if not given.")
  private int seconds = 10;

  @Option(
      names = "--walk",
      paramLabel = "NODES",
      description =
          "How far the reference walker walks for each game, to check positions all through "
              + "it; ${DEFAULT-VALUE} if not given.")
  private long nodes = 1_000_000;

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "The only game of each file that is played.")
  private @Nullable String title;

  /** What the options say. */
  SoakKind.Settings settings() {
    if (games < 1 || plies < 1 || seconds < 1 || nodes < 0) {
      throw new Refusal("Games, plies and seconds should be at least 1, and nodes at least 0.");
    }
    return new SoakKind.Settings(title, games, seed, plies, nodes, seconds);
  }
}

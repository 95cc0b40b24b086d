package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Match;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game on the console. */
@Command(
    name = "play",
    description = "Play a game, against the program or another person; `help` tells what to type.")
final class PlayCommand implements Callable<Integer> {
  /** Who chooses a player's turns. */
  enum Chooser {
    human,
    random
  }

  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(
      index = "1..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @Option(
      names = "--white",
      paramLabel = "WHO",
      description = "Who plays the first player: human (the default) or random.")
  private Chooser white = Chooser.human;

  @Option(
      names = "--black",
      paramLabel = "WHO",
      description = "Who plays the others: human or random (default: the one that --white is not).")
  private @Nullable Chooser black;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Makes the random choices repeatable.")
  private long seed = System.nanoTime();

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Game loaded = game.load();
    Match match = position.of(loaded, words);
    Chooser other = white == Chooser.human ? Chooser.random : Chooser.human;
    PlayLoop loop = new PlayLoop(match, streams.out(), white, black == null ? other : black, seed);
    try (Lines lines = Keyboard.isThere() ? new EditedLines(loop::completions) : new PipedLines()) {
      return loop.run(lines);
    }
  }
}

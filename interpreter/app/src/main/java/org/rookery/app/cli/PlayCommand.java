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
    description = "Play a game, against the program or another person; `help` lists what to type.")
final class PlayCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(
      index = "1..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @Option(
      names = "--white",
      paramLabel = "PLAYER",
      description =
          "The first player: human (the default), random, or a level from 1, the weakest, "
              + "to 5.")
  private String white = Seat.HUMAN;

  @Option(
      names = "--black",
      paramLabel = "PLAYER",
      description =
          "The other players: human, random or a level (default: a person, or level 3 "
              + "against one).")
  private @Nullable String black;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "How long the program thinks about a move; it then plays as well as it can.")
  private @Nullable Double seconds;

  @Option(
      names = "--threads",
      converter = ThreadCount.class,
      paramLabel = "N",
      description =
          "On how many threads the program thinks, with --seconds; ${DEFAULT-VALUE} if not given.")
  private int threads = 1;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Makes the program's choices repeatable.")
  private long seed = System.nanoTime();

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (threads > 1 && seconds == null) {
      throw new Refusal(
          "--threads is for a program that thinks by the clock: give --seconds, too.");
    }
    Game loaded = game.playable();
    Match match = position.drawn(loaded, words, seed);
    Seat first = Seat.of("--white", white, seconds);
    String other = first.isHuman() ? Seat.USUAL : Seat.HUMAN;
    Seat others = Seat.of("--black", black == null ? other : black, seconds);
    PlayLoop loop =
        new PlayLoop(match, streams.out(), first, others, new Thinker(loaded, seed, threads));
    try (LineInput lines =
        Keyboard.isThere() ? new EditedLines(loop::completions) : new PipedLines()) {
      return loop.run(lines);
    }
  }
}

package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Says why a turn is or is not legal. */
@Command(
    name = "why",
    description =
        "Say why a move is or is not legal: the rule, the test that failed, where it is written.")
final class WhyCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "MOVE",
      description = "A move in any notation.")
  private @Nullable String turn;

  @Option(
      names = "--all",
      paramLabel = "PIECE",
      description =
          "Instead of a move, a piece: by its square, letter or name. Say for every square "
              + "why it may or may not go there.")
  private @Nullable String all;

  @Mixin private PositionOption position = new PositionOption();

  @Parameters(
      index = "2..*",
      paramLabel = "FEN",
      description = "The position, instead of --position; with --all right behind the game.")
  private List<String> words = List.of();

  @Mixin private ViewOption view = new ViewOption();
  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Game loaded = game.playable();
    if (all != null) {
      Match asked = position.of(loaded, positionWords());
      streams.out().print(new WhyBoard(asked, view.viewer(loaded)).of(all));
      return ExitCode.FINE;
    }
    String text = turn == null ? lastOfAfter() : turn;
    Match match = position.of(loaded, words);
    streams.out().println(MatchSight.of(match, view.viewer(loaded)).why(text));
    return ExitCode.FINE;
  }

  /** With `--all` no turn is asked about: what stands in its place begins the position. */
  private List<String> positionWords() {
    return turn == null ? words : Stream.concat(Stream.of(turn), words.stream()).toList();
  }

  /** `why GAME --after A B C` asks about C, for the option takes all the words behind it. */
  private String lastOfAfter() {
    return position
        .takeLast()
        .orElseThrow(() -> new Refusal("Which move? Name it after the game: `why GAME MOVE`."));
  }
}

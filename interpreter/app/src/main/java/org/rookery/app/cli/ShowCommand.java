package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws a position, or prints the rules with everything they include. */
@Command(name = "show", description = "Draw a position of a game, or print its rules in full.")
final class ShowCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(
      index = "1..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @Option(
      names = "--flat",
      description =
          "Print the rules in full, all that is included and inherited too, and where each line came from.")
  private boolean flat;

  @Option(
      names = "--notation",
      description =
          "End with the position as players of the game write it (SFEN, or PDN's FEN), where its rules say so.")
  private boolean written;

  @Mixin private ViewOption view = new ViewOption();
  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    PrintWriter out = streams.out();
    if (flat) {
      if (!words.isEmpty()) {
        throw new Refusal("--flat prints the rules of the whole game; it has no position.");
      }
      out.print(FlatRules.of(game.rules(), game.title()));
      return ExitCode.FINE;
    }
    Match match = position.of(game.load(), words);
    MatchSight seen = MatchSight.of(match, view.viewer(match.game()));
    out.println(match.game().title());
    out.println();
    out.print(seen.hides() ? seen.board() : match.boardWithCells());
    out.println(seen.state());
    out.println(written && !seen.hides() ? match.written() : seen.fen());
    return ExitCode.FINE;
  }
}

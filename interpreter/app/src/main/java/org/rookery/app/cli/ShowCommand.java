package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import org.rookery.drawing.text.BoardText;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.logs.Preset;
import org.rookery.logs.Snapshot;
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

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    PrintWriter out = streams.out();
    if (flat) {
      out.print(FlatRules.of(game.file(), game.title()));
      return ExitCode.FINE;
    }
    Game loaded = game.load();
    Position shown = position.of(loaded, words);
    out.println(loaded.title());
    out.println();
    Preset preset = new Preset(loaded.program());
    out.print(
        preset.hasCells()
            ? Snapshot.of(preset, shown.setup()).text()
            : new BoardText(loaded.program()).draw(shown.setup()));
    out.println(OutcomeText.of(loaded, shown));
    out.println(loaded.positions().print(shown.setup()));
    return ExitCode.FINE;
  }
}

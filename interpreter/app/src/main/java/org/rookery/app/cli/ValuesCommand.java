package org.rookery.app.cli;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.player.value.Evaluation;
import org.rookery.program.Contents;
import org.rookery.program.board.Layout;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tells what the program believes men and squares are worth. */
@Command(
    name = "values",
    description =
        "Tell what the program believes the pieces are worth, found from what they can do.")
final class ValuesCommand implements Callable<Integer> {
  private static final double UNIT = 100;

  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--squares",
      paramLabel = "PIECE",
      description = "What it is worth for this piece of the first player to stand on each square.")
  private @Nullable String piece;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Game loaded = game.load();
    Evaluation evaluation = new Evaluation(loaded.engine());
    int player = loaded.program().turnOrder().get(0).player();
    Contents contents = loaded.program().contents();
    if (piece != null) {
      String known = KnownName.of("piece", piece, loaded.pieces()).orElseThrow();
      squares(loaded, evaluation, contents.of(loaded.pieces().indexOf(known), player));
      return ExitCode.FINE;
    }
    streams
        .out()
        .println(
            "What pieces of "
                + loaded.players().get(player)
                + " are worth, "
                + evaluation.unitName().map(name -> name + " = 1").orElse("by what they can do")
                + ": from how many squares they command on boards a third full,");
    streams.out().println("what they may promote to, and what the endings say of them.");
    List<Integer> types =
        IntStream.range(0, contents.types())
            .boxed()
            .sorted(
                Comparator.comparingInt(
                    (Integer type) -> -evaluation.worth(contents.of(type, player))))
            .toList();
    for (int type : types) {
      int content = contents.of(type, player);
      streams
          .out()
          .printf(
              Locale.ROOT,
              "%8.2f  %s%s%n",
              evaluation.worth(content) / UNIT,
              loaded.pieces().get(type),
              remark(loaded, evaluation, content));
    }
    return ExitCode.FINE;
  }

  private static String remark(Game loaded, Evaluation evaluation, int content) {
    if (loaded.program().royal().contents().has(content)) {
      return " (cannot be captured: not counted)";
    }
    return evaluation.isPrecious(content) ? " (whoever loses the last has lost)" : "";
  }

  private void squares(Game loaded, Evaluation evaluation, int content) {
    Layout layout = loaded.program().layout();
    if (layout.rows() == 0) {
      throw new Refusal("The board has no rows to show squares in.");
    }
    for (int[] row : layout.squareAt()) {
      StringBuilder line = new StringBuilder();
      for (int square : row) {
        String value =
            square < 0
                ? ""
                : String.format(Locale.ROOT, "%.2f", evaluation.worth(content, square) / UNIT);
        line.append(" ".repeat(Math.max(1, 7 - value.length()))).append(value);
      }
      streams.out().println(line);
    }
  }
}

package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.exchange.diagram.DiagramExport;
import org.rookery.exchange.fairy.ExportComparison;
import org.rookery.exchange.parts.ExportedText;
import org.rookery.game.Game;
import org.rookery.game.files.Rulebook;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a game for another program. */
@Command(
    name = "export",
    description =
        "Write a game as a variant of another program's configuration, or as a diagram of a page.",
    footer = {
      "",
      "What the other program cannot express is reported. What was written is read back as "
          + "`import` reads it and compared: by",
      "the number of moves after one and two moves, and move by move in random games. "
          + "Differences are reported, too, and",
      "the exit code is then 1. A diagram is not written where it has no words for the board, a "
          + "piece or the goal.",
      "",
      "Examples:  rookery export fairy my-chess.rules",
      "           rookery export fairy knightmate -o variants.ini",
      "           rookery export diagram my-chess.rules -o article.html"
    })
final class ExportCommand implements Callable<Integer> {
  @Mixin private FormatArgument format = new FormatArgument();

  @Parameters(
      index = "1",
      paramLabel = "GAME",
      description = "A rules file, or the name of a game in rules/.")
  private String file = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What the variant or the diagram is to be called; default: after the file.")
  private @Nullable String name;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write there rather than to standard output.")
  private @Nullable Path output;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Game game = GameArgument.load(GameArgument.find(file), Optional.empty(), streams.err());
    String called = Optional.ofNullable(name).orElseGet(() -> called(game));
    if (!called.matches("[A-Za-z0-9_-]+")) {
      throw new Refusal("`" + called + "` is no name of a variant: letters and digits are wanted.");
    }
    ExportedText exported =
        switch (format.format()) {
          case fairy -> new ExportComparison(Rulebook.here()::text).exported(game, called);
          case diagram -> new DiagramExport(Rulebook.here()::text).of(game, called);
        };
    exported.told().forEach(streams.err()::println);
    if (!exported.text().isEmpty()) {
      write(exported.text());
    }
    return exported.isSame() ? ExitCode.FINE : ExitCode.FAILED;
  }

  private static String called(Game game) {
    String file = game.file().replaceFirst(".*[/\\\\]", "");
    return file.replaceFirst("\\.[^.]*$", "").replaceAll("[^A-Za-z0-9_-]", "-");
  }

  private void write(String text) {
    if (output == null) {
      streams.out().print(text);
      return;
    }
    try {
      OutputFile.write(output, text.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }
}

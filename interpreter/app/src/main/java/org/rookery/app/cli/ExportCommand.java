package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.search.Perft;
import org.rookery.exchange.fairy.FairyExport;
import org.rookery.exchange.fairy.FairyImport;
import org.rookery.exchange.parts.Imported;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Match;
import org.rookery.game.files.Rulebook;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.source.Source;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a game for another program. */
@Command(
    name = "export",
    description = "Write a game as a variant of another program's configuration.",
    footer = {
      "",
      "What the other program has no words for is told. What was written is read back as `import` reads it and counted:",
      "when the numbers of turns after one and two turns are not the same, that is told, too.",
      "",
      "Examples:  rookery export fairy my-chess.rules",
      "           rookery export fairy knightmate -o variants.ini"
    })
final class ExportCommand implements Callable<Integer> {
  /** How many turns deep what was written is compared with the game. */
  private static final int DEPTH = 2;

  @Mixin private FormatArgument format = new FormatArgument();

  @Parameters(
      index = "1",
      paramLabel = "GAME",
      description = "A rules file, or the name of a game in rules/.")
  private String file = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What the variant is to be called; default: after the file.")
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
    FairyExport.Exported exported =
        switch (format.format()) {
          case fairy -> FairyExport.of(game, called);
          case diagram ->
              throw new Refusal("Diagrams can be read with `import`, but not written yet.");
        };
    exported.unsaid().forEach(what -> streams.err().println("Cannot be said: " + what + "."));
    if (exported.text().isEmpty()) {
      return ExitCode.FAILED;
    }
    String difference = difference(game, exported.text());
    if (!difference.isEmpty()) {
      streams.err().println(difference);
    }
    write(exported.text());
    return difference.isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
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

  /** In what the variant that was written differs from the game, or nothing. */
  private static String difference(Game game, String text) {
    Diagnostics problems = new Diagnostics();
    List<Imported> back =
        FairyImport.read(Source.of("export.ini", text), Map.of(), name -> true, problems);
    if (back.isEmpty()) {
      return "What was written cannot be read back, so it was not compared.";
    }
    Loading read = Rulebook.here().text("export.rules", back.get(0).text()).load();
    if (read.game().isEmpty()) {
      return "What was written cannot be played when it is read back, so it was not compared.";
    }
    for (int depth = 1; depth <= DEPTH; depth++) {
      long ours = leaves(game.start(), depth);
      long theirs = leaves(read.game().get().start(), depth);
      if (ours != theirs) {
        return "The variant is another game: from the start perft "
            + depth
            + " is "
            + ours
            + " here and "
            + theirs
            + " there.";
      }
    }
    return "";
  }

  private static long leaves(Match match, int depth) {
    return new Perft(match.engine().generator()).count(match.position(), depth);
  }
}

package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the beginning of a rules file. */
@Command(
    name = "new",
    description = "Write a small rules file that begins from another game, to be changed.")
final class NewCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "NAME",
      description = "The new game; NAME.rules is written here.")
  private String name = "";

  @Option(
      names = "--from",
      required = true,
      paramLabel = "GAME",
      description = "The game to begin from: a name in rules/, or a file in this directory.")
  private String from = "";

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} ._-]*")) {
      throw new Refusal(
          "`" + name + "` is no name for a rules file; use letters, digits and hyphens.");
    }
    Path file = Path.of(name.endsWith(".rules") ? name : name + ".rules");
    Path base = GameArgument.find(from);
    Loading loading = Rulebook.here().load(base, Optional.empty());
    if (loading.game().isEmpty()) {
      streams.err().print(loading.problems());
      throw new Refusal("`" + base + "` has errors, so no game can begin from it.");
    }
    try {
      String text = text(RulesFile.bareName(file), included(base), loading.game().get());
      OutputFile.create(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
    streams.out().println("Wrote " + file + ". Now change it, and try:");
    streams.out().println("  rookery check " + file);
    streams.out().println("  rookery play " + file);
    return ExitCode.FINE;
  }

  /** The name that an include in this directory uses for the file. */
  private static String included(Path base) {
    Path parent = base.toAbsolutePath().normalize().getParent();
    boolean known = Rulebook.here().files().contains(base) && base.toString().endsWith(".rules");
    if (known) {
      return RulesFile.bareName(base);
    }
    if (!Path.of("").toAbsolutePath().normalize().equals(parent)) {
      throw new Refusal("`" + base + "` lies in another directory; copy it here first.");
    }
    return String.valueOf(base.getFileName());
  }

  static String text(String name, String included, Game game) {
    String words = name.replaceAll("[-_ .]+", " ").strip();
    String title = capitals(words);
    String piece = game.pieces().get(game.pieces().size() - 1);
    String position = game.start().fen();
    return String.join(
        "\n",
        "; "
            + title
            + ": "
            + game.title()
            + ", but ... (say here in one sentence what is different).",
        "(include \"" + included + "\")",
        "",
        "; What is not mentioned here stays as it is in " + game.title() + ".",
        "; A semicolon begins a comment: remove one to use the line after it.",
        "(variant",
        "   (title \"" + title + "\")",
        "",
        "   ; Another start.",
        "   ;(board-setup (fen \"" + position + "\"))",
        "",
        "   ; Other moves for a piece: W one step straight, F one step diagonally, N two squares and one aside, WW as far as",
        "   ; it can go straight; m before them for moves without capture, c for captures.",
        "   ;(change (piece " + piece + ")",
        "   ;   (moves (betza \"WF\")))",
        "",
        "   ; One more way to win.",
        "   ;(ending \"bare\" (= (count enemy (board)) 1) win)",
        ")",
        "");
  }

  private static String capitals(String words) {
    StringBuilder out = new StringBuilder();
    for (String word : words.split(" ", -1)) {
      out.append(out.length() > 0 ? " " : "");
      out.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
    }
    return out.toString();
  }
}

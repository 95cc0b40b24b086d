package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.source.Source;
import org.rookery.logs.pgn.PgnGame;
import org.rookery.logs.pgn.PgnReader;

/** A file of games in PGN, and what is wrong with it. */
final class PgnFile {
  private static final String EXTENSION = ".pgn";

  /** The same, of draughts. */
  private static final String OF_DRAUGHTS = ".pdn";

  private final Diagnostics problems = new Diagnostics();
  private final Path path;
  private final List<PgnGame> games;

  private PgnFile(Path path, String text) {
    this.path = path;
    games = PgnReader.read(Source.of(path.toString(), text), problems);
  }

  /** Whether a file is called as games in PGN are. */
  static boolean isPgn(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return small.endsWith(EXTENSION) || small.endsWith(OF_DRAUGHTS);
  }

  /** Whether a text is of games in PGN, going by the file's name or else by how it begins. */
  static boolean isPgn(String name, String text) {
    return isPgn(name) || PgnReader.canRead(text);
  }

  /** The games of a file; empty when it is no such file. One that cannot be read is refused. */
  static Optional<PgnFile> read(Path path) {
    try {
      String text = LogFile.text(path);
      return isPgn(path.toString(), text) ? Optional.of(new PgnFile(path, text)) : Optional.empty();
    } catch (CharacterCodingException e) {
      throw new Refusal("The file `" + path + "` is not UTF-8 text.");
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  /** Its games; a file without any is refused. */
  List<PgnGame> games() {
    if (games.isEmpty()) {
      throw new Refusal("`" + path + "` has no games.");
    }
    return games;
  }

  /** What is wrong with it; playing the games adds what is wrong with them. */
  Diagnostics problems() {
    return problems;
  }

  /** Tells what is wrong; whether anything is. */
  boolean reportProblems(PrintWriter err) {
    err.print(DiagnosticRenderer.render(problems));
    return problems.hasErrors();
  }

  /**
   * The rules of one of the games: those asked for, or those its tag means.
   *
   * @param name the rules file asked for, if one was
   * @param title which of its games, if one was asked for
   */
  static Game game(PgnGame game, @Nullable String name, @Nullable String title, PrintWriter err) {
    Path file = name != null ? GameArgument.find(name) : VariantTag.find(VariantTag.named(game));
    return GameArgument.load(file, Optional.ofNullable(title), err);
  }
}

package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.TrustedFolders;
import org.rookery.game.files.WindowsPath;

/**
 * Which game a log is of: the one it names, or the one asked for.
 *
 * @param file the rules file
 * @param title which of the file's games is meant; empty for the one the file means
 */
record LoggedGame(Path file, Optional<String> title) {
  private static final String RULES_FILE = "rulesfile";
  private static final String VARIANT = "variantname";

  /**
   * The game of a log.
   *
   * @param name the rules file asked for, if one was
   * @param title the title asked for, if one was
   * @param roots folders that the log may take rules from, beside its own and {@code rules/}
   */
  static LoggedGame of(
      LogFile log,
      @Nullable String name,
      @Nullable String title,
      List<Path> roots,
      PrintWriter err) {
    Optional<String> wanted = Optional.ofNullable(title);
    TrustedFolders folders = new TrustedFolders(Rulebook.here(), roots);
    return log.zillions()
        ? new LoggedGame(
            zillionsFile(log, name, folders, err),
            wanted.or(() -> log.log().header(VARIANT).filter(variant -> !variant.isEmpty())))
        : new LoggedGame(file(log, name, folders), wanted.or(() -> title(log)));
  }

  private static Path zillionsFile(
      LogFile log, @Nullable String name, TrustedFolders folders, PrintWriter err) {
    String named = log.log().header(RULES_FILE).map(WindowsPath::fileName).orElse("");
    if (name != null) {
      Path file = GameArgument.find(name);
      if (!named.isEmpty() && !named.equalsIgnoreCase(String.valueOf(file.getFileName()))) {
        err.println(
            "The game was saved under the rules of `" + named + "`, not of `" + name + "`.");
      }
      return file;
    }
    if (named.isEmpty()) {
      throw new Refusal("The saved game does not name its rules file: name it before the game.");
    }
    Optional<Path> beside = WindowsPath.beside(log.folder(), named);
    try {
      return beside.isPresent()
          ? folders.check(log.folder(), named, beside.get())
          : folders.find(Rulebook.here().rules(), named);
    } catch (NoSuchGame none) {
      if (beside.isPresent()) {
        throw new Refusal(String.valueOf(none.getMessage()));
      }
      throw new Refusal(
          "The saved game's rules file `"
              + named
              + "` is not in the same folder: name it before the game.");
    }
  }

  /** The title asked for: beside a line that names the rules file, a line `game` is a title. */
  private static Optional<String> title(LogFile log) {
    return log.log().header("rules").isPresent() ? log.log().header("game") : Optional.empty();
  }

  /** The rules file that the log names, or else the one asked for. */
  private static Path file(LogFile log, @Nullable String name, TrustedFolders folders) {
    Optional<String> named = log.log().header("rules").or(() -> log.log().header("game"));
    Path asked = name == null ? null : GameArgument.find(name);
    TrustedFolders all = asked == null ? folders : folders.and(asked);
    Path file = named.isPresent() ? find(log, named.get(), all) : asked;
    if (file == null) {
      throw new Refusal("The log does not name its game: name it after the log.");
    }
    if (asked != null && !isSame(asked, file)) {
      throw new Refusal("The log is of `" + named.orElse("") + "`, not of `" + name + "`.");
    }
    return file;
  }

  private static boolean isSame(Path one, Path other) {
    return one.toAbsolutePath().normalize().equals(other.toAbsolutePath().normalize());
  }

  /**
   * A name in a log may be that of a file, beside the log or not, or a title in words, where the
   * last word may be too much: `Some Chess`.
   */
  private static Path find(LogFile log, String game, TrustedFolders folders) {
    String words = game.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String fewer = words.contains("-") ? words.substring(0, words.lastIndexOf('-')) : words;
    String problem = "";
    for (String candidate : List.of(game, words, fewer)) {
      try {
        return folders.find(log.folder(), candidate);
      } catch (NoSuchGame none) {
        problem = problem.isEmpty() ? String.valueOf(none.getMessage()) : problem;
      }
    }
    throw new Refusal(problem);
  }
}

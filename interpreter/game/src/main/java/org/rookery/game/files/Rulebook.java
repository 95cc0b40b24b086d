package org.rookery.game.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.game.Game;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/** The rules files at hand: those in {@code rules/} by bare name, all others by path. */
public final class Rulebook {
  private static final String EXTENSION = ".rules";
  private static final String OLD_EXTENSION = ".zrf";

  private final Path home;

  /** The rulebook of a home directory, which holds {@code rules/} and {@code stdlib/}. */
  public Rulebook(Path home) {
    this.home = home;
  }

  /** The rulebook of the directory that the launcher names, or of the current one. */
  public static Rulebook here() {
    return new Rulebook(Path.of(System.getProperty("rookery.home", "")));
  }

  /** The directory of the rules files that have bare names. */
  public Path rules() {
    return home.resolve("rules");
  }

  /** The rules files that have bare names, in the order of their names. */
  public List<Path> files() {
    try (Stream<Path> files = Files.list(rules())) {
      return files.filter(Rulebook::isRules).sorted().toList();
    } catch (IOException noSuchDirectory) {
      return List.of();
    }
  }

  /** The name of a rules file without directory and extension. */
  public static String bareName(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  /** Whether a file is a rules file, going by the end of its name. */
  public static boolean isRules(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return name.endsWith(EXTENSION) || name.endsWith(OLD_EXTENSION);
  }

  /**
   * The file that a path or a bare name means.
   *
   * @param base the directory that relative paths start from
   * @throws NoSuchGame when there is none
   */
  public Path find(Path base, String name) throws NoSuchGame {
    try {
      Path path = base.resolve(name);
      if (Files.isRegularFile(path)) {
        return path;
      }
      boolean bare = Path.of(name).getNameCount() == 1;
      for (String extension : List.of(EXTENSION, OLD_EXTENSION)) {
        Path beside = base.resolve(name + extension);
        if (Files.isRegularFile(beside)) {
          return beside;
        }
        Path known = rules().resolve(name + extension);
        if (bare && Files.isRegularFile(known)) {
          return known;
        }
      }
    } catch (InvalidPathException noName) {
      throw new NoSuchGame("`" + name + "` is no name of a file.");
    }
    throw new NoSuchGame(missing(name));
  }

  private String missing(String name) {
    List<String> names = files().stream().map(Rulebook::bareName).toList();
    String known =
        Suggestions.nearest(name, names)
            .map(near -> "Did you mean `" + near + "`?")
            .orElse("`rookery list` shows the games there are.");
    String what =
        name.contains("/") || name.contains("\\") ? "There is no file `" : "There is no game `";
    return what + name + "`. " + known;
  }

  /**
   * Loads a rules file, which may fail: then the result has no game, and problems.
   *
   * @param title the game meant when the file defines several; empty for the one the file means
   */
  public Loading load(Path file, Optional<String> title) {
    Diagnostics diagnostics = new Diagnostics();
    RootedSourceLoader loader = RootedSourceLoader.of(file, roots());
    Loaded main = loader.main();
    if (!(main instanceof Loaded.Found found)) {
      return Loading.failed(file, refusal(file, main) + "\n");
    }
    Optional<CompiledGame> compiled =
        RulesCompiler.compile(found.source(), loader, title, diagnostics);
    return new Loading(
        file,
        diagnostics.hasErrors() ? Optional.empty() : compiled.map(game -> new Game(game, file)),
        DiagnosticRenderer.render(diagnostics),
        diagnostics.count(Severity.ERROR),
        diagnostics.count(Severity.WARNING));
  }

  /**
   * Loads every game of a rules file, one after the other, so that no more than one is held.
   *
   * @param each is given each game that loads, with its title
   */
  public WholeFile loadEach(Path file, BiConsumer<String, Game> each) {
    Diagnostics diagnostics = new Diagnostics();
    RootedSourceLoader loader = RootedSourceLoader.of(file, roots());
    Loaded main = loader.main();
    if (!(main instanceof Loaded.Found found)) {
      return new WholeFile(file, List.of(), diagnostics, Optional.of(refusal(file, main)));
    }
    List<WholeFile.Entry> games = new ArrayList<>();
    List<Diagnostics> own = new ArrayList<>();
    RulesCompiler.compileEach(
        found.source(),
        loader,
        diagnostics,
        compilation -> {
          games.add(new WholeFile.Entry(compilation.title(), compilation.game().isPresent()));
          own.add(compilation.diagnostics());
          compilation
              .game()
              .map(game -> new Game(game, file))
              .ifPresent(game -> each.accept(compilation.title(), game));
        });
    own.forEach(some -> some.sorted().forEach(diagnostics::add));
    return new WholeFile(file, games, diagnostics, Optional.empty());
  }

  private static String refusal(Path file, Loaded main) {
    return main instanceof Loaded.Refused refused
        ? "The file `" + file + "` cannot be used: " + refused.reason() + "."
        : "There is no file `" + file + "`.";
  }

  /** The folders that every rules file may include from. */
  public List<Path> roots() {
    return new ArrayList<>(List.of(home.resolve("stdlib"), rules()));
  }
}

package org.rookery.game.files;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.game.Game;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.SourceLoader.Loaded;

/**
 * The rules files at hand: those in {@code rules/} and in its families by bare name, all others by
 * path.
 */
public final class Rulebook {
  private static final String EXTENSION = ".rules";
  private static final String OLD_EXTENSION = ".zrf";

  private final Path home;
  private final RulesFolders folders;

  /** The rulebook of a home directory, which holds {@code rules/} and {@code stdlib/}. */
  public Rulebook(Path home) {
    this.home = home;
    folders = new RulesFolders(home.resolve("rules"));
  }

  /** The rulebook of the directory that the launcher names, or of the current one. */
  public static Rulebook here() {
    return new Rulebook(Path.of(System.getProperty("rookery.home", "")));
  }

  /** The directory of the rules files that have bare names. */
  public Path rules() {
    return folders.top();
  }

  /** The rules files that have bare names, family by family in the order of their names. */
  public List<Path> files() {
    return folders.files();
  }

  /** The family of a rules file, which is its folder in {@code rules/}; empty when in none. */
  public String family(Path file) {
    return folders.family(file);
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
        List<Path> known = bare ? folders.named(name + extension) : List.of();
        if (known.size() > 1) {
          throw new NoSuchGame(ambiguous(name, known));
        }
        if (!known.isEmpty()) {
          return known.get(0);
        }
      }
    } catch (InvalidPathException noName) {
      throw new NoSuchGame("`" + name + "` is no name of a file.");
    }
    throw new NoSuchGame(missing(name));
  }

  private static String ambiguous(String name, List<Path> files) {
    String paths =
        files.stream().map(file -> "`" + file + "`").collect(Collectors.joining(" and "));
    return "`" + name + "` may be " + paths + ": name one by its path.";
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

  /**
   * What there is to say of each game, family by family.
   *
   * @param words of the language, to tell what the games use of them
   */
  public List<Listing> listings(Collection<String> words) {
    Set<String> vocabulary = new TreeSet<>(words);
    library().forEach(entry -> vocabulary.add(entry.name()));
    return files().stream().map(file -> Listing.of(file, family(file), vocabulary)).toList();
  }

  /** The macros of the standard library, file by file. */
  public List<Library.Entry> library() {
    return new RulesFolders(home.resolve("stdlib"))
        .files().stream().flatMap(file -> Library.of(file).stream()).toList();
  }

  /** The folders that every rules file may include from. */
  public List<Path> roots() {
    List<Path> roots = new ArrayList<>(List.of(home.resolve("stdlib")));
    roots.addAll(folders.all());
    return roots;
  }
}

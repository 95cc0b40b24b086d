package org.rookery.game.files;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.LoadingAll;
import org.rookery.game.Rules;
import org.rookery.game.SourceStages;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;
import org.rookery.language.source.RootedSourceLoader;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader.Loaded;

/**
 * The rules files at hand: those in {@code rules/} and in its families by bare name, all others by
 * path.
 */
public final class Rulebook {
  private final Path home;
  private final RulesFolders folders;
  private final UnsavedTexts unsaved;

  /** The rulebook of a home directory, which holds {@code rules/} and {@code stdlib/}. */
  public Rulebook(Path home) {
    this(home, Map.of());
  }

  private Rulebook(Path home, Map<Path, String> unsaved) {
    this.home = home;
    folders = new RulesFolders(home.resolve("rules"));
    this.unsaved = new UnsavedTexts(unsaved);
  }

  /**
   * The same rulebook where some files are being edited: these texts count instead of what is
   * saved, in the main file and in what it includes.
   */
  public Rulebook editing(Map<Path, String> texts) {
    return new Rulebook(home, texts);
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
        if (RulesFile.isSuite(path)) {
          throw new NoSuchGame(
              "`" + name + "` is a suite of tests: name the rules file that it tests.");
        }
        return path;
      }
      boolean bare = Path.of(name).getNameCount() == 1;
      for (String extension : RulesFile.EXTENSIONS) {
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
      if (Files.exists(path)) {
        throw new NoSuchGame(
            "`"
                + name
                + (Files.isDirectory(path)
                    ? "` is a directory: name a rules file."
                    : "` is no ordinary file, so it cannot be read as one."));
      }
      if (Files.isSymbolicLink(path)) {
        throw new NoSuchGame(leadsNowhere(path));
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
    List<String> names = files().stream().map(RulesFile::bareName).toList();
    String known =
        Suggestions.question(name, names).orElse("`rookery list` shows the games there are.");
    boolean isFile =
        name.contains("/")
            || name.contains("\\")
            || RulesFile.EXTENSIONS.stream().anyMatch(name::endsWith);
    String what = isFile ? "There is no file `" : "There is no game `";
    return what + name + "`. " + known;
  }

  /**
   * Loads the game called so: a bare name of a game in {@code rules/}, or the path of a file.
   *
   * @throws NoSuchGame when there is no such file
   */
  public Loading load(String name) throws NoSuchGame {
    return load(find(Path.of(""), name), Optional.empty());
  }

  /**
   * Loads a rules file, which may fail: then the result has no game, and problems.
   *
   * @param title the game meant when the file defines several; empty for the one the file means
   */
  public Loading load(Path file, Optional<String> title) {
    try {
      Rules rules = open(file);
      return title.map(rules::load).orElseGet(rules::load);
    } catch (NoSuchGame unreadable) {
      return Loading.refused(String.valueOf(unreadable.getMessage()));
    }
  }

  /**
   * Loads every game of a rules file, one after the other, so that no more than one is held.
   *
   * @param each is given each game that loads, with its title
   */
  public LoadingAll loadEach(Path file, BiConsumer<String, Game> each) {
    try {
      LoadingAll all = open(file).loadEach(each);
      return new LoadingAll(file.toString(), all.games(), all.diagnostics(), Optional.empty());
    } catch (NoSuchGame unreadable) {
      return new LoadingAll(
          file.toString(),
          List.of(),
          new Diagnostics(),
          Optional.of(String.valueOf(unreadable.getMessage())));
    }
  }

  /**
   * The rules in a file, not yet compiled.
   *
   * @throws NoSuchGame when the file cannot be read
   */
  public Rules open(Path file) throws NoSuchGame {
    RootedSourceLoader loader = RootedSourceLoader.of(file, roots());
    Loaded main = loader.main();
    if (!(main instanceof Loaded.Found found)) {
      throw new NoSuchGame(refusal(file, main));
    }
    return Rules.of(unsaved.of(found.source()), unsaved.over(loader));
  }

  /**
   * The same; which files are read for them is noted.
   *
   * @throws NoSuchGame when the file cannot be read
   */
  public TrackedRules track(Path file) throws NoSuchGame {
    return TrackedRules.of(open(file));
  }

  /**
   * Rules that are a text and no file; they may include what a file in the current directory may.
   *
   * @param name what problems call the text; old rules end in {@code .zrf}
   */
  public Rules text(String name, String text) {
    RootedSourceLoader loader = RootedSourceLoader.of(Path.of(name), roots());
    return Rules.of(Source.of(name, text), unsaved.over(loader));
  }

  /**
   * The same, but they may include the library and the games of this rulebook only: for texts of
   * people who may not see the files here.
   */
  public Rules closed(String name, String text) {
    RootedSourceLoader loader =
        RootedSourceLoader.of(home.resolve("stdlib").resolve(name), roots());
    return Rules.of(Source.of(name, text), loader);
  }

  private static String refusal(Path file, Loaded main) {
    if (main instanceof Loaded.Refused refused) {
      return "The file `" + file + "` cannot be used: " + refused.reason() + ".";
    }
    return Files.isSymbolicLink(file) ? leadsNowhere(file) : "There is no file `" + file + "`.";
  }

  private static String leadsNowhere(Path link) {
    return "`" + link + "` is a link that leads nowhere.";
  }

  /**
   * What there is to say of each game, family by family.
   *
   * @param words of the language, to tell what the games use of them
   */
  public List<Listing> listings(Collection<String> words) {
    Set<String> vocabulary = new TreeSet<>(words);
    library().forEach(entry -> vocabulary.add(entry.name()));
    return files().stream()
        .map(file -> Listing.of(file, family(file), sections(file), vocabulary))
        .toList();
  }

  /** By rules file, what other programs call its game; without those that no program knows. */
  public Map<Path, List<String>> programNames() {
    Map<Path, List<String>> names = new LinkedHashMap<>();
    for (Path file : files()) {
      Map<String, List<String>> known =
          rules(file)
              .flatMap(rules -> ProgramNames.of(rules.main()))
              .orElseGet(() -> Listing.knownAs(sections(file)));
      if (!known.isEmpty()) {
        names.put(file, known.values().stream().flatMap(List::stream).toList());
      }
    }
    return names;
  }

  /** What there is to say of one game, but for its mechanics; empty for a file that has none. */
  public Optional<Listing> listing(Path file) {
    List<Form> sections = sections(file);
    return sections.isEmpty()
        ? Optional.empty()
        : Optional.of(Listing.of(file, family(file), sections, Set.of()));
  }

  private List<Form> sections(Path file) {
    return rules(file)
        .map(rules -> SourceStages.sections(rules, Optional.empty()))
        .orElse(List.of());
  }

  private Optional<Rules> rules(Path file) {
    try {
      return Optional.of(open(file));
    } catch (NoSuchGame unreadable) {
      return Optional.empty();
    }
  }

  /** The macros of the standard library, file by file. */
  public List<Library.Entry> library() {
    return libraryFiles().stream()
        .flatMap(file -> rules(file).stream())
        .flatMap(rules -> Library.of(rules.main()).stream())
        .toList();
  }

  /** The files of the standard library, in the order of their names. */
  public List<Path> libraryFiles() {
    return new RulesFolders(home.resolve("stdlib")).files();
  }

  /** The folders that every rules file may include from. */
  public List<Path> roots() {
    List<Path> roots = new ArrayList<>(List.of(home.resolve("stdlib")));
    roots.addAll(folders.all());
    return roots;
  }
}

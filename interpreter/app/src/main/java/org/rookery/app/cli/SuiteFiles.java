package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** The suites that words of a command line mean: files, lines of files, directories, games. */
final class SuiteFiles {
  private static final Pattern WITH_LINE = Pattern.compile("(.+):(\\d{1,8})");

  /** The ends of the names of suites, for what stands beside a rules file. */
  private static final List<String> ENDS = List.of(".yaml", ".yml", ".test.yaml", ".test.yml");

  private final Set<Path> files = new LinkedHashSet<>();
  private final Set<Path> folders = new LinkedHashSet<>();
  private final Map<Path, Set<Integer>> lines = new TreeMap<>();
  private final PrintWriter err;
  private int code = ExitCode.FINE;

  private SuiteFiles(PrintWriter err) {
    this.err = err;
  }

  /** The suites; what cannot be looked into is told. */
  static SuiteFiles find(List<String> words, PrintWriter err) {
    SuiteFiles found = new SuiteFiles(err);
    words.forEach(found::add);
    return found;
  }

  /** The files, in the order they were named. */
  List<Path> files() {
    return List.copyOf(files);
  }

  /** The directories that were named. */
  List<Path> folders() {
    return List.copyOf(folders);
  }

  /** For files of which lines were named, those. */
  Map<Path, Set<Integer>> lines() {
    return lines;
  }

  /** An exit code, a bad one when something could not be looked into. */
  int code() {
    return code;
  }

  private void add(String word) {
    Path path = Path.of(word);
    Matcher line = WITH_LINE.matcher(word);
    if (Files.isDirectory(path)) {
      Directory inside = Directory.of(path, RulesFile::isSuite, "YAML file");
      code = Math.max(code, inside.reportProblems(err));
      folders.add(path);
      files.addAll(inside.files());
    } else if (Files.exists(path) && !RulesFile.isRules(path)) {
      files.add(path);
    } else if (line.matches() && Files.exists(Path.of(line.group(1)))) {
      Path file = Path.of(line.group(1));
      files.add(file);
      lines.computeIfAbsent(file, unused -> new TreeSet<>()).add(Integer.valueOf(line.group(2)));
    } else {
      files.addAll(ofGame(word));
    }
  }

  /** The suites of a game: those of its name beside its rules file, and in the project's tests. */
  private static List<Path> ofGame(String word) {
    Path rules = rules(word);
    return some(
        rules,
        word,
        "write one beside it, as `"
            + rules.resolveSibling(RulesFile.bareName(rules) + ".yaml")
            + "`");
  }

  private static List<Path> some(Path rules, String called, String hint) {
    List<Path> suites = of(rules);
    if (suites.isEmpty()) {
      throw new Refusal("There is no suite of `" + called + "`: " + hint + ".");
    }
    return suites;
  }

  /**
   * The suites of a rules file, read.
   *
   * @param hint what to do when there are none, without a full stop
   */
  static List<Suite> read(Path rules, String hint) {
    return some(rules, rules.toString(), hint).stream().map(SuiteFiles::read).toList();
  }

  /** A suite, read; one that cannot be is refused. */
  static Suite read(Path file) {
    try {
      return SuiteReader.read(file);
    } catch (BadSuite e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    }
  }

  private static Path rules(String word) {
    try {
      return Rulebook.here().find(Path.of(""), word);
    } catch (NoSuchGame e) {
      throw new Refusal(
          word.contains("/") || RulesFile.isSuite(Path.of(word))
              ? "There is no file or directory `" + word + "`."
              : String.valueOf(e.getMessage()));
    }
  }

  /** The suites of a rules file: those of its name beside it, and in the project's tests. */
  static List<Path> of(Path rules) {
    String name = RulesFile.bareName(rules);
    List<Path> suites = new ArrayList<>();
    List<Path> places = new ArrayList<>(List.of(rules.resolveSibling("")));
    Path home = Rulebook.here().rules().resolveSibling("tests");
    places.add(home.resolve("regression"));
    places.add(home.resolve("regression/endings"));
    for (Path place : places) {
      for (String end : ENDS) {
        Path suite = place.resolve(name + end);
        if (Files.isRegularFile(suite)) {
          suites.add(suite);
        }
      }
    }
    return suites;
  }
}

package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.TrackedRules;
import org.rookery.game.files.TrustedFolders;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** Tries suites on the games they name; it keeps the games it has loaded. */
public final class SuiteRunner {
  /** How many seconds of processor time a case may take by default. */
  public static final int PATIENCE = 4;

  private final Rulebook rulebook;
  private final TrustedFolders folders;
  private final int patience;
  private final Map<String, Held> loaded = new ConcurrentHashMap<>();
  private final Map<Path, String> keys = new ConcurrentHashMap<>();
  private final Map<Path, Suite> read = new ConcurrentHashMap<>();

  /** A runner that looks bare names of rules files up in this rulebook. */
  public SuiteRunner(Rulebook rulebook) {
    this(rulebook, List.of(), PATIENCE);
  }

  /**
   * The same.
   *
   * @param roots folders that rules files may lie in, beside the suite's own and the rulebook's
   * @param patience seconds of processor time a case may take
   */
  public SuiteRunner(Rulebook rulebook, List<Path> roots, int patience) {
    this.rulebook = rulebook;
    this.folders = new TrustedFolders(rulebook, roots);
    this.patience = patience;
  }

  /** Tries all cases of a file; what cannot be tried is part of the result. */
  public SuiteResult run(Path file) {
    try {
      Suite suite = SuiteReader.read(file);
      return run(suite, game(suite));
    } catch (BadSuite e) {
      return SuiteResult.unreadable(file, e);
    }
  }

  /**
   * A suite, as it was when it was read first or was {@linkplain #forget forgotten}.
   *
   * @throws BadSuite when it cannot be read
   */
  Suite suite(Path file) throws BadSuite {
    Suite known = read.get(file);
    if (known == null) {
      known = SuiteReader.read(file);
      read.put(file, known);
    }
    return known;
  }

  /** Tries all cases of a suite on a game, whatever the suite names. */
  public SuiteResult run(Suite suite, Game game) {
    CaseRunner runner = new CaseRunner(game, suite, patience, CaseObserver.NONE);
    List<CaseResult> results = new ArrayList<>();
    for (Suite.Item item : suite.items()) {
      results.add(runner.run(item));
    }
    return result(suite, game, results);
  }

  /** The result of a suite of which these cases were tried. */
  SuiteResult result(Suite suite, Game game, List<CaseResult> cases) {
    return SuiteResult.of(suite, game, cases, remark(suite, game));
  }

  /**
   * The game that a suite is about.
   *
   * @throws BadSuite when its rules file is not found or has errors
   */
  public Game game(Suite suite) throws BadSuite {
    String title = suite.header().game();
    Path rules = rulesFile(suite);
    String key = rules.normalize() + "\n" + title;
    keys.put(suite.file(), key);
    Loading loading = loaded.computeIfAbsent(key, unused -> load(rules, title)).loading();
    return game(suite, rules, loading);
  }

  private static Game game(Suite suite, Path rules, Loading loading) throws BadSuite {
    if (loading.game().isEmpty()) {
      throw suite.bad(
          "/rules",
          "The rules file `" + rules + "` has errors.\n" + loading.problems().stripTrailing());
    }
    return loading.game().get();
  }

  /**
   * Where the rules of a suite are found, as a user in this folder calls the file.
   *
   * @throws BadSuite when they are not
   */
  public Path rulesFile(Suite suite) throws BadSuite {
    return shown(rules(suite));
  }

  /**
   * Tries all cases of a suite.
   *
   * @param file where its rules came from
   * @param loading what those came to
   */
  public SuiteResult run(Suite suite, Path file, Loading loading) {
    try {
      return run(suite, game(suite, file, loading));
    } catch (BadSuite e) {
      return SuiteResult.unreadable(suite.file(), e);
    }
  }

  /** The rules file that a suite names. */
  private Path rules(Suite suite) throws BadSuite {
    Path parent = suite.file().toAbsolutePath().normalize().getParent();
    try {
      return folders.find(parent == null ? Path.of("") : parent, suite.header().rules());
    } catch (NoSuchGame e) {
      throw suite.bad("/rules", String.valueOf(e.getMessage()));
    }
  }

  /** A file as a user in this folder calls it. */
  private static Path shown(Path file) {
    Path here = Path.of("").toAbsolutePath().normalize();
    Path there = file.toAbsolutePath().normalize();
    return there.startsWith(here) ? here.relativize(there) : file;
  }

  /** What was loaded, and the files that were read for it. */
  private record Held(Loading loading, Set<Path> files) {}

  private Held load(Path file, @Nullable String title) {
    try {
      TrackedRules tracked = rulebook.track(file);
      Rules rules = tracked.rules();
      return new Held(title == null ? rules.load() : rules.load(title), tracked.files());
    } catch (NoSuchGame unreadable) {
      return new Held(Loading.refused(String.valueOf(unreadable.getMessage())), Set.of());
    }
  }

  /** The files that the game of a suite was read from; none as long as it was not loaded. */
  public Set<Path> files(Path suite) {
    Held held = loaded.get(keys.getOrDefault(suite, ""));
    return held == null ? Set.of() : held.files();
  }

  /**
   * Forgets the suites, and the games, that were read from files of which this holds.
   *
   * @return the suites about such games
   */
  public Set<Path> forget(Predicate<Path> changed) {
    read.keySet().removeIf(changed);
    Set<Path> suites = new TreeSet<>();
    for (Map.Entry<Path, String> suite : keys.entrySet()) {
      Held held = loaded.get(suite.getValue());
      if (held != null && held.files().stream().anyMatch(changed)) {
        suites.add(suite.getKey());
      }
    }
    suites.forEach(suite -> loaded.remove(keys.getOrDefault(suite, "")));
    return suites;
  }

  /** How many seconds of processor time a case may take. */
  public int patience() {
    return patience;
  }

  private static @Nullable String remark(Suite suite, Game game) {
    String recorded = suite.header().recorded();
    if (recorded == null) {
      return null;
    }
    String hash = game.rulesHash();
    return recorded.equals(hash)
        ? null
        : suite.place("/recorded")
            + ": The rules have changed since this was recorded (they are "
            + hash
            + " now); `test --record` renews it.";
  }
}

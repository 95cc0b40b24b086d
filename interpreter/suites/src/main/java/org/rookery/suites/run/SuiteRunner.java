package org.rookery.suites.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;

/** Tries suites on the games they name; it keeps the games it has loaded. */
public final class SuiteRunner {
  /** How many seconds of processor time a case may take when nobody says otherwise. */
  public static final int PATIENCE = 4;

  private final Rulebook rulebook;
  private final RulesFinder finder;
  private final int patience;
  private final Map<String, Loading> loaded = new ConcurrentHashMap<>();

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
    this.finder = new RulesFinder(rulebook, roots);
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

  /** Tries all cases of a suite on a game, whatever the suite names. */
  public SuiteResult run(Suite suite, Game game) {
    CaseRunner runner = new CaseRunner(game, suite, patience, Witness.NONE);
    List<CaseResult> results = new ArrayList<>();
    for (Suite.Item item : suite.items()) {
      results.add(runner.run(item));
    }
    return SuiteResult.of(suite.file(), game, results, remark(suite, game));
  }

  /**
   * The game that a suite is about.
   *
   * @throws BadSuite when its rules file is not found or has errors
   */
  public Game game(Suite suite) throws BadSuite {
    String title = suite.header().game();
    Path rules = finder.find(suite);
    Loading loading =
        loaded.computeIfAbsent(
            rules.normalize() + "\n" + title,
            unused -> rulebook.load(rules, Optional.ofNullable(title)));
    if (loading.game().isEmpty()) {
      throw suite.bad(
          "/rules",
          "The rules file `" + rules + "` has errors.\n" + loading.problems().stripTrailing());
    }
    return loading.game().get();
  }

  /** The rules file that a suite names. */
  public Path rules(Suite suite) throws BadSuite {
    return finder.find(suite);
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

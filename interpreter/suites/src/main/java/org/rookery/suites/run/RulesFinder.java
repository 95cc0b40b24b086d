package org.rookery.suites.run;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;

/**
 * Finds the rules file that a suite names, within bounds: a suite may come from anywhere, so it
 * reads no file but rules files, and those only in its own folder, among the rulebook's, and where
 * the user said.
 */
final class RulesFinder {
  private final Rulebook rulebook;
  private final List<Path> roots;

  /** A finder that may look into these folders too. */
  RulesFinder(Rulebook rulebook, List<Path> roots) {
    this.rulebook = rulebook;
    this.roots = List.copyOf(roots);
  }

  /** The rules file of a suite. */
  Path find(Suite suite) throws BadSuite {
    String name = suite.header().rules();
    Path parent = suite.file().toAbsolutePath().normalize().getParent();
    Path folder = parent == null ? Path.of("") : parent;
    List<Path> allowed = new ArrayList<>(roots);
    allowed.add(folder);
    allowed.add(rulebook.rules());
    try {
      if (!isWithin(allowed, folder.resolve(name))) {
        throw outside(suite, name);
      }
      Path found = rulebook.find(folder, name);
      if (!Rulebook.isRules(found)) {
        throw suite.bad(
            "/rules",
            "`" + name + "` is no rules file: those have names that end in `.rules` or `.zrf`.");
      }
      if (!isReallyWithin(allowed, found)) {
        throw outside(suite, name); // a symbolic link leads out
      }
      return found;
    } catch (NoSuchGame | InvalidPathException e) {
      throw suite.bad("/rules", String.valueOf(e.getMessage()));
    }
  }

  private static BadSuite outside(Suite suite, String name) {
    return suite.bad(
        "/rules",
        "`"
            + name
            + "` lies outside the suite's folder and `rules/`; `--root DIR` allows another folder.");
  }

  /** Whether a path lies in one of the folders, going by the names alone. */
  private static boolean isWithin(List<Path> folders, Path path) {
    Path normal = path.toAbsolutePath().normalize();
    return folders.stream()
        .anyMatch(folder -> normal.startsWith(folder.toAbsolutePath().normalize()));
  }

  /** Whether a file lies in one of the folders when every symbolic link is followed. */
  private static boolean isReallyWithin(List<Path> folders, Path file) {
    return folders.stream().anyMatch(folder -> real(file).startsWith(real(folder)));
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException gone) {
      return path.toAbsolutePath().normalize();
    }
  }
}

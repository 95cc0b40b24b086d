package org.rookery.game.files;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a file that may come from anywhere, such as a suite or a log, may take rules from: its own
 * folder, the rulebook's, and what the user names. It is led to no file but rules files.
 */
public final class TrustedFolders {
  private final Rulebook rulebook;
  private final List<Path> named;

  /**
   * The folders of one command.
   *
   * @param named folders, or single files, that the user names
   */
  public TrustedFolders(Rulebook rulebook, List<Path> named) {
    this.rulebook = rulebook;
    this.named = List.copyOf(named);
  }

  /** The same, where the user names one more folder or file. */
  public TrustedFolders and(Path more) {
    List<Path> all = new ArrayList<>(named);
    all.add(more);
    return new TrustedFolders(rulebook, all);
  }

  /**
   * The rules file that a file names.
   *
   * @param folder the folder of the file that names it
   * @throws NoSuchGame when there is none, or it is none that may be read
   */
  public Path find(Path folder, String name) throws NoSuchGame {
    try {
      if (!isWithin(allowed(folder), folder.resolve(name))) {
        throw outside(name);
      }
      return check(folder, name, rulebook.find(folder, name));
    } catch (InvalidPathException noName) {
      throw new NoSuchGame("`" + name + "` is no name of a file.");
    }
  }

  /**
   * A file that was found for a name, if it may be read.
   *
   * @throws NoSuchGame when it is no rules file, or a symbolic link leads out
   */
  public Path check(Path folder, String name, Path found) throws NoSuchGame {
    if (!RulesFile.isRules(found)) {
      throw new NoSuchGame(
          "`" + name + "` is no rules file: those have names that end in `.rules` or `.zrf`.");
    }
    if (allowed(folder).stream().noneMatch(root -> real(found).startsWith(real(root)))) {
      throw outside(name);
    }
    return found;
  }

  private List<Path> allowed(Path folder) {
    List<Path> allowed = new ArrayList<>(named);
    allowed.add(folder);
    allowed.add(rulebook.rules());
    return allowed;
  }

  private static NoSuchGame outside(String name) {
    return new NoSuchGame(
        "`"
            + name
            + "` lies outside the folder of the file that names it and `rules/`; `--root DIR`"
            + " allows another folder.");
  }

  /** Whether a path lies in one of the folders, going by the names alone. */
  private static boolean isWithin(List<Path> folders, Path path) {
    Path normal = path.toAbsolutePath().normalize();
    return folders.stream()
        .anyMatch(folder -> normal.startsWith(folder.toAbsolutePath().normalize()));
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException gone) {
      return path.toAbsolutePath().normalize();
    }
  }
}

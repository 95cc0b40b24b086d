package org.rookery.game.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.rookery.language.file.FileTree;

/** A path as programs for Windows write it: backslashes, and letters of any case. */
public final class WindowsPath {
  private WindowsPath() {}

  /** The last part of a path: the name of the file itself. */
  public static String fileName(String path) {
    String slashed = path.replace('\\', '/');
    return slashed.substring(slashed.lastIndexOf('/') + 1).strip();
  }

  /**
   * The file in a folder that has the name the path ends with: in its very letters, or else in
   * letters of another case.
   */
  public static Optional<Path> beside(Path folder, String path) {
    String wanted = fileName(path);
    return FileTree.entries(folder).stream()
        .filter(file -> name(file).equalsIgnoreCase(wanted) && Files.isRegularFile(file))
        .min(
            (one, other) ->
                Boolean.compare(!name(one).equals(wanted), !name(other).equals(wanted)) * 2
                    + Integer.signum(name(one).compareTo(name(other))));
  }

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }
}

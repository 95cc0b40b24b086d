package org.rookery.app.cli;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.app.survey.RulesTree;
import picocli.CommandLine.Parameters;

/** The rules files that a command is about: named one by one, or all of a directory. */
final class RulesFiles {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR",
      description = "Rules files, names of games in rules/, or directories of them.")
  private List<String> names = List.of();

  /**
   * One of the files.
   *
   * @param named whether it was named itself, and not found in a directory
   */
  record Entry(Path path, boolean named) {}

  /** The files, in the order of the arguments; within a directory in that of their paths. */
  List<Entry> all() {
    List<Entry> files = new ArrayList<>();
    for (String name : names) {
      if (isDirectory(name)) {
        List<Path> inside = inside(name);
        if (inside.isEmpty()) {
          throw new Refusal("There is no rules file in `" + name + "`.");
        }
        inside.forEach(file -> files.add(new Entry(file, false)));
      } else {
        files.add(new Entry(GameArgument.find(name), true));
      }
    }
    return files;
  }

  private static boolean isDirectory(String name) {
    try {
      return Files.isDirectory(Path.of(name));
    } catch (InvalidPathException noName) {
      return false;
    }
  }

  private static List<Path> inside(String name) {
    try {
      return RulesTree.files(Path.of(name));
    } catch (UncheckedIOException e) {
      throw new Refusal("The directory `" + name + "` cannot be read.");
    }
  }
}

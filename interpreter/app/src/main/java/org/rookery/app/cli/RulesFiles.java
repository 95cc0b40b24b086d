package org.rookery.app.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.game.files.RulesFile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The rules files that a command is about: named one by one, or all of a directory. */
final class RulesFiles {
  @Parameters(
      arity = "0..*",
      paramLabel = "FILE|DIR",
      description = "Rules files, names of games in rules/, or directories of them.")
  private List<String> names = List.of();

  /**
   * One of the files.
   *
   * @param named whether it was named itself, and not found in a directory
   */
  record Entry(Path path, boolean named) {}

  @Mixin private Streams streams = new Streams();

  private int code = ExitCode.FINE;

  /**
   * The files, in the order of the arguments; within a directory in that of their paths. What
   * cannot be looked into is told, and makes the {@link #code()} a bad one.
   */
  List<Entry> all() {
    if (names.isEmpty()) {
      throw new Refusal("Name a rules file, a game or a directory.");
    }
    List<Entry> files = new ArrayList<>();
    for (String name : names) {
      if (isDirectory(name)) {
        Directory inside = Directory.of(Path.of(name), RulesFile::isRules, "rules file");
        code = Math.max(code, inside.reportProblems(streams.err()));
        inside.files().forEach(file -> files.add(new Entry(file, false)));
      } else {
        files.add(new Entry(GameArgument.find(name), true));
      }
    }
    return files;
  }

  /** Whether none is named. */
  boolean isEmpty() {
    return names.isEmpty();
  }

  /** The exit code of a command that finds nothing else to complain of. */
  int code() {
    return code;
  }

  private static boolean isDirectory(String name) {
    try {
      return Files.isDirectory(Path.of(name));
    } catch (InvalidPathException noName) {
      return false;
    }
  }
}

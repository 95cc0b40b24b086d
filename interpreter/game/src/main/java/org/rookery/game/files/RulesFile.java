package org.rookery.game.files;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What names of rules files tell. */
public final class RulesFile {
  /** How the names of rules files end: ours, and Zillions'. */
  static final List<String> EXTENSIONS = List.of(".rules", ".zrf");

  private static final List<String> SUITES = List.of(".yaml", ".yml");

  private RulesFile() {}

  /** The name of a rules file without directory and extension. */
  public static String bareName(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  /** Whether a file is a rules file, going by the end of its name. */
  public static boolean isRules(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return EXTENSIONS.stream().anyMatch(name::endsWith);
  }

  /** Whether a file is a suite of tests, going by the end of its name. */
  public static boolean isSuite(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return SUITES.stream().anyMatch(name::endsWith);
  }
}

package org.rookery.app.cli;

import java.util.Map;
import java.util.TreeMap;

/** The exit codes of the commands. */
final class ExitCode {
  /** All is well. */
  static final int FINE = 0;

  /** What was checked does not hold. */
  static final int FAILED = 1;

  /** The command line, or a file it names, cannot be used. */
  static final int BAD_INPUT = 2;

  /** What launchers end with that find no Java, or one that is too old. */
  static final int JAVA_MISSING = 69;

  /** A mistake of this program. */
  static final int INTERNAL = 70;

  /** What was to be printed could not be written. */
  static final int OUTPUT_LOST = 74;

  /** The reader of the output is gone: the shell's code for a program that a closed pipe ends. */
  static final int CLOSED_PIPE = 141;

  private ExitCode() {}

  /** What each code tells a caller, in the order of the codes. */
  static Map<Integer, String> meanings() {
    return new TreeMap<>(
        Map.of(
            FINE,
            "All is well.",
            FAILED,
            "What was checked does not hold.",
            BAD_INPUT,
            "The command line, or a file it names, cannot be used.",
            JAVA_MISSING,
            "Java is missing or too old.",
            INTERNAL,
            "A mistake of this program: please report it.",
            OUTPUT_LOST,
            "The output could not be written.",
            CLOSED_PIPE,
            "The reader of the output has closed it."));
  }
}

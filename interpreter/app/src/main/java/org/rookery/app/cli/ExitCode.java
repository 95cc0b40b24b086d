package org.rookery.app.cli;

/** The exit codes of the commands. */
final class ExitCode {
  /** All is well. */
  static final int FINE = 0;

  /** What was checked does not hold. */
  static final int FAILED = 1;

  /** The command line, or a file it names, cannot be used. */
  static final int BAD_INPUT = 2;

  /** A mistake of this program. */
  static final int INTERNAL = 70;

  /** What was to be printed could not be written. */
  static final int OUTPUT_LOST = 74;

  /** Nobody reads what is printed any longer: what the shell says of programs that a pipe ends. */
  static final int CLOSED_PIPE = 141;

  private ExitCode() {}
}

package org.rookery.app.cli;

import java.io.Console;

/** Whether a person sits at the other end. */
final class Keyboard {
  private Keyboard() {}

  /** Whether input and output are a terminal. */
  @SuppressWarnings("SystemConsoleNull") // Newer platforms are asked below.
  static boolean isThere() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // From JDK 22 on there is always a console, and it knows whether it is a terminal.
      return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException olderPlatform) {
      return true;
    }
  }
}

package org.rookery.app.cli;

/** Numbers of things in sentences. */
final class Counted {
  private Counted() {}

  /** A number with its noun: {@code 1 turn}, {@code 2 turns}. */
  static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}

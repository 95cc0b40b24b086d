package org.rookery.app.text;

/** Numbers of things in sentences. */
public final class Counted {
  private Counted() {}

  /** A number with its noun: {@code 1 turn}, {@code 2 turns}. */
  public static String of(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}

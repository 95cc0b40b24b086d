package org.rookery.app.regress;

/**
 * Something that should hold and does not.
 *
 * @param what what was looked at, such as {@code count}
 * @param expected what the suite says
 * @param got what came
 * @param detail lines that help to see why, possibly none
 */
record Mismatch(String what, String expected, String got, String detail) {
  Mismatch(String what, String expected, String got) {
    this(what, expected, got, "");
  }

  /** The same, seen after a turn. */
  Mismatch after(String turn) {
    return new Mismatch("after " + turn + ": " + what, expected, got, detail);
  }

  /** One line that says it. */
  String sentence() {
    return what + ": expected " + expected + ", got " + got;
  }
}

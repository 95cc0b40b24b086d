package org.rookery.suites.format;

/** A value that is of the wrong kind for its key, or a key that nothing knows. */
final class Misfit extends Exception {
  private static final long serialVersionUID = 1;

  private final String pointer;

  /**
   * A complaint.
   *
   * @param pointer what in the text it is about
   */
  Misfit(String pointer, String sentence) {
    super(sentence);
    this.pointer = pointer;
  }

  /** What in the text it is about. */
  String pointer() {
    return pointer;
  }

  /** One sentence that says what is wrong. */
  String sentence() {
    return String.valueOf(getMessage());
  }
}

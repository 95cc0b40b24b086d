package org.rookery.suites.format;

/**
 * A suite that cannot be run: its message is one sentence that begins with file, line and column.
 */
public final class BadSuite extends Exception {
  private static final long serialVersionUID = 1;

  private final String pointer;

  /** A complaint that begins with file, line and column. */
  public BadSuite(String message) {
    this(message, "");
  }

  /**
   * The same.
   *
   * @param pointer what in the suite it is about
   */
  public BadSuite(String message, String pointer) {
    super(message);
    this.pointer = pointer;
  }

  /** What in the suite it is about, as a pointer; empty when that is not known. */
  public String pointer() {
    return pointer;
  }
}

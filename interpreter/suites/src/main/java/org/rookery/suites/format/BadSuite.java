package org.rookery.suites.format;

/**
 * A suite that cannot be run: its message is one sentence that begins with file, line and column.
 */
public final class BadSuite extends Exception {
  private static final long serialVersionUID = 1;

  /** A complaint that begins with file, line and column. */
  public BadSuite(String message) {
    super(message);
  }
}

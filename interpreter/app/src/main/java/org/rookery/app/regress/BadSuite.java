package org.rookery.app.regress;

/**
 * A suite that cannot be run: its message is one sentence that begins with file, line and column.
 */
public final class BadSuite extends Exception {
  private static final long serialVersionUID = 1;

  BadSuite(String message) {
    super(message);
  }
}

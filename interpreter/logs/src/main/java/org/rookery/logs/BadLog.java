package org.rookery.logs;

/** A log that cannot be used at all; its message is a sentence. */
public final class BadLog extends Exception {
  private static final long serialVersionUID = 1;

  BadLog(String message) {
    super(message);
  }
}

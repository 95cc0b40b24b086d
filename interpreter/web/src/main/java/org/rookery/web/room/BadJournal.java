package org.rookery.web.room;

/** A journal of rooms that cannot be gone on with; the message says why. */
public final class BadJournal extends Exception {
  private static final long serialVersionUID = 1;

  BadJournal(String message) {
    super(message);
  }
}

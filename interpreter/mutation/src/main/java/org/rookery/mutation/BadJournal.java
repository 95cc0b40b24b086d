package org.rookery.mutation;

/** A journal that cannot be gone on with; its message is a sentence for the user. */
public final class BadJournal extends Exception {
  private static final long serialVersionUID = 1;

  BadJournal(String message) {
    super(message);
  }
}

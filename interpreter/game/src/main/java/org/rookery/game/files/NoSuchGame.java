package org.rookery.game.files;

/** A name that no rules file has; its message is a sentence for the user. */
public final class NoSuchGame extends Exception {
  private static final long serialVersionUID = 1;

  NoSuchGame(String message) {
    super(message);
  }
}

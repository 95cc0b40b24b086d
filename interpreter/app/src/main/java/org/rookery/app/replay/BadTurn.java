package org.rookery.app.replay;

/** A turn that is refused; its message is a sentence that says why. */
final class BadTurn extends Exception {
  private static final long serialVersionUID = 1;

  BadTurn(String reason) {
    super(reason);
  }
}

package org.rookery.logs;

/** A turn that is refused; its message is a sentence that says why. */
final class BadTurn extends Exception {
  private static final long serialVersionUID = 1;

  private final String reason;

  BadTurn(String reason) {
    super(reason);
    this.reason = reason;
  }

  /** The sentence. */
  String reason() {
    return reason;
  }
}

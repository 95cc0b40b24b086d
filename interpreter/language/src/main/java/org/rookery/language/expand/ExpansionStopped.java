package org.rookery.language.expand;

/** Ends the expansion of a form from deep inside, when a limit is passed and told about. */
final class ExpansionStopped extends RuntimeException {
  private static final long serialVersionUID = 1;

  /**
   * @param message for a stack trace only; the author has a diagnostic
   */
  ExpansionStopped(String message) {
    super(message, null, false, false);
  }
}

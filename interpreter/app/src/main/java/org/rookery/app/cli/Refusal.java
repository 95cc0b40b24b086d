package org.rookery.app.cli;

/** Something a command cannot do as asked; its message is one clear sentence for the user. */
final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  Refusal(String message) {
    super(message);
  }
}

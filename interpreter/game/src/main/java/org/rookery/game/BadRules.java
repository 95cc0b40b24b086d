package org.rookery.game;

/** Rules with errors; the message is what an author is told of them, with line ends. */
public final class BadRules extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  BadRules(String problems) {
    super(problems);
  }
}

package org.rookery.player.match;

/** A program does not keep to the protocol, so that its game cannot go on. */
public final class BrokenProgram extends Exception {
  private static final long serialVersionUID = 1L;

  private final EndCause cause;

  /** A program that did what {@code how} says, after its name. */
  public BrokenProgram(EndCause cause, String how) {
    super(how);
    this.cause = cause;
  }

  /** Why the game ends. */
  EndCause cause() {
    return cause;
  }

  /** What the program did, without its name. */
  String how() {
    return String.valueOf(getMessage());
  }
}

package org.rookery.program;

/** A game's rules ask for more work in one position than any real game's: they may never end. */
public final class TooMuchWork extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Rules of which {@code message} says, in a sentence for players, what does not end. */
  public TooMuchWork(String message) {
    super(message);
  }
}

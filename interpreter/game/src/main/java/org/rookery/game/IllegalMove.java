package org.rookery.game;

/** A text that is no legal move, or may be several; the message says why, in lines. */
public final class IllegalMove extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  IllegalMove(String why) {
    super(why);
  }
}

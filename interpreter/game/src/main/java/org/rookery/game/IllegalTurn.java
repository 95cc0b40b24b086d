package org.rookery.game;

/** A text that is no legal move, or may be several; the message says why, in lines. */
public final class IllegalTurn extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  IllegalTurn(String why) {
    super(why);
  }
}

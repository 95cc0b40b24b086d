package org.rookery.player.match;

/** What a contestant answers when it is asked for a move. */
public sealed interface ProgramReply {
  /** A move, in the words of UCI; whether it is legal is not known yet. */
  record Plays(String text) implements ProgramReply {}

  /** It gives the game up. */
  record Resigns() implements ProgramReply {}

  /** It says that the game is drawn. */
  record ClaimsDraw() implements ProgramReply {}
}

package org.rookery.player.match;

import org.rookery.game.LegalMove;

/** What a contestant answers when it is asked for a move. */
public sealed interface ProgramReply {
  /** A move, in the words of UCI; whether it is legal is not known yet. */
  record Plays(String text) implements ProgramReply {}

  /** A move that is legal, of a player of ours. */
  record Makes(LegalMove turn) implements ProgramReply {}

  /** It gives the game up. */
  record Resigns() implements ProgramReply {}

  /** It says that the game is drawn. */
  record ClaimsDraw() implements ProgramReply {}
}

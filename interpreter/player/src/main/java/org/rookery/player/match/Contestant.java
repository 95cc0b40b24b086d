package org.rookery.player.match;

import java.util.List;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;

/** One side of a contest; it belongs to one thread. */
public interface Contestant extends AutoCloseable {
  /** What it is called. */
  String name();

  /**
   * Another game begins from where this match stands; a program that has ended is started again.
   *
   * @param opening the moves that led there from the start of the game
   * @param number of the game: what is left to chance hangs on it, not on the games before
   * @throws BrokenProgram when it does not get ready
   */
  void begin(Match match, List<LegalMove> opening, int number) throws BrokenProgram;

  /** Either side, or chance, has made a move. */
  void made(LegalMove turn);

  /**
   * A reply for the position the match has come to.
   *
   * @throws BrokenProgram when it gives none
   */
  ProgramReply choose(Match match) throws BrokenProgram;

  @Override
  void close();
}

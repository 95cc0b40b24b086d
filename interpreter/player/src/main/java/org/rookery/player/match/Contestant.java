package org.rookery.player.match;

import java.util.Optional;
import org.rookery.game.Match;

/** One side of a contest; it belongs to one thread. */
public interface Contestant extends AutoCloseable {
  /** What it is called. */
  String name();

  /**
   * Another game begins from where this match stands.
   *
   * @param number of the game: what is left to chance hangs on it, not on the games before
   */
  void begin(Match match, int number);

  /**
   * A turn for the position the match has come to, in the words of UCI.
   *
   * @return empty when it resigns or says nothing
   */
  Optional<String> choose(Match match);

  @Override
  void close();
}

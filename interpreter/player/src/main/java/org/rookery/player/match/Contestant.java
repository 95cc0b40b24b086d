package org.rookery.player.match;

import java.util.List;
import java.util.Optional;
import org.rookery.game.Match;
import org.rookery.game.Turn;

/** One side of a contest; it belongs to one thread. */
public interface Contestant extends AutoCloseable {
  /** What it is called. */
  String name();

  /**
   * Another game begins from where this match stands.
   *
   * @param opening the turns that led there from the start of the game
   * @param number of the game: what is left to chance hangs on it, not on the games before
   */
  void begin(Match match, List<Turn> opening, int number);

  /** Either side, or chance, has made a turn. */
  void made(Turn turn);

  /**
   * A turn for the position the match has come to, in the words of UCI.
   *
   * @return empty when it resigns, says nothing or holds that the game is drawn
   */
  Optional<String> choose(Match match);

  /** Whether it has said, instead of a turn, that the game is drawn. */
  default boolean claimsDraw() {
    return false;
  }

  /** Whether it has gone away in the middle of a game; it comes back for the next. */
  default boolean isGone() {
    return false;
  }

  @Override
  void close();
}

package org.rookery.player.protocol;

import org.rookery.player.search.SearchLimits;

/** How long to think when there is so much time for many turns. */
final class Clocks {
  private static final int TURNS = 30;
  private static final int RESERVE = 50;
  private static final int AT_MOST = 3;

  private Clocks() {}

  /**
   * Limits for the next turn.
   *
   * @param left milliseconds on the clock
   * @param increment milliseconds more after each turn
   * @param turns so many turns until there is more time; 0 for the rest of the game
   */
  static SearchLimits limits(long left, long increment, int turns) {
    int share = turns > 0 ? Math.min(turns + 1, TURNS) : TURNS;
    long wanted = left / share + increment * 3 / 4;
    return SearchLimits.ofMillis(Math.max(1, Math.min(wanted, (left - RESERVE) / AT_MOST)));
  }
}

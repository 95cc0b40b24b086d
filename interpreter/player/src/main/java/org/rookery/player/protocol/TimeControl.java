package org.rookery.player.protocol;

import java.util.List;
import org.rookery.player.search.SearchLimits;

/** How much time there is, as XBoard tells it piece by piece. */
final class TimeControl {
  private static final long MINUTE = 60_000;

  private int turns = 40;
  private long base = 5 * MINUTE;
  private long increment;
  private long left = 5 * MINUTE;
  private long each;
  private int deepest = SearchLimits.MAX_DEPTH;

  /** So many turns in so much time, and an increment: three words, minutes or minutes:seconds. */
  void level(List<String> words) {
    if (words.size() == 3
        && words.get(0).matches("\\d{1,4}")
        && words.get(1).matches("\\d{1,5}(:\\d\\d)?")
        && words.get(2).matches("\\d{1,5}(\\.\\d{1,3})?")) {
      String[] parts = words.get(1).split(":");
      turns = Integer.parseInt(words.get(0));
      base =
          Long.parseLong(parts[0]) * MINUTE
              + (parts.length > 1 ? Long.parseLong(parts[1]) * 1000 : 0);
      increment = (long) (Double.parseDouble(words.get(2)) * 1000);
      left = base;
      each = 0;
    }
  }

  /** So long for each turn, in milliseconds. */
  void perTurn(long millis) {
    each = Math.max(1, millis);
  }

  void depth(int depth) {
    deepest = Math.max(1, Math.min(SearchLimits.MAX_DEPTH, depth));
  }

  /** So much is left on the clock, in milliseconds. */
  void left(long millis) {
    left = millis;
  }

  /** Another game begins. */
  void anew() {
    left = base;
    deepest = SearchLimits.MAX_DEPTH;
  }

  /** The limits of the next turn. */
  SearchLimits limits(int played) {
    int more = turns == 0 ? 0 : turns - played % turns;
    long millis = each > 0 ? Math.max(1, each - 20) : Clocks.limits(left, increment, more).millis();
    return new SearchLimits(Long.MAX_VALUE, deepest, millis);
  }
}

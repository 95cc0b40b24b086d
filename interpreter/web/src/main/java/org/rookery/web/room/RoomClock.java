package org.rookery.web.room;

import java.util.Arrays;

/**
 * How much time each player of a game has left, in milliseconds. It runs for one player, or for
 * none. It does not measure time: it is told how much went by.
 */
final class RoomClock {
  /** Where it runs for no player. */
  static final int STANDS = -1;

  private final ClockTimes times;
  private final long[] left;
  private int running = STANDS;

  RoomClock(int players, ClockTimes times) {
    this.times = times;
    left = new long[players];
    reset();
  }

  ClockTimes times() {
    return times;
  }

  /** All the time there is, for a new game. */
  void reset() {
    Arrays.fill(left, times.millis());
    running = STANDS;
  }

  /** The player whose time runs; {@link #STANDS} where no time does. */
  int running() {
    return running;
  }

  long left(int player) {
    return left[player];
  }

  /** That much went by. */
  void spend(long millis) {
    if (running != STANDS) {
      left[running] = Math.max(0, left[running] - millis);
    }
  }

  /** A turn has ended: now it runs for that player, and who moved gets the increment. */
  void pass(int player) {
    if (running != STANDS && player != STANDS && player != running) {
      left[running] += times.incrementMillis();
    }
    run(player);
  }

  /** It runs for that player; no move was made. */
  void run(int player) {
    running = player;
  }
}

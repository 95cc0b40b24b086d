package org.rookery.player;

import java.util.List;
import java.util.Optional;
import org.rookery.player.search.SearchLimits;

/**
 * How strong a player is.
 *
 * @param number from 1, the weakest
 * @param limits how far it looks
 * @param blunders how often of 100 times it makes any turn
 * @param blur by how much it misjudges turns at most, in hundredths of the commonest piece
 */
public record Level(int number, SearchLimits limits, int blunders, int blur) {
  /** As many turns as the numbers of the levels are for. */
  private static final int USUAL = 30;

  private static final int MOST_TIMES = 16;

  private static final List<Level> ALL =
      List.of(
          new Level(1, new SearchLimits(600, 2, Long.MAX_VALUE), 39, 280),
          new Level(2, new SearchLimits(600, 2, Long.MAX_VALUE), 24, 170),
          new Level(3, new SearchLimits(600, 2, Long.MAX_VALUE), 11, 80),
          new Level(4, new SearchLimits(1_000, 3, Long.MAX_VALUE), 10, 80),
          new Level(5, new SearchLimits(1_500, 4, Long.MAX_VALUE), 7, 60));

  /** The levels, the weakest first. */
  public static List<Level> all() {
    return ALL;
  }

  /** The level of that number; empty when there is none. */
  public static Optional<Level> of(int number) {
    return ALL.stream().filter(level -> level.number == number).findFirst();
  }

  /** The level whose number a text is; empty when it is none. */
  public static Optional<Level> named(String number) {
    return ALL.stream().filter(level -> String.valueOf(level.number).equals(number)).findFirst();
  }

  /**
   * How far it looks where there are so many turns: to see as far ahead where there are twice as
   * many takes four times the work. That goes for the levels themselves; who was told how long to
   * look looks so long.
   */
  SearchLimits limits(int turns) {
    if (!ALL.contains(this)) {
      return limits;
    }
    double times = (double) turns / USUAL;
    return limits.times(Math.max(1, Math.min(MOST_TIMES, times * times)));
  }

  /** The strongest level, given so long for each turn. */
  public static Level timed(long millis) {
    return new Level(ALL.size(), SearchLimits.ofMillis(millis), 0, 0);
  }

  /** Whether it always makes the turn it finds best. */
  boolean isStraight() {
    return blunders == 0 && blur == 0;
  }
}

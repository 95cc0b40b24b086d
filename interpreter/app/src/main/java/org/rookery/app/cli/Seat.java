package org.rookery.app.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.player.Level;

/**
 * Who chooses a player's turns.
 *
 * @param isHuman whether a person does
 * @param level how well the program does; empty for any turn at random
 */
record Seat(boolean isHuman, Optional<Level> level) {
  /** A person. */
  static final String HUMAN = "human";

  /** Whom people play against when they do not say. */
  static final String USUAL = "3";

  private static final String RANDOM = "random";
  private static final double MILLIS = 1000;
  private static final double MAX_SECONDS = 3600;

  /**
   * What a word says.
   *
   * @param option where it stands
   * @param seconds how long to think about a turn, if it was said
   */
  static Seat of(String option, String word, @Nullable Double seconds) {
    if (word.equals(HUMAN)) {
      return new Seat(true, Optional.empty());
    }
    if (word.equals(RANDOM)) {
      return new Seat(false, Optional.empty());
    }
    Optional<Level> level = Level.named(word);
    if (level.isEmpty()) {
      throw new Refusal(
          option
              + " is human, random or a level from 1 to "
              + Level.all().size()
              + ", not `"
              + word
              + "`.");
    }
    if (seconds == null) {
      return new Seat(false, level);
    }
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
      throw new Refusal("--seconds should be more than 0 and at most " + (int) MAX_SECONDS + ".");
    }
    return new Seat(false, Optional.of(Level.timed((long) Math.max(1, seconds * MILLIS))));
  }
}

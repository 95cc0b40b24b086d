package org.rookery.web.room;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much time a game has for each player: so many minutes, and so many seconds more with each
 * turn.
 */
public record ClockTimes(int minutes, int increment) {
  /** What a host is offered, from the quickest on. */
  public static final List<ClockTimes> OFFERED =
      List.of(
          new ClockTimes(1, 0),
          new ClockTimes(3, 2),
          new ClockTimes(5, 3),
          new ClockTimes(10, 5),
          new ClockTimes(30, 20));

  private static final Pattern TEXT = Pattern.compile("([1-9]\\d{0,2})-(\\d{1,3})");
  private static final long SECOND = 1_000;
  private static final long MINUTE = 60 * SECOND;

  /** Reads what {@link #text} writes: up to 999 minutes and 999 seconds. */
  public static Optional<ClockTimes> read(String text) {
    Matcher parts = TEXT.matcher(text);
    return parts.matches()
        ? Optional.of(
            new ClockTimes(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2))))
        : Optional.empty();
  }

  /** As in {@code 5-3}: a part of an address, and of a line in the journal. */
  public String text() {
    return minutes + "-" + increment;
  }

  /** As players write it, {@code 5 + 3}. */
  public String shown() {
    return minutes + " + " + increment;
  }

  long millis() {
    return minutes * MINUTE;
  }

  long incrementMillis() {
    return increment * SECOND;
  }
}

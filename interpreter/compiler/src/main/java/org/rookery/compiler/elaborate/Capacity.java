package org.rookery.compiler.elaborate;

import java.util.Locale;
import org.rookery.language.source.Origin;

/**
 * How much of something a game may have: rules files are untrusted, and a program numbers these
 * things in few bits. The largest numbers seen in published files stand beside each.
 */
enum Capacity {
  /** Seen: 1,000. */
  SQUARES(4_096),
  /** Seen: 5. */
  GRIDS(64),
  /** Seen: 100. */
  DIRECTIONS(512),
  /** Seen: 60. */
  ZONES(512),
  /** Seen: 8. */
  PLAYERS(32),
  /** Piece types times players. Seen: 500. */
  MEN(4_096),
  /** Of all pieces together, after expansion: code is made of them. Seen: 700,000. */
  STATEMENTS(1_200_000);

  private final int most;

  Capacity(int most) {
    this.most = most;
  }

  /** Whether so many are too many. */
  boolean isExceeded(long count) {
    return count > most;
  }

  /** Whether so many are too many, which is told. */
  boolean exceeded(long count, Origin origin, Problems problems) {
    if (!isExceeded(count)) {
      return false;
    }
    String things = this == MEN ? "kinds of men of all players" : name().toLowerCase(Locale.ROOT);
    String code = "too-many-" + name().toLowerCase(Locale.ROOT);
    problems.fatal(code, origin, "There may be at most " + most + " " + things + ".");
    return true;
  }
}

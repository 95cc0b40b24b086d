package org.rookery.compiler.elaborate.scope;

import java.util.Locale;

/**
 * How much of something a game may have: rules files are untrusted, and a program numbers these
 * things in few bits. The largest numbers seen in published files stand beside each.
 */
public enum Capacity {
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
  PIECES(4_096),
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

  /** The code of the problem that there are too many. */
  String code() {
    return "too-many-" + name().toLowerCase(Locale.ROOT);
  }

  /** The sentence that says how many there may be. */
  String message() {
    String things =
        this == PIECES ? "pieces, counted by type and player" : name().toLowerCase(Locale.ROOT);
    return "There may be at most " + most + " " + things + ".";
  }
}

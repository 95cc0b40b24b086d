package org.rookery.suites.format;

import org.jspecify.annotations.Nullable;

/**
 * What should hold all through random games that begin at a case's position.
 *
 * @param that a condition in the rules language, which holds before every turn and at the end
 * @param longest how many turns a game may last before it must be over
 * @param games how many games are played; 20 when nothing is said
 * @param turns how many turns of a game are played at most; 200 when nothing is said
 * @param seed what the random turns are drawn with; 1 when nothing is said
 */
public record Always(
    @Nullable String that,
    @Nullable Integer longest,
    @Nullable Integer games,
    @Nullable Integer turns,
    @Nullable Long seed) {
  /** How many games are played. */
  public int gamesPlayed() {
    return games == null ? 20 : games;
  }

  /** How many turns of a game are played at most. */
  public int turnsPlayed() {
    int asked = turns == null ? 200 : turns;
    return longest == null ? asked : Math.max(asked, longest + 1);
  }

  /** What the random turns are drawn with. */
  public long seedOrFirst() {
    return seed == null ? 1 : seed;
  }
}

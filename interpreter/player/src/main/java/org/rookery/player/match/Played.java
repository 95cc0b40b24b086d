package org.rookery.player.match;

import java.util.List;

/**
 * A game that was played.
 *
 * @param number from 0; an even game and the next begin alike, with sides changed
 * @param firstIsA whether A had the first player's side
 * @param points what A got: 2 for a win, 1 for a draw
 * @param fen where it began
 * @param turns in standard algebraic notation
 * @param end how it ended, in words
 */
public record Played(
    int number, boolean firstIsA, int points, String fen, List<String> turns, String end) {
  /** Copies the turns. */
  public Played {
    turns = List.copyOf(turns);
  }

  /** The result as game scores write it. */
  public String result() {
    return points == 1 ? "1/2-1/2" : (points == 2) == firstIsA ? "1-0" : "0-1";
  }
}

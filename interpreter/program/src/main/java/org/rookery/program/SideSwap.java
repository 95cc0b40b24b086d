package org.rookery.program;

import java.util.List;

/**
 * How a player takes over the side of the other, by the pie rule: all that belongs to one of the
 * two belongs to the other from then on.
 *
 * @param one the player who moved first
 * @param other the player who may take over
 * @param squares for each square the one to which a piece goes from there, perhaps the same
 * @param counters for each counter the one whose value it gets, perhaps its own
 */
public record SideSwap(int one, int other, List<Integer> squares, List<Integer> counters) {
  /** Whose the things of a player are afterwards. */
  public int owner(int player) {
    return player == one ? other : player == other ? one : player;
  }
}

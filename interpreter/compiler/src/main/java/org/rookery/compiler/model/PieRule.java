package org.rookery.compiler.model;

import java.util.Map;
import java.util.Optional;
import org.rookery.language.source.Origin;

/**
 * How a player may take over the side of the other instead of moving.
 *
 * @param look how the board is seen from the other side
 * @param turn the item of the turn order in which the second player may, unless there is a
 *     condition
 * @param one the player who moved first
 * @param other the player who may take over
 * @param squares where the pieces of each square go
 * @param when what must hold in a turn of either player that they may do so in it, if it is not for
 *     one turn alone
 */
public record PieRule(
    Look look,
    int turn,
    String one,
    String other,
    Map<String, String> squares,
    Optional<Condition> when,
    Origin origin) {
  /** How the board is seen from the other side. */
  public enum Look {
    /** As it is: both players see the same. */
    SAME,
    /** As the second player sees it. */
    TURNED,
    /** With files and ranks exchanged. */
    TRANSPOSED
  }

  /** Whether it is for an item of the turn order. */
  public boolean isFor(int item, String player) {
    return when.isEmpty() ? item == turn : player.equals(one) || player.equals(other);
  }
}

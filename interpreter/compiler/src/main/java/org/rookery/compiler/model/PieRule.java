package org.rookery.compiler.model;

import java.util.Map;
import org.rookery.language.source.Origin;

/**
 * How the second player may take over the side of the first instead of moving.
 *
 * @param look how the board is seen from the other side
 * @param turn the item of the turn order in which they may
 * @param one the player who moved first
 * @param other the player who may take over
 * @param squares where the pieces of each square go
 */
public record PieRule(
    Look look, int turn, String one, String other, Map<String, String> squares, Origin origin) {
  /** How the board is seen from the other side. */
  public enum Look {
    /** As it is: both players see the same. */
    SAME,
    /** As the second player sees it. */
    TURNED,
    /** With files and ranks exchanged. */
    TRANSPOSED
  }
}

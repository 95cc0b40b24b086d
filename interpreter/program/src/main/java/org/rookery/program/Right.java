package org.rookery.program;

import java.util.List;

/**
 * A right that lasts while certain original pieces have not been touched, such as castling on one
 * side.
 *
 * @param player whose right it is
 * @param squares where the pieces stand, the one that uses the right first
 * @param contents what stands there in the start position, in the order of {@code squares}
 * @param letter its letter in FEN's castling field, empty when FEN has none
 * @param atStart whether the player has it when the game begins
 */
public record Right(
    int player, List<Integer> squares, List<Integer> contents, String letter, boolean atStart) {
  /** A right that the player has when the game begins. */
  public Right(int player, List<Integer> squares, List<Integer> contents, String letter) {
    this(player, squares, contents, letter, true);
  }
}

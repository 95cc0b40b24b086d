package org.rookery.compiler.model;

import java.util.List;

/**
 * Who stands where at the start, and what is in hand.
 *
 * @param lots what else may stand there, by lot
 */
public record SetupModel(List<PlacedPiece> pieces, List<Reserve> reserves, List<LotModel> lots) {
  /** A piece on a square. */
  public record PlacedPiece(String player, String piece, String square) {}

  /** Pieces in a player's hand. */
  public record Reserve(String player, String piece, int count) {}
}

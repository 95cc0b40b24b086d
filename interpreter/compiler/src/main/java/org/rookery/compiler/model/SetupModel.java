package org.rookery.compiler.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who stands where at the start, and what is in hand.
 *
 * @param covered the pieces that lie beneath those, the lowest of a square first
 * @param lots what else may stand there, by lot
 * @param castling which pieces may castle at the start, as FEN says it; empty for all that did not
 *     move
 */
public record SetupModel(
    List<PlacedPiece> pieces,
    List<PlacedPiece> covered,
    List<Reserve> reserves,
    List<LotModel> lots,
    Optional<String> castling) {
  /** All pieces on the board, covered or not. */
  public Stream<PlacedPiece> onBoard() {
    return Stream.concat(pieces.stream(), covered.stream());
  }

  /** A piece on a square. */
  public record PlacedPiece(String player, String piece, String square) {}

  /** Pieces in a player's hand. */
  public record Reserve(String player, String piece, int count) {}
}

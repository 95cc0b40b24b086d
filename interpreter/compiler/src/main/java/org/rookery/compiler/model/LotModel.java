package org.rookery.compiler.model;

import java.util.List;
import org.rookery.language.source.Origin;

/**
 * A part of the set-up that a lot decides.
 *
 * @param players whose pieces stand so, each on squares of their own
 * @param draws what is put where, one after the other
 * @param origin where the lot is written
 */
public record LotModel(List<String> players, List<Draw> draws, Origin origin) {
  /**
   * Pieces that are put on free squares.
   *
   * @param pieces the pieces, in the order in which they stand along the squares
   * @param squares for each of the players, in their order, the squares they may stand on
   */
  public record Draw(List<String> pieces, List<List<String>> squares) {}
}

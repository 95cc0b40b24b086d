package org.rookery.compiler.model;

import java.util.List;

/**
 * What is meant of all that a square can hold.
 *
 * @param side whose pieces
 * @param player the player whose pieces are meant, no matter who asks; empty where the side says it
 * @param types piece names; empty means any type
 * @param except whether {@code types} are those left out
 * @param others whether not these pieces are meant but all else: other pieces, and empty squares
 */
public record Filter(Side side, String player, List<String> types, boolean except, boolean others) {
  /** Empty squares. */
  public static final Filter EMPTY = of(Side.ANY).complement();

  /** Pieces of a side, of these types or of all but them. */
  public Filter(Side side, List<String> types, boolean except) {
    this(side, "", types, except, false);
  }

  /** Any piece of a side. */
  public static Filter of(Side side) {
    return new Filter(side, List.of(), false);
  }

  /** Whether a type of piece is meant; no names means every type. */
  public boolean covers(String piece) {
    return types.isEmpty() || types.contains(piece) != except;
  }

  /** All that this one leaves out. */
  public Filter complement() {
    return new Filter(side, player, types, except, !others);
  }
}

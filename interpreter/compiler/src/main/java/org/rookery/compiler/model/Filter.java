package org.rookery.compiler.model;

import java.util.List;

/**
 * Which men are meant.
 *
 * @param side whose
 * @param types piece names; empty means any type
 * @param except whether {@code types} are those left out
 */
public record Filter(Side side, List<String> types, boolean except) {
  /** Any man of a side. */
  public static Filter of(Side side) {
    return new Filter(side, List.of(), false);
  }
}

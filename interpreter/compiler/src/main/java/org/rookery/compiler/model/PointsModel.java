package org.rookery.compiler.model;

import java.util.List;
import java.util.Map;
import org.rookery.language.source.Origin;

/**
 * How many points each player has when the game ends.
 *
 * @param number the points, for each player as {@link Side#SELF}
 * @param extra the halves of points that a player has besides
 */
public record PointsModel(Amount number, Map<String, Integer> extra, Origin origin) {
  /** Points are counted in halves. */
  public static final int HALVES = 2;

  /** The halves of points of a player. */
  public Amount halves(String player) {
    Amount twice = new Amount.Product(List.of(new Amount.Literal(HALVES), number));
    return new Amount.Sum(List.of(twice, new Amount.Literal(extra.getOrDefault(player, 0))));
  }
}

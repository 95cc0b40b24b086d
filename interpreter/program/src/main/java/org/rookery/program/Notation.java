package org.rookery.program;

import java.util.List;
import java.util.Map;

/**
 * How players write turns and positions, where the rules file says so.
 *
 * @param convention the words of {@code (notation …)}; empty without
 * @param patterns the texts of {@code (turn-text …)}, in which {@code {from}}, {@code {to}} and
 *     {@code {piece}} stand for what a turn has; none without
 * @param labels what such texts call squares, per player whose pieces move, by square; who is not
 *     listed, or a square, has the board's own names
 * @param handOrder the piece types that positions name first in a hand, in this order
 * @param skippedInFen whether positions tell skipped squares that nothing asks about, too, and who
 *     skipped them
 */
public record Notation(
    String convention,
    List<String> patterns,
    List<Map<Integer, String>> labels,
    List<Integer> handOrder,
    boolean skippedInFen) {
  /** That of a game whose file says nothing of it. */
  public static final Notation OURS = new Notation("", List.of(), List.of(), List.of(), false);

  /** What the texts of a player's turns call a square; its own name where nothing else is said. */
  public String label(int player, int square, String name) {
    return player < labels.size() ? labels.get(player).getOrDefault(square, name) : name;
  }
}

package org.rookery.suites.format;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What should hold of a position; every part may be missing.
 *
 * @param count the number of legal moves
 * @param moves exactly the legal moves
 * @param legal some legal moves
 * @param illegal texts that fit no legal move
 * @param targets the squares the piece on a square can go to
 * @param check whether the player to move is in check
 * @param outcome how the game stands
 * @param board what stands where: {@code Owner Piece}, a column of a position or {@code empty}
 * @param hand exactly a player's hand
 * @param flags other state, by the names of the rules file
 * @param view what players see: what stands where as positions write it, with {@code ?} for squares
 *     that they do not see
 * @param captured the squares the turn took pieces from; only after a turn
 * @param after the same, one turn further
 * @param perft leaf counts by depth
 */
public record Expect(
    @Nullable Integer count,
    @Nullable List<String> moves,
    @Nullable List<String> legal,
    @Nullable List<String> illegal,
    @Nullable Map<String, List<String>> targets,
    @Nullable Boolean check,
    @Nullable String outcome,
    @Nullable Map<String, String> board,
    @Nullable Map<String, Map<String, Integer>> hand,
    @Nullable Map<String, Object> flags,
    @Nullable Map<String, String> view,
    @Nullable List<String> captured,
    @Nullable Map<String, Expect> after,
    @Nullable Map<Integer, Long> perft) {
  /** Whether no key is given, or only keys that list nothing. */
  public boolean asksNothing() {
    boolean asksAll = count != null || moves != null || check != null || outcome != null;
    return !asksAll
        && captured == null
        && isEmpty(legal)
        && isEmpty(illegal)
        && Stream.of(targets, board, hand, flags, view, after, perft).allMatch(Expect::isEmpty);
  }

  private static boolean isEmpty(@Nullable List<?> list) {
    return list == null || list.isEmpty();
  }

  private static boolean isEmpty(@Nullable Map<?, ?> map) {
    return map == null || map.isEmpty();
  }
}

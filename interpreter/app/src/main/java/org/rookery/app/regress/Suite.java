package org.rookery.app.regress;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One file of cases.
 *
 * @param rules a rules file relative to this file, or a bare name
 * @param game the game meant when the file defines several and not the last one
 * @param recorded the hash of the rules that the recorded cases were recorded under
 * @param cases what stands under that key, as it is: each case is read by itself
 */
record Suite(
    @JsonProperty(required = true) String rules,
    @Nullable String game,
    @Nullable String recorded,
    @Nullable Object cases) {
  /**
   * A position and what is expected of it.
   *
   * @param position a position as text, {@code empty}, or nothing for the start
   * @param place men put on top of the position, by square: {@code Owner Piece} or {@code empty}
   * @param hand the hands that replace those of the position: player, piece, how many
   * @param toMove the player to move, when not the position's
   * @param turn that player's own turn number, from 1
   * @param flags other state, by the names of the rules file
   * @param play turns played from there
   * @param record whether {@code expect} may be rewritten with what is found
   */
  record Case(
      @Nullable String name,
      @Nullable String position,
      @Nullable Map<String, String> place,
      @Nullable Map<String, Map<String, Integer>> hand,
      @JsonProperty("to-move") @Nullable String toMove,
      @Nullable Integer turn,
      @Nullable Map<String, Object> flags,
      @Nullable List<String> play,
      @Nullable Expect expect,
      boolean record) {}

  /**
   * What should hold of a position; every part may be missing.
   *
   * @param count the number of legal turns
   * @param moves exactly the legal turns
   * @param legal some legal turns
   * @param illegal texts that fit no legal turn
   * @param targets the squares the man on a square can go to
   * @param check whether the player to move is in check
   * @param outcome how the game stands
   * @param board what stands where: {@code Owner Piece} or {@code empty}
   * @param hand exactly a player's hand
   * @param flags other state, by the names of the rules file
   * @param captured the squares the turn took men from; only after a turn
   * @param after the same, one turn further
   * @param perft leaf counts by depth
   */
  record Expect(
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
      @Nullable List<String> captured,
      @Nullable Map<String, Expect> after,
      @Nullable Map<Integer, Long> perft) {
    /** Whether no key is given, or only keys that list nothing. */
    boolean asksNothing() {
      boolean asksAll = count != null || moves != null || check != null || outcome != null;
      return !asksAll
          && captured == null
          && isEmpty(legal)
          && isEmpty(illegal)
          && Stream.of(targets, board, hand, flags, after, perft).allMatch(Expect::isEmpty);
    }

    private static boolean isEmpty(@Nullable List<?> list) {
      return list == null || list.isEmpty();
    }

    private static boolean isEmpty(@Nullable Map<?, ?> map) {
      return map == null || map.isEmpty();
    }
  }
}

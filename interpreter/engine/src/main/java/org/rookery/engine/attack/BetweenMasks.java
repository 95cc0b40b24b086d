package org.rookery.engine.attack;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Contents;

/**
 * Who attacks a square across squares that have to be empty: leapers and riders, lame ones too.
 *
 * <p>Fast because such an attack is one look at the set of occupied squares instead of a walk. It
 * relies on a board whose squares fit a word, and on every way to the square hanging on nothing but
 * the attacker and empty squares.
 */
final class BetweenMasks {
  private final int[] pieces;

  /** For each piece the squares from which it attacks on an otherwise empty board. */
  private final long[] from;

  /** For each of these squares, in order, those that have to be empty. */
  private final long[][] between;

  private BetweenMasks(NavigableMap<Integer, NavigableMap<Integer, Long>> clear) {
    pieces = clear.keySet().stream().mapToInt(Integer::intValue).toArray();
    from =
        clear.values().stream()
            .mapToLong(squares -> squares.keySet().stream().mapToLong(s -> 1L << s).sum())
            .toArray();
    between =
        clear.values().stream()
            .map(squares -> squares.values().stream().mapToLong(Long::longValue).toArray())
            .toArray(long[][]::new);
  }

  /** The masks; null where a line needs more than its attacker and empty squares. */
  static @Nullable BetweenMasks of(List<AttackPaths.Line> lines, ContentSets sets, int squares) {
    if (squares > Long.SIZE) {
      return null;
    }
    NavigableMap<Integer, NavigableMap<Integer, Long>> clear = new TreeMap<>();
    for (AttackPaths.Line line : lines) {
      Map<Integer, Integer> held = new HashMap<>();
      for (int i = 0; i < line.squares().size(); i++) {
        held.put(line.squares().get(i), line.sets().get(i));
      }
      Integer attacker = held.remove(line.attacker());
      int empty = sets.only(Contents.EMPTY);
      if (attacker == null
          || attacker != sets.only(line.piece())
          || held.values().stream().anyMatch(set -> set != empty)) {
        return null;
      }
      long between = held.keySet().stream().mapToLong(square -> 1L << square).sum();
      Long other =
          clear
              .computeIfAbsent(line.piece(), piece -> new TreeMap<>())
              .putIfAbsent(line.attacker(), between);
      if (other != null && other != between) {
        return null; // there are two ways from the same square
      }
    }
    return new BetweenMasks(clear);
  }

  /**
   * Whether one of the attackers sees the square.
   *
   * @param places the squares of the pieces of each content
   */
  boolean attacked(long[] places, long occupied) {
    for (int i = 0; i < pieces.length; i++) {
      long inPlace = from[i];
      for (long there = places[pieces[i]] & inPlace; there != 0; there &= there - 1) {
        int number = Long.bitCount(inPlace & Long.lowestOneBit(there) - 1);
        if ((occupied & between[i][number]) == 0) {
          return true;
        }
      }
    }
    return false;
  }
}

package org.rookery.engine.attack;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.engine.position.Position;

/**
 * Which walks of one question can find an attack at all, going by where the attackers stand.
 *
 * <p>Fast because the sets of squares where pieces stand are at hand: most pieces stand where they
 * could not attack the square on an empty board either, and a walk none of whose attackers is in
 * place need not be taken. It relies on every way to capture beginning with the attacker's own
 * square.
 *
 * <p>A bit stands for walk number {@code i}, and for {@code i + 64} and so on.
 */
final class AttackerFilter {
  /**
   * For each of the pieces and each word of the board that it can attack from: a word of its set.
   */
  private final int[] sets;

  /** For each of these the squares from which it could attack, and where the word begins. */
  private final long[] from;

  private final int[] bases;

  /** For each square the walks that can find an attacker there. */
  private final long[] walksAt;

  /** Walks that do not look at their attacker's square. */
  private final long always;

  /** The lookout for the question about {@code target} made of these walks. */
  AttackerFilter(List<List<AttackPaths.Line>> walks, int target, int squares) {
    int words = (squares + 63) >>> 6;
    walksAt = new long[squares];
    Map<Integer, Long> squaresOf = new TreeMap<>();
    long blind = 0;
    for (int walk = 0; walk < walks.size(); walk++) {
      for (AttackPaths.Line line : walks.get(walk)) {
        int square = line.attacker();
        if (square == target) {
          blind |= 1L << walk;
        } else {
          walksAt[square] |= 1L << walk;
          int set = line.piece() * words + (square >>> 6);
          squaresOf.merge(set, 1L << square, (some, more) -> some | more);
        }
      }
    }
    always = blind;
    sets = squaresOf.keySet().stream().mapToInt(Integer::intValue).toArray();
    from = squaresOf.values().stream().mapToLong(Long::longValue).toArray();
    bases = Arrays.stream(sets).map(set -> set % words << 6).toArray();
  }

  /** The walks that can find an attack on a position. */
  long walks(Position position) {
    long[] pieces = position.contentSets();
    long found = always;
    for (int i = 0; i < sets.length; i++) {
      for (long there = pieces[sets[i]] & from[i]; there != 0; there &= there - 1) {
        found |= walksAt[bases[i] + Long.numberOfTrailingZeros(there)];
      }
    }
    return found;
  }
}

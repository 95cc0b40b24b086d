package org.rookery.language.form;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which heads are seen directly inside which while a page is read, and how odd it is that these
 * stand nowhere in its whole forms. A copy shares what was seen before it, so that one for each row
 * needs little room.
 */
final class HeadPairs {
  /** The number of no spelling: the head of what begins with a bracket. */
  static final int NAMELESS = -1;

  /** Any word that is no head. */
  static final int ATOM = -2;

  private final Set<Long> usual;

  /** The unusual pairs in the order in which they are seen where no repair is made. */
  private final Map<Long, Integer> shared;

  /** How many of the shared pairs were seen before. */
  private int known;

  private final Set<Long> added = new HashSet<>();
  private int oddity;

  private HeadPairs(Set<Long> usual, Map<Long, Integer> shared, int known, int oddity) {
    this.usual = usual;
    this.shared = shared;
    this.known = known;
    this.oddity = oddity;
  }

  /** None seen as yet, where some are usual. */
  static HeadPairs none(Set<Long> usual) {
    return new HeadPairs(usual, new HashMap<>(), 0, 0);
  }

  /** What has been seen so far, to go on in another way. */
  HeadPairs copy() {
    if (!added.isEmpty()) {
      added.forEach(pair -> shared.putIfAbsent(pair, shared.size()));
      added.clear();
      known = shared.size();
    }
    return new HeadPairs(usual, shared, known, oddity);
  }

  void add(int outer, int inner) {
    long pair = ((long) outer << Integer.SIZE) | (inner & 0xFFFF_FFFFL);
    if (!usual.contains(pair)
        && shared.getOrDefault(pair, Integer.MAX_VALUE) >= known
        && added.add(pair)) {
      // A bracket behind a bracket is odder than a word.
      oddity += inner == NAMELESS ? 2 : 1;
    }
  }

  /** The unusual pairs that were seen since the last copy. */
  Set<Long> added() {
    return added;
  }

  /** How odd the pairs are that are not usual. */
  int oddity() {
    return oddity;
  }
}

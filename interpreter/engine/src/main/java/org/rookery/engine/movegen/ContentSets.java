package org.rookery.engine.movegen;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/**
 * Sets of contents as small numbers, so that paths hold them in ints and set algebra is done once
 * per pair.
 */
final class ContentSets {
  private final int contents;
  private final int maskWords;
  private final List<BitSet> sets = new ArrayList<>();
  private final Map<BitSet, Integer> numbers = new HashMap<>();
  private final Map<Long, Integer> intersections = new HashMap<>();

  ContentSets(Contents contents) {
    this.contents = contents.size();
    this.maskWords = contents.maskWords();
  }

  int number(BitSet set) {
    Integer known = numbers.get(set);
    if (known != null) {
      return known;
    }
    sets.add(set);
    numbers.put(set, sets.size() - 1);
    return sets.size() - 1;
  }

  int number(ContentSet set) {
    return number(set.members());
  }

  /** The set whose mask begins at {@code words[at]}. */
  int number(int[] words, int at) {
    BitSet set = new BitSet(contents);
    for (int content = 0; content < contents; content++) {
      if ((words[at + (content >>> 5)] >>> content & 1) != 0) {
        set.set(content);
      }
    }
    return number(set);
  }

  int maskWords() {
    return maskWords;
  }

  /** The set with only this member. */
  int only(int content) {
    BitSet set = new BitSet(contents);
    set.set(content);
    return number(set);
  }

  /** Everything but empty. */
  int occupied() {
    return complement(only(Contents.EMPTY));
  }

  int complement(int set) {
    BitSet rest = (BitSet) sets.get(set).clone();
    rest.flip(0, contents);
    return number(rest);
  }

  int intersection(int a, int b) {
    if (a == b) {
      return a;
    }
    long key = (long) Math.min(a, b) << 32 | Math.max(a, b);
    Integer known = intersections.get(key);
    if (known == null) {
      BitSet both = (BitSet) sets.get(a).clone();
      both.and(sets.get(b));
      known = number(both);
      intersections.put(key, known);
    }
    return known;
  }

  boolean isEmpty(int set) {
    return sets.get(set).isEmpty();
  }

  boolean has(int set, int content) {
    return sets.get(set).get(content);
  }
}

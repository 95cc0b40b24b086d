package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;

/**
 * Sets of contents as small numbers, so that paths hold them in ints and set algebra is done once
 * per pair.
 *
 * <p>Hot while rules are read backwards: a set is found by its words in a table of its own, where a
 * map would need a key object for every look.
 */
final class ContentSets {
  private static final int NONE = -1;

  private final int contents;
  private final int maskWords;
  private final List<int[]> sets = new ArrayList<>();

  /** Numbers of sets by the hash of their words; the next free place is taken. */
  private int[] table = new int[256];

  private int[] complements = new int[128];
  private final Map<Long, Integer> intersections = new HashMap<>();

  ContentSets(Contents contents) {
    this.contents = contents.size();
    this.maskWords = contents.maskWords();
    Arrays.fill(table, NONE);
    Arrays.fill(complements, NONE);
  }

  int number(ContentSet set) {
    return number(set.words());
  }

  private int number(int[] words) {
    int place = place(words);
    return table[place] != NONE ? table[place] : add(place, words);
  }

  /** Where in the table the set is, or would be. */
  private int place(int[] words) {
    int hash = 0;
    for (int i = 0; i < maskWords; i++) {
      hash = (hash ^ words[i]) * 0x9E3779B1;
    }
    int place = hash ^ hash >>> 15;
    while (true) {
      place &= table.length - 1;
      if (table[place] == NONE || isSame(sets.get(table[place]), words)) {
        return place;
      }
      place++;
    }
  }

  private boolean isSame(int[] set, int[] words) {
    for (int i = 0; i < maskWords; i++) {
      if (set[i] != words[i]) {
        return false;
      }
    }
    return true;
  }

  private int add(int place, int[] words) {
    int number = sets.size();
    sets.add(words.clone());
    table[place] = number;
    if (2 * sets.size() > table.length) {
      table = new int[2 * table.length];
      Arrays.fill(table, NONE);
      for (int i = 0; i < sets.size(); i++) {
        table[place(sets.get(i))] = i;
      }
      int before = complements.length;
      complements = Arrays.copyOf(complements, 2 * before);
      Arrays.fill(complements, before, complements.length, NONE);
    }
    return number;
  }

  /** The set with only this member. */
  int only(int content) {
    int[] words = new int[maskWords];
    words[content >>> 5] |= 1 << content;
    return number(words);
  }

  /** Everything but empty. */
  int occupied() {
    return complement(only(Contents.EMPTY));
  }

  /**
   * The set of all others. The table is not read again after the call that may replace it: TeaVM's
   * optimiser then reads the one before, which fails in games with more than 128 sets.
   */
  int complement(int set) {
    int known = complements[set];
    if (known != NONE) {
      return known;
    }
    int[] rest = new int[maskWords];
    for (int content = 0; content < contents; content++) {
      if (!has(set, content)) {
        rest[content >>> 5] |= 1 << content;
      }
    }
    int number = number(rest); // may enlarge the table of complements
    complements[set] = number;
    return number;
  }

  int intersection(int a, int b) {
    if (a == b) {
      return a;
    }
    long key = (long) Math.min(a, b) << 32 | Math.max(a, b);
    Integer known = intersections.get(key);
    if (known == null) {
      int[] both = sets.get(a).clone();
      for (int i = 0; i < maskWords; i++) {
        both[i] &= sets.get(b)[i];
      }
      known = number(both);
      intersections.put(key, known);
    }
    return known;
  }

  boolean isEmpty(int set) {
    for (int word : sets.get(set)) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  boolean has(int set, int content) {
    return (sets.get(set)[content >>> 5] >>> content & 1) != 0;
  }
}

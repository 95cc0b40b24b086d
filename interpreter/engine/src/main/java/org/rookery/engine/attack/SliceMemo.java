package org.rookery.engine.attack;

import java.util.HashMap;
import java.util.Map;

/**
 * What code from a place on has come to, by where it goes on when it fails.
 *
 * <p>Fast because nearly every place is asked about with one way to go on only, which an array
 * holds; the few others are in a map. Emptied by counting on, not by writing.
 */
final class SliceMemo {
  /** Nothing is known yet. */
  static final int UNKNOWN = Integer.MIN_VALUE;

  private record Key(int place, int otherwise) {}

  private int[] results = new int[0];
  private int[] ways = new int[0];
  private int[] rounds = new int[0];
  private int round;
  private final Map<Key, Integer> others = new HashMap<>();

  /** Forgets everything; from now on places are less than {@code places}. */
  void clear(int places) {
    if (places > results.length || round == Integer.MAX_VALUE) {
      results = new int[places];
      ways = new int[places];
      rounds = new int[places];
      round = 0;
    }
    round++;
    others.clear();
  }

  int get(int place, int otherwise) {
    if (rounds[place] == round && ways[place] == otherwise) {
      return results[place];
    }
    return others.isEmpty() ? UNKNOWN : others.getOrDefault(new Key(place, otherwise), UNKNOWN);
  }

  void put(int place, int otherwise, int result) {
    if (rounds[place] == round) {
      others.put(new Key(place, otherwise), result);
    } else {
      rounds[place] = round;
      ways[place] = otherwise;
      results[place] = result;
    }
  }
}

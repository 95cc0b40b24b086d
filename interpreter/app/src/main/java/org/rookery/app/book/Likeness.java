package org.rookery.app.book;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.rookery.app.book.TextFinder.WordOccurrence;

/** How much each of many texts is like a wish whose words are told one after the other. */
final class Likeness {
  /** How much more it is worth to meet all of a wish than to meet the rarest word of it. */
  private static final double COVERAGE = 0.4;

  /** How much a text loses of which the wish says nothing: part of it means something else. */
  private static final double PRECISION = 0.2;

  /** What two words add that stand next to each other in both texts. */
  private static final double NEIGHBOURS = 0.35;

  /** How much more it is worth to say all of the wish and nothing else. */
  private static final double SAME = 1.3;

  /** What sums of the same numbers may differ by when they are added in another order. */
  private static final double ROUNDING = 1e-6;

  private static final int NOWHERE = -2;

  /** Of the whole wish so far. */
  private double wanted;

  private final Set<String> counted = new HashSet<>();

  /** Of the word that is being told. */
  private double worth;

  private boolean counts;

  /** By part: the sum of what its words add, and of what the words that it meets are worth. */
  private final double[] score;

  private final double[] met;

  /** By part: where it meets the word before best, and what that adds. */
  private final int[] before;

  private final double[] last;

  /** By part: where it meets this word best, and what that adds. */
  private final int[] place;

  private final double[] best;

  /** By word of a part, whether the wish says it, and by part what such words are worth. */
  private final boolean[] told;

  private final double[] share;

  Likeness(int parts, int words) {
    score = new double[parts];
    met = new double[parts];
    before = new int[parts];
    last = new double[parts];
    place = new int[parts];
    best = new double[parts];
    told = new boolean[words];
    share = new double[parts];
    Arrays.fill(before, NOWHERE);
    Arrays.fill(place, NOWHERE);
  }

  /** The next word of the wish begins, with this stem. */
  void next(String stem, double worth) {
    end();
    this.worth = worth;
    wanted += worth;
    counts = counted.add(stem);
  }

  /** A word of a text is like this word of the wish. */
  void meets(WordOccurrence word, double value) {
    int part = word.part();
    if (!told[word.place()]) {
      told[word.place()] = true;
      share[part] += word.worth();
    }
    boolean next = word.place() == before[part] + 1;
    if (value > best[part] || (next && value >= best[part])) {
      best[part] = value;
      place[part] = word.place();
    }
  }

  /** The word of the wish ends. */
  void end() {
    for (int part = 0; part < score.length; part++) {
      if (best[part] > 0 && counts) {
        score[part] += best[part];
        met[part] += worth;
        if (place[part] == before[part] + 1) {
          score[part] += NEIGHBOURS * (best[part] + last[part]) / 2;
        }
      }
      before[part] = place[part];
      last[part] = best[part];
      place[part] = NOWHERE;
      best[part] = 0;
    }
  }

  /** How much a part is like the wish, whose words are worth so much together. */
  double of(int part, double whole) {
    if (met[part] == 0) {
      return 0;
    }
    boolean same = met[part] > wanted - ROUNDING && share[part] > whole - ROUNDING;
    return score[part]
        * Math.pow(met[part] / wanted, COVERAGE)
        * Math.pow(share[part] / whole, PRECISION)
        * (same ? SAME : 1);
  }
}

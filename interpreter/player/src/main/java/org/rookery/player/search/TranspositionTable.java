package org.rookery.player.search;

import java.util.Arrays;

/**
 * What has been found about positions met before: two words for each, the key, and the turn, score,
 * depth and bound in one.
 *
 * <p>Threads may share it: the key is kept mixed with the other word, so that an entry written by
 * two of them at once is not taken for either.
 */
public final class TranspositionTable {
  /** The score is exact. */
  static final int EXACT = 3;

  /** The score is at least that. */
  static final int AT_LEAST = 2;

  /** The score is at most that. */
  static final int AT_MOST = 1;

  /** What {@link #find} returns when nothing is known. */
  static final long UNKNOWN = 0;

  private static final int WORDS = 2;
  private static final int WAYS = 4;
  private static final int BUCKET = WORDS * WAYS;

  private final long[] words;
  private final int buckets;
  private int age;

  /**
   * A table of at most so many megabytes.
   *
   * @param megabytes from 1 up
   */
  public TranspositionTable(int megabytes) {
    long most = ((long) megabytes << 20) / (BUCKET * Long.BYTES);
    buckets = (int) Math.max(1, Math.min(most, (Integer.MAX_VALUE - 8) / BUCKET));
    words = new long[buckets * BUCKET];
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(words, 0);
    age = 0;
  }

  /** Says that another turn is thought about: what was found before may give way. */
  void grow() {
    age = (age + 1) & 63;
  }

  /** The entry of a position, or {@link #UNKNOWN}. */
  long find(long key) {
    int at = bucket(key);
    for (int i = at; i < at + BUCKET; i += WORDS) {
      long entry = words[i + 1];
      if ((words[i] ^ entry) == key && entry != UNKNOWN) {
        return entry;
      }
    }
    return UNKNOWN;
  }

  /** Notes what has been found; {@code turn} may be 0 for none. */
  void note(long key, int turn, int score, int depth, int bound) {
    int at = bucket(key);
    int worst = at;
    int least = Integer.MAX_VALUE;
    for (int i = at; i < at + BUCKET; i += WORDS) {
      long entry = words[i + 1];
      if (entry != UNKNOWN && (words[i] ^ entry) == key) {
        worst = i;
        if (turn == 0) {
          turn = turn(entry);
        }
        break;
      }
      int keep = entry == UNKNOWN ? -1 : depth(entry) - (agesSince(entry) << 3) + 1;
      if (keep < least) {
        least = keep;
        worst = i;
      }
    }
    long entry =
        (long) turn << 32
            | (score & 0xFFFFL) << 16
            | (long) (Math.max(0, depth) & 0xFF) << 8
            | (long) age << 2
            | bound;
    words[worst] = key ^ entry;
    words[worst + 1] = entry;
  }

  private int agesSince(long entry) {
    return (age - (int) (entry >>> 2)) & 63;
  }

  static int turn(long entry) {
    return (int) (entry >>> 32);
  }

  static int score(long entry) {
    return (short) (entry >>> 16);
  }

  static int depth(long entry) {
    return (int) (entry >>> 8) & 0xFF;
  }

  static int bound(long entry) {
    return (int) entry & 3;
  }

  private int bucket(long key) {
    return (int) (((key >>> 32) * buckets) >>> 32) * BUCKET;
  }
}

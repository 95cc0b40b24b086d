package org.rookery.engine.search;

import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;

/**
 * Numbers of leaves already counted, by position and depth, shared by the threads of one count.
 *
 * <p>Counts stay exact because an entry is used only when the depth and two independent 64-bit
 * hashes of the position agree, which different positions do with a chance of one in 2^128 per
 * pair; and because the key holds all that the number of leaves hangs on: what stands where and in
 * hand, rights, counters, whose turn it is, a chain begun, squares passed; and the last move or the
 * clock where the game's rules ask about them. A game whose rules ask how often a position has
 * occurred, other than to end in a draw, has no table: there the way to a position matters too.
 *
 * <p>Threads share it under a lock per group of entries, held for some ten loads and stores.
 */
public final class PerftTable {
  /** What {@link #find} returns when the number is not known. */
  static final long UNKNOWN = -1;

  private static final int ENTRY = 3;
  private static final int ENTRIES = 2;
  private static final int BUCKET = ENTRY * ENTRIES;
  private static final int LOCKS = 1 << 12;
  private static final int DEPTH_BITS = 7;
  private static final int DEPTHS = (1 << DEPTH_BITS) - 1;
  private static final int MOST_BUCKETS = (Integer.MAX_VALUE - 8) / BUCKET;

  /** Buckets of two entries: the deepest count met, and the last of the others. */
  private final long[] words;

  private final int buckets;
  private final Object[] locks;
  private final HistoryHash past;

  /**
   * A table of about so many megabytes for the generator's game.
   *
   * @throws IllegalArgumentException when the game's rules do not {@linkplain #allows allow} one
   */
  public PerftTable(MoveGenerator generator, int megabytes) {
    past = HistoryHash.of(generator);
    if (past.asksRepetition()) {
      throw new IllegalArgumentException("leaves hang on how often positions have occurred");
    }
    buckets = (int) Math.min(((long) megabytes << 20) / (BUCKET * Long.BYTES), MOST_BUCKETS);
    words = new long[buckets * BUCKET];
    locks = IntStream.range(0, LOCKS).mapToObj(i -> new Object()).toArray();
  }

  /** Whether equal positions of the generator's game always have the same number of leaves. */
  public static boolean allows(MoveGenerator generator) {
    return !HistoryHash.of(generator).asksRepetition();
  }

  /** What the hash of a position leaves out and the number of leaves may hang on, as one number. */
  long context(Position position) {
    return past.of(position);
  }

  /** The leaves noted for both hashes and the depth, or {@link #UNKNOWN}. */
  long find(long hash, long fingerprint, int depth) {
    int bucket = bucket(hash);
    synchronized (locks[bucket & (LOCKS - 1)]) {
      for (int at = bucket * BUCKET; at < (bucket + 1) * BUCKET; at += ENTRY) {
        if (words[at] == hash
            && words[at + 1] == fingerprint
            && (words[at + 2] & DEPTHS) == depth) {
          return words[at + 2] >>> DEPTH_BITS;
        }
      }
    }
    return UNKNOWN;
  }

  /** Notes how many leaves there are; {@code depth} is from 1 to 127. */
  void note(long hash, long fingerprint, int depth, long leaves) {
    if ((leaves >>> (Long.SIZE - DEPTH_BITS)) != 0) {
      return;
    }
    int bucket = bucket(hash);
    int at = bucket * BUCKET;
    synchronized (locks[bucket & (LOCKS - 1)]) {
      if ((words[at + 2] & DEPTHS) > depth) {
        at += ENTRY;
      }
      words[at] = hash;
      words[at + 1] = fingerprint;
      words[at + 2] = (leaves << DEPTH_BITS) | depth;
    }
  }

  private int bucket(long hash) {
    return (int) (((hash >>> 32) * buckets) >>> 32);
  }
}

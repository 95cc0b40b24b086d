package org.rookery.engine.position;

import org.rookery.program.Ending;
import org.rookery.program.board.Topology;

/**
 * The numbers a position's hash is made of: the hash is the exclusive or of one number per fact.
 *
 * <p>They are computed, not stored: a table for every square and content would not stay in cache on
 * a large board. The mixing is that of SplitMix64, so the same facts have the same numbers in every
 * run.
 */
public final class Zobrist {
  private static final long GAMMA = 0x9E3779B97F4A7C15L;

  private static final long PIECE = 1;
  private static final long ATTRIBUTES = 2;
  private static final long HAND = 3;
  private static final long STEP = 4;
  private static final long RIGHTS = 5;
  private static final long PASSED = 6;
  private static final long PASSER = 7;
  private static final long COUNTER = 8;
  private static final long CONTINUATION = 9;
  private static final long DECIDED = 10;
  private static final long PASSES = 11;
  private static final long BENEATH = 12;
  private static final long REFUSED = 13;

  private Zobrist() {}

  static long piece(int square, int content) {
    return number(PIECE, square, content);
  }

  /** Of a piece that others lie on; {@code level} counts those beneath it. */
  static long beneath(int square, int level, int content) {
    return number(BENEATH, square, level << 16 | content); // a content has at most 13 bits
  }

  /** Of a move that was refused in the turn that goes on, by a number for its words. */
  static long refused(int words) {
    return mix((REFUSED << 56) ^ mix(words));
  }

  static long attributes(int square, int bits) {
    return bits == 0 ? 0 : number(ATTRIBUTES, square, bits);
  }

  static long hand(int content, int count) {
    return count == 0 ? 0 : number(HAND, content, count);
  }

  static long step(int step) {
    return number(STEP, step, 0);
  }

  static long rights(long bits) {
    return mix((RIGHTS << 56) ^ mix(bits));
  }

  static long passed(int square) {
    return number(PASSED, square, 0);
  }

  static long passer(int square) {
    return square == Topology.NOWHERE ? 0 : number(PASSER, square, 0);
  }

  static long counter(int counter, int value) {
    return value == 0 ? 0 : number(COUNTER, counter, value);
  }

  static long continuation(int square, int group) {
    return square == Topology.NOWHERE ? 0 : number(CONTINUATION, square, group);
  }

  static long decided(int ending) {
    return ending == Ending.NONE ? 0 : number(DECIDED, ending, 0);
  }

  static long passes(int count) {
    return count == 0 ? 0 : number(PASSES, count, 0);
  }

  private static long number(long kind, int a, int b) {
    return mix((kind << 56) ^ ((long) a << 32) ^ (b & 0xFFFFFFFFL));
  }

  /** Mixes the bits of a number, by the last steps of SplitMix64. */
  public static long mix(long value) {
    long z = (value + 1) * GAMMA;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}

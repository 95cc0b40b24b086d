package org.rookery.engine.position;

import java.util.Arrays;
import org.rookery.program.Ending;
import org.rookery.program.board.Topology;

/**
 * The part of a position that is not on the board: whose turn it is, clock, rights, what the last
 * turn left behind; with a stack of earlier states.
 *
 * <p>Hot: one frame of ints and longs per move made, nothing allocated but when a stack grows.
 */
final class TurnState {
  private static final int INTS = 13;
  private static final int LONGS = 2;
  private static final int SEEN = 1 << 10;
  static final int[] NONE = {};

  int step;
  int turnNumber;
  int clock;
  long rights;

  /** How many of the last turns in a row were passes; always 0 in a game that does not ask. */
  int passes;

  /** Squares passed by the last move, ascending; never written after it was set. */
  int[] passed = NONE;

  int passer = Topology.NOWHERE;
  int lastFrom = Topology.NOWHERE;
  int lastTo = Topology.NOWHERE;
  int continuation = Topology.NOWHERE;
  int continuationGroup;
  int decided = Ending.NONE;

  /**
   * Contents captured by the moves made so far; those of the last move begin at {@link
   * #capturedFrom}.
   */
  int[] captured = new int[16];

  int capturedSize;
  int capturedFrom;

  private int[] ints = new int[INTS * 64];
  private long[] longs = new long[LONGS * 64];
  private int[][] passedBefore = new int[64][];
  private int ply;

  /** How many of the saved hashes end in the same bits: most positions are new, and seen so. */
  private final int[] seen = new int[SEEN];

  TurnState() {}

  TurnState(TurnState other) {
    step = other.step;
    turnNumber = other.turnNumber;
    clock = other.clock;
    rights = other.rights;
    passes = other.passes;
    passed = other.passed;
    passer = other.passer;
    lastFrom = other.lastFrom;
    lastTo = other.lastTo;
    continuation = other.continuation;
    continuationGroup = other.continuationGroup;
    decided = other.decided;
    captured = other.captured.clone();
    capturedSize = other.capturedSize;
    capturedFrom = other.capturedFrom;
    ints = other.ints.clone();
    longs = other.longs.clone();
    passedBefore = other.passedBefore.clone();
    ply = other.ply;
    System.arraycopy(other.seen, 0, seen, 0, SEEN);
  }

  int ply() {
    return ply;
  }

  /** Whether the last move captured a piece of one of these contents. */
  boolean hasCaptured(boolean[] contents) {
    for (int i = capturedFrom; i < capturedSize; i++) {
      if (contents[captured[i]]) {
        return true;
      }
    }
    return false;
  }

  void addCaptured(int piece) {
    if (capturedSize == captured.length) {
      captured = Arrays.copyOf(captured, 2 * capturedSize);
    }
    captured[capturedSize++] = piece;
  }

  /**
   * Saves the state before a move; {@code boardMark} comes back from {@link #pop}, {@code hash}
   * from {@link #poppedHash}.
   */
  void push(int boardMark, long hash) {
    if (ply == passedBefore.length) {
      ints = Arrays.copyOf(ints, 2 * ints.length);
      longs = Arrays.copyOf(longs, 2 * longs.length);
      passedBefore = Arrays.copyOf(passedBefore, 2 * ply);
    }
    int i = ply * INTS;
    ints[i] = boardMark;
    ints[i + 1] = step;
    ints[i + 2] = turnNumber;
    ints[i + 3] = clock;
    ints[i + 4] = passer;
    ints[i + 5] = lastFrom;
    ints[i + 6] = lastTo;
    ints[i + 7] = continuation;
    ints[i + 8] = continuationGroup;
    ints[i + 9] = decided;
    ints[i + 10] = capturedSize;
    ints[i + 11] = capturedFrom;
    ints[i + 12] = passes;
    longs[ply * LONGS] = hash;
    longs[ply * LONGS + 1] = rights;
    passedBefore[ply] = passed;
    seen[(int) repeated(hash, passes) & (SEEN - 1)]++;
    ply++;
    capturedFrom = capturedSize;
  }

  /** The same before a move that changes nothing: what the last one captured is still known. */
  void pushSame(int boardMark, long hash) {
    int from = capturedFrom;
    push(boardMark, hash);
    capturedFrom = from;
  }

  /** Restores the state before the last move and returns its board mark. */
  int pop() {
    if (ply == 0) {
      throw new IllegalArgumentException("no move to unmake");
    }
    ply--;
    int i = ply * INTS;
    step = ints[i + 1];
    turnNumber = ints[i + 2];
    clock = ints[i + 3];
    passer = ints[i + 4];
    lastFrom = ints[i + 5];
    lastTo = ints[i + 6];
    continuation = ints[i + 7];
    continuationGroup = ints[i + 8];
    decided = ints[i + 9];
    capturedSize = ints[i + 10];
    capturedFrom = ints[i + 11];
    passes = ints[i + 12];
    rights = longs[ply * LONGS + 1];
    passed = passedBefore[ply];
    seen[(int) repeated(longs[ply * LONGS], passes) & (SEEN - 1)]--;
    return ints[i];
  }

  /** The hash saved with the frame taken off last. */
  long poppedHash() {
    return longs[ply * LONGS];
  }

  /**
   * How often the position of now, which has this hash, has occurred in the last {@code plies}
   * moves made, now included.
   */
  int occurrences(long hash, int plies) {
    int times = 1;
    long now = repeated(hash, passes);
    if (seen[(int) now & (SEEN - 1)] == 0) {
      return times;
    }
    for (int i = Math.max(0, ply - plies); i < ply; i++) {
      if (repeated(longs[i * LONGS], ints[i * INTS + 12]) == now) {
        times++;
      }
    }
    return times;
  }

  /** What repetition compares: whether a pass led to a position, or a move, is all the same. */
  private static long repeated(long hash, int passes) {
    return hash ^ Zobrist.passes(passes);
  }

  /** The hash of what is kept here, worked out afresh. */
  long ownHash() {
    return Zobrist.step(step)
        ^ Zobrist.rights(rights)
        ^ passedHash()
        ^ Zobrist.continuation(continuation, continuationGroup)
        ^ Zobrist.decided(decided)
        ^ Zobrist.passes(passes);
  }

  /**
   * Notes the squares that the last move skipped, and by whom; returns by what the hash changes.
   */
  long leavePassed(int[] squares, int by) {
    if (squares.length == 0 && passed.length == 0) {
      return 0; // most moves skip nothing, and so did the one before
    }
    long change = passedHash();
    passed = squares;
    passer = squares.length == 0 ? Topology.NOWHERE : by;
    return change ^ passedHash();
  }

  private long passedHash() {
    long hash = Zobrist.passer(passer);
    for (int square : passed) {
      hash ^= Zobrist.passed(square);
    }
    return hash;
  }
}

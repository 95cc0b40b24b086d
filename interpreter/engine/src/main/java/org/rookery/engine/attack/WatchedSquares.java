package org.rookery.engine.attack;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.CompiledWalks;
import org.rookery.engine.run.TestEvaluator;

/**
 * What answers about attacks have looked at.
 *
 * <p>An answer is the "or" of several walks over the board. Each walk has a bit, so that it is
 * known for every square which walks looked at it, and which walks found an attack. On a crowded
 * board walks share bits, which only makes them be taken again more often than needed.
 */
public final class WatchedSquares {
  /** The bit of squares at which no change leaves any answer as it is. */
  public static final long EVERYTHING = 1L << 63;

  /** For each square the walks that looked at it. */
  private final long[] walks;

  /** The walks that found an attack. */
  private long hits;

  /** Whether code was run, which may have looked at anything. */
  private boolean anything;

  /** How many answers may change when pieces of other kinds appear on squares not looked at. */
  private int newPieces;

  // Walks that are one piece's slice: the slice, the piece, its square and the bit.
  private CaptureSlice[] slices = new CaptureSlice[16];
  private int[] pieces = new int[16];
  private int[] squares = new int[16];
  private long[] bits = new long[16];
  private int noted;

  /** Nothing watched yet, of a board of so many squares. */
  public WatchedSquares(int squares) {
    walks = new long[squares];
  }

  /** Forgets everything. */
  public void clear() {
    Arrays.fill(walks, 0);
    hits = 0;
    anything = false;
    newPieces = 0;
    noted = 0;
  }

  /** The walks that looked at a square; negative when every change there matters. */
  public long at(int square) {
    return walks[square];
  }

  /** The walks that found an attack. */
  public long hits() {
    return hits;
  }

  /** Whether code was run, which may have looked at anything. */
  public boolean anything() {
    return anything;
  }

  /** How many answers may change when pieces of other kinds appear on squares not looked at. */
  public int newPieces() {
    return newPieces;
  }

  /** Every change on a square matters. */
  public void mark(int square) {
    walks[square] |= EVERYTHING;
  }

  /** For each square the walks that looked at it, to be added to. */
  long[] walks() {
    return walks;
  }

  /** These walks found an attack. */
  void hit(long bits) {
    hits |= bits;
  }

  /** Code was run, which may have looked at anything. */
  void noteAnything() {
    anything = true;
  }

  /** The answer now given may change when pieces of other kinds appear on squares not looked at. */
  void noteNewPieces() {
    newPieces++;
  }

  /** Takes the walk of a piece's slice and notes it; it ends with the piece. */
  void note(CaptureSlice slice, int square, int piece, long bit, int[] board) {
    if (noted == slices.length) {
      slices = Arrays.copyOf(slices, 2 * noted);
      pieces = Arrays.copyOf(pieces, 2 * noted);
      squares = Arrays.copyOf(squares, 2 * noted);
      bits = Arrays.copyOf(bits, 2 * noted);
    }
    slices[noted] = slice;
    pieces[noted] = piece;
    squares[noted] = square;
    bits[noted++] = bit;
    walks[square] |= bit;
    if (slice.captures(board, walks, bit)) {
      hits |= bit;
    }
    newPieces++;
  }

  /** Whether a piece's slice has been noted. */
  public boolean hasSlices() {
    return noted > 0;
  }

  /** Takes those noted slices again whose bits are set; whether one finds an attack. */
  public boolean sliceHits(Position position, long touched, TestEvaluator evaluator) {
    int[] board = position.contents();
    for (int i = 0; i < noted; i++) {
      if ((touched & bits[i]) != 0
          && board[squares[i]] == pieces[i]
          && slices[i].captures(position, evaluator)) {
        return true;
      }
    }
    return false;
  }

  /** The bit of walk number {@code number}. */
  static long bit(int number) {
    return 1L << (number < CompiledWalks.MAX_WALKS ? number : number & 31);
  }
}

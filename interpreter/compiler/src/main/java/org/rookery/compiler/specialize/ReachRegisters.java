package org.rookery.compiler.specialize;

import java.util.Arrays;
import java.util.List;
import org.rookery.compiler.model.Register;

/**
 * Where registers may point, for up to 64 pieces at once: for each register and square a word, with
 * a bit for every piece whose register may point there.
 */
final class ReachRegisters {
  private static final int KEPT = 4;

  private final int squares;
  private final long[] pieces;

  /** The pieces whose {@code to} may be unset, so that the cursor stands for it. */
  long unset;

  ReachRegisters(int squares) {
    this(squares, new long[KEPT * squares]);
  }

  private ReachRegisters(int squares, long[] pieces) {
    this.squares = squares;
    this.pieces = pieces;
  }

  /** A piece begins on a square. */
  void begin(int square, long piece) {
    for (Register register : List.of(Register.CURSOR, Register.MARK, Register.FROM)) {
      pieces[index(register) * squares + square] |= piece;
    }
    unset |= piece;
  }

  /** Adds what other registers may be; whether that is more. */
  boolean add(ReachRegisters more) {
    long grows = more.unset & ~unset;
    unset |= more.unset;
    for (int i = 0; i < pieces.length; i++) {
      grows |= more.pieces[i] & ~pieces[i];
      pieces[i] |= more.pieces[i];
    }
    return grows != 0;
  }

  /**
   * The same with a register that points elsewhere: for each square the pieces whose register does.
   * Pieces whose register points nowhere are left out.
   */
  ReachRegisters with(Register register, long[] there) {
    return only(union(there)).set(register, there);
  }

  /** The registers of a new leg from there, of the same pieces. */
  ReachRegisters afresh(long[] from) {
    ReachRegisters fresh = only(~0L).set(Register.FROM, from).set(Register.TO, new long[squares]);
    fresh.unset = union(from);
    return fresh;
  }

  /** The same for some of the pieces. */
  private ReachRegisters only(long kept) {
    ReachRegisters copy = new ReachRegisters(squares, pieces.clone());
    copy.unset = unset & kept;
    if (kept != ~0L) {
      for (int i = 0; i < pieces.length; i++) {
        copy.pieces[i] &= kept;
      }
    }
    return copy;
  }

  private ReachRegisters set(Register register, long[] there) {
    System.arraycopy(there, 0, pieces, index(register) * squares, squares);
    if (register == Register.TO) {
      unset = 0;
    }
    return this;
  }

  /** For each square the pieces whose register may point there. */
  long[] of(Register register) {
    return Arrays.copyOfRange(pieces, index(register) * squares, (index(register) + 1) * squares);
  }

  /** The pieces whose register may point to a square. */
  long at(Register register, int square) {
    return pieces[index(register) * squares + square];
  }

  /** All pieces that come here. */
  long all() {
    return union(of(Register.CURSOR));
  }

  static long union(long[] there) {
    long union = 0;
    for (long some : there) {
      union |= some;
    }
    return union;
  }

  private static int index(Register register) {
    return switch (register) {
      case CURSOR -> 0;
      case MARK -> 1;
      case FROM -> 2;
      case TO -> 3;
      case START, LAST_FROM, LAST_TO -> throw new IllegalArgumentException("never changes");
    };
  }
}

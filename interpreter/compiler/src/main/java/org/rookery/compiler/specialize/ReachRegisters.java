package org.rookery.compiler.specialize;

import java.util.Arrays;
import org.rookery.compiler.model.Register;

/** Where registers may point: for each of them so many words, with a bit for every square. */
final class ReachRegisters {
  private static final int KEPT = 4;

  private final int words;
  private final long[] squares;

  /** Whether {@code to} may be unset, so that the cursor stands for it. */
  boolean unset;

  ReachRegisters(int words) {
    this(words, new long[KEPT * words]);
  }

  private ReachRegisters(int words, long[] squares) {
    this.words = words;
    this.squares = squares;
  }

  /** Adds what other registers may be; whether that is more. */
  boolean add(ReachRegisters more) {
    boolean grows = more.unset && !unset;
    unset |= more.unset;
    for (int i = 0; i < squares.length; i++) {
      grows |= (more.squares[i] & ~squares[i]) != 0;
      squares[i] |= more.squares[i];
    }
    return grows;
  }

  ReachRegisters with(Register register, long[] there) {
    ReachRegisters copy = new ReachRegisters(words, squares.clone());
    copy.unset = unset && register != Register.TO;
    System.arraycopy(there, 0, copy.squares, index(register) * words, words);
    return copy;
  }

  long[] of(Register register) {
    int begin = index(register) * words;
    return Arrays.copyOfRange(squares, begin, begin + words);
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

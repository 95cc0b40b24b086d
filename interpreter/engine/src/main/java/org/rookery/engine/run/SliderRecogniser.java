package org.rookery.engine.run;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Finds the stops of a ride by following the code of a block with each content in turn. */
final class SliderRecogniser {
  private static final int NOWHERE = -1;

  private final Instructions code;

  /** Word by word as {@link SliderMoves} has them, but without knowing yet where the ride ends. */
  private long[] stops = new long[16];

  private int size;

  // What following the code from one square to the next has come to.
  private int leg;
  private int emits;
  private int goes;
  private int next;

  private SliderRecogniser(Instructions code) {
    this.code = code;
  }

  /**
   * The stops of the block that starts at {@code start}, none when it emits nothing; null when it
   * is of another kind.
   */
  static long @Nullable [] stops(Instructions code, int start) {
    if (code.maskWords() != 1) {
      return null;
    }
    SliderRecogniser finder = new SliderRecogniser(code);
    return finder.follow(start) ? SliderMoves.ride(Arrays.copyOf(finder.stops, finder.size)) : null;
  }

  private boolean follow(int start) {
    int pc = target(start);
    while (code.at(pc) != Instruction.END) {
      if (code.at(pc) != Instruction.LOOK || !stop(pc)) {
        return false;
      }
      if (size == stops.length) {
        stops = Arrays.copyOf(stops, 2 * size);
      }
      stops[size] = SliderMoves.move(leg, code.operand(pc));
      stops[size + 1] = SliderMoves.contents(emits, goes);
      size += SliderMoves.STOP;
      if (next == NOWHERE) {
        return true;
      }
      pc = next;
    }
    return true;
  }

  /** Looks what the code does for each content of the square it asks about at {@code pc}. */
  private boolean stop(int pc) {
    leg = 0;
    emits = 0;
    goes = 0;
    next = NOWHERE;
    for (int content = 0; content < Integer.SIZE; content++) {
      if (!stop(pc, code.operand(pc), content)) {
        return false;
      }
    }
    return true;
  }

  private boolean stop(int start, int square, int content) {
    int pc = start;
    while (true) {
      switch (code.at(pc)) {
        case LOOK -> {
          if (code.operand(pc) != square) {
            goes |= 1 << content;
            boolean same = next == NOWHERE || next == pc;
            next = pc;
            return same;
          }
          boolean holds = (code.words()[code.setAt(pc)] >>> content & 1) != 0;
          pc = holds ? code.next(pc) : code.other(pc);
        }
        case EMIT_PLAIN -> {
          if ((emits >>> content & 1) != 0 || (emits != 0 && leg != code.operand(pc))) {
            return false;
          }
          leg = code.operand(pc);
          emits |= 1 << content;
          pc = code.next(pc);
        }
        case JUMP -> pc = code.next(pc);
        case END -> {
          return true;
        }
        case ASK, FORK, COLLECT, CAPTURE_PASSER, FORGET, EMIT, EMIT_COLLECTED, MORE -> {
          return false;
        }
      }
    }
  }

  private int target(int start) {
    int pc = start;
    while (code.at(pc) == Instruction.JUMP) {
      pc = code.next(pc);
    }
    return pc;
  }
}

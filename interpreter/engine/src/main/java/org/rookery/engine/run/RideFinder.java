package org.rookery.engine.run;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Code;

/** Finds the stops of a ride by following the code of a block with each content in turn. */
final class RideFinder {
  private static final int NOWHERE = -1;

  private final int[] words;
  private final int holdsLength;

  /** Word by word as {@link Rides} has them, but without knowing yet where the ride ends. */
  private long[] stops = new long[16];

  private int size;

  // What following the code from one square to the next has come to.
  private int leg;
  private int emits;
  private int goes;
  private int next;

  private RideFinder(int[] words, int holdsLength) {
    this.words = words;
    this.holdsLength = holdsLength;
  }

  /**
   * The stops of the block that starts at {@code start}, none when it emits nothing; null when it
   * is of another kind.
   *
   * @param holdsLength the words of {@link Code#HOLDS}
   */
  static long @Nullable [] stops(int[] words, int start, int holdsLength) {
    if (holdsLength != Code.length(Code.HOLDS, 1)) {
      return null;
    }
    RideFinder finder = new RideFinder(words, holdsLength);
    return finder.follow(start) ? Rides.ride(Arrays.copyOf(finder.stops, finder.size)) : null;
  }

  private boolean follow(int start) {
    int pc = target(start);
    while (words[pc] != Code.END) {
      if (words[pc] != Code.HOLDS || !stop(pc)) {
        return false;
      }
      if (size == stops.length) {
        stops = Arrays.copyOf(stops, 2 * size);
      }
      stops[size] = Rides.move(leg, words[pc + 1]);
      stops[size + 1] = Rides.contents(emits, goes);
      size += Rides.STOP;
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
      if (!stop(pc, words[pc + 1], content)) {
        return false;
      }
    }
    return true;
  }

  private boolean stop(int start, int square, int content) {
    int pc = start;
    while (true) {
      switch (words[pc]) {
        case Code.HOLDS -> {
          if (words[pc + 1] != square) {
            goes |= 1 << content;
            boolean same = next == NOWHERE || next == pc;
            next = pc;
            return same;
          }
          pc = (words[pc + 3] >>> content & 1) != 0 ? pc + holdsLength : words[pc + 2];
        }
        case Code.EMIT_PLAIN -> {
          if ((emits >>> content & 1) != 0 || (emits != 0 && leg != words[pc + 1])) {
            return false;
          }
          leg = words[pc + 1];
          emits |= 1 << content;
          pc += 2;
        }
        case Code.JUMP -> pc = words[pc + 1];
        case Code.END -> {
          return true;
        }
        default -> {
          return false;
        }
      }
    }
  }

  private int target(int start) {
    int pc = start;
    while (words[pc] == Code.JUMP) {
      pc = words[pc + 1];
    }
    return pc;
  }
}

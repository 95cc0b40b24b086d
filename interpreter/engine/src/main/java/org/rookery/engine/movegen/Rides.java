package org.rookery.engine.movegen;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Code;

/**
 * Blocks of code that go from square to square, and at each, by what stands there alone, emit a
 * plain leg or not, and go on or end: the moves of leapers and riders, lame ones too.
 *
 * <p>Fast because such a block is a flat list of squares instead of instructions. This relies on
 * there being few enough contents for a set of them to fit a word, and is found out by following
 * the code of a block with each content in turn.
 */
final class Rides {
  /** Words of a stop: the square, the leg, the contents it is emitted for, those to go on for. */
  private static final int STOP = 4;

  /** After so many runs of code it is worth looking for rides in it. */
  static final int PATIENCE = 8;

  private static final int NOWHERE = -1;

  private final int[] words;
  private final int holdsLength;

  private int[] stops = new int[16 * STOP];
  private int size;

  // What following the code from one square to the next has come to.
  private int leg;
  private int emits;
  private int goes;
  private int next;

  private Rides(int[] words, int holdsLength) {
    this.words = words;
    this.holdsLength = holdsLength;
  }

  /**
   * The stops of the block that starts at {@code start}, none when it emits nothing; null when it
   * is of another kind.
   *
   * @param holdsLength the words of {@link Code#HOLDS}
   */
  static int @Nullable [] of(int[] words, int start, int holdsLength) {
    Rides rides = new Rides(words, holdsLength);
    return holdsLength == Code.length(Code.HOLDS, 1) && rides.follow(start)
        ? Arrays.copyOf(rides.stops, rides.size)
        : null;
  }

  /** Adds what a ride emits on a board. */
  static void run(int[] stops, int[] board, MoveBuffer out) {
    out.makeRoom(stops.length / STOP, stops.length / STOP);
    int[] moves = out.words;
    int[] ends = out.ends;
    int length = out.length;
    int size = out.size;
    for (int i = 0; i < stops.length; i += STOP) {
      int content = board[stops[i]];
      if ((stops[i + 2] >>> content & 1) != 0) {
        moves[length++] = stops[i + 1];
        ends[size++] = length;
      }
      if ((stops[i + 3] >>> content & 1) == 0) {
        break;
      }
    }
    out.length = length;
    out.size = size;
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
      stops[size] = words[pc + 1];
      stops[size + 1] = leg;
      stops[size + 2] = emits;
      stops[size + 3] = goes;
      size += STOP;
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

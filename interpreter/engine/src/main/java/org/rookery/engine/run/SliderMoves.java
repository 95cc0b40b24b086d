package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.program.Rule;

/**
 * Blocks that go from square to square, and at each, by what stands there alone, emit a plain leg
 * or not, and go on or end: the moves of leapers and riders, lame ones too.
 *
 * <p>Fast because such blocks are a flat list of squares instead of instructions, one list for all
 * that follow each other. This relies on there being few enough contents for a set of them to fit a
 * word; {@link SliderRecogniser} finds out.
 */
final class SliderMoves {
  /**
   * Words of a stop: the leg, what is left of the ride and the square; the contents to go on for
   * and those the leg is emitted for.
   */
  static final int STOP = 2;

  /** How often code runs before it is searched for rides. */
  static final int PATIENCE = 8;

  /** Where the leg and the contents to go on for begin. */
  private static final int HIGH = 32;

  private static final long GOES = 1L << HIGH;

  /** The shift of the offset, in words, at which the next ride begins. */
  private static final int REST = 16;

  private static final int LOW = (1 << REST) - 1;

  /** In the order of the code: rides one after the other, or null for a block to be interpreted. */
  private final long[] @Nullable [] stops;

  /** Where these blocks start. */
  private final int[] blocks;

  private SliderMoves(List<long @Nullable []> stops, int[] blocks) {
    this.stops = stops.toArray(long[][]::new);
    this.blocks = blocks;
  }

  /**
   * The rides among blocks; null when there are none.
   *
   * @param places where each of the blocks starts in code
   */
  static @Nullable SliderMoves of(List<Rule> blocks, int[] places) {
    List<long @Nullable []> parts = new ArrayList<>();
    int[] starts = new int[places.length];
    boolean any = false;
    long[] before = null;
    for (int i = 0; i < places.length; i++) {
      long[] ride = SliderRecogniser.stops(blocks.get(i));
      if (ride != null && before != null) {
        ride = joined(before, ride);
        parts.set(parts.size() - 1, ride);
      } else {
        starts[parts.size()] = places[i];
        parts.add(ride);
      }
      any |= ride != null;
      before = ride;
    }
    return any ? new SliderMoves(parts, starts) : null;
  }

  /** Two rides as one list. */
  static long[] joined(long[] some, long[] more) {
    long[] both = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, both, some.length, more.length);
    return both;
  }

  /** The first word of a stop. */
  static long move(int leg, int square) {
    return (long) leg << HIGH | square;
  }

  /** The second word of a stop. */
  static long contents(int emits, int goes) {
    return (long) goes << HIGH | (emits & (GOES - 1));
  }

  /** The leg of a stop, from its first word. */
  static int leg(long move) {
    return (int) (move >>> HIGH);
  }

  /** The square a stop looks at, from its first word. */
  static int square(long move) {
    return (int) move & LOW;
  }

  /** The contents the leg is emitted for, from the second word of a stop. */
  static int emits(long contents) {
    return (int) contents;
  }

  /** The contents to go on for, from the second word of a stop. */
  static int goes(long contents) {
    return (int) (contents >>> HIGH);
  }

  /** These stops as one ride, each knowing how much of it is left; null when it is too long. */
  static long @Nullable [] ride(long[] stops) {
    if (stops.length > LOW) {
      return null;
    }
    for (int i = 0; i < stops.length; i += STOP) {
      stops[i] |= (long) (stops.length - i) << REST;
    }
    return stops;
  }

  /** Adds what the code emits; {@code interpreter} runs the blocks that are no rides. */
  void run(RuleCode code, Position position, MoveBuffer out, Interpreter interpreter) {
    int[] board = position.contents();
    for (int i = 0; i < stops.length; i++) {
      long[] part = stops[i];
      if (part != null) {
        run(part, board, out);
      } else {
        interpreter.interpret(code, blocks[i], position, out);
      }
    }
  }

  /** Adds what rides emit on a board. */
  static void run(long[] stops, int[] board, MoveBuffer out) {
    out.makeRoom(stops.length / STOP, stops.length / STOP);
    int[] moves = out.words;
    int[] ends = out.ends;
    long emits = out.emits;
    int length = out.length;
    int size = out.size;
    int i = 0;
    while (i < stops.length) {
      long stop = stops[i];
      long there = (stops[i + 1] & emits) >>> board[(int) stop & LOW];
      // Written in any case and kept if emitted: whether it is cannot be foretold.
      int emitted = (int) there & 1;
      moves[length] = (int) (stop >>> HIGH);
      length += emitted;
      ends[size] = length;
      size += emitted;
      i += (there & GOES) != 0 ? STOP : (int) stop >>> REST;
    }
    out.length = length;
    out.size = size;
  }
}

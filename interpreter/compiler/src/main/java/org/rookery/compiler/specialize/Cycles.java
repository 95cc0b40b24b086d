package org.rookery.compiler.specialize;

import java.util.ArrayDeque;
import java.util.Deque;
import org.rookery.program.Code;

/**
 * Cuts loops out of finished code.
 *
 * <p>While a block runs the board does not change, so code that comes back to where it was would go
 * round for ever: the way back ends the path instead.
 */
final class Cycles {
  private static final int UNSEEN = 0;
  private static final int OPEN = 1;
  private static final int DONE = 2;

  private final int[] words;
  private final int maskWords;
  private final byte[] seen;
  private boolean cut;

  private Cycles(Code code, int maskWords) {
    this.words = code.words();
    this.maskWords = maskWords;
    this.seen = new byte[words.length];
  }

  /** Cuts the loops of {@code code} in place; whether there were any. */
  static boolean cut(Code code, int maskWords) {
    Cycles cycles = new Cycles(code, maskWords);
    for (int block : code.blocks()) {
      cycles.search(block);
    }
    return cycles.cut;
  }

  private void search(int start) {
    Deque<int[]> path =
        new ArrayDeque<>(); // pairs of instruction and number of exits already taken
    if (seen[start] == UNSEEN) {
      seen[start] = OPEN;
      path.push(new int[] {start, 0});
    }
    while (!path.isEmpty()) {
      int[] top = path.peek();
      int exit = exit(top[0], top[1]++);
      if (exit == NONE) {
        seen[top[0]] = DONE;
        path.pop();
      } else if (exit >= 0 && seen[exit] == OPEN) {
        end(top[0], top[1] - 1);
      } else if (exit >= 0 && seen[exit] == UNSEEN) {
        seen[exit] = OPEN;
        path.push(new int[] {exit, 0});
      }
    }
  }

  private static final int NONE = -1;

  private int exit(int pc, int number) {
    return switch (words[pc]) {
      case Code.END, Code.MORE -> NONE;
      case Code.JUMP -> number == 0 ? words[pc + 1] : NONE;
      case Code.FORK -> number == 0 ? pc + 2 : number == 1 ? words[pc + 1] : NONE;
      case Code.HOLDS -> number == 0 ? pc + 3 + maskWords : number == 1 ? words[pc + 2] : NONE;
      case Code.TEST -> number == 0 ? pc + 3 : number == 1 ? words[pc + 2] : NONE;
      case Code.EMIT_PENDING, Code.CAPTURE_PASSER -> number == 0 ? pc + 1 : NONE;
      default -> number == 0 ? pc + 2 : NONE;
    };
  }

  /** Lets the way back end: there is always an {@code END} somewhere in the code. */
  private void end(int pc, int number) {
    cut = true;
    int target = words[pc] == Code.JUMP || words[pc] == Code.FORK ? pc + 1 : pc + 2;
    for (int end = 0; end < words.length; end = after(end)) {
      if (words[end] == Code.END && number == 1 && words[pc] != Code.JUMP) {
        words[target] = end;
        return;
      }
    }
    java.util.Arrays.fill(words, pc, after(pc), Code.END);
  }

  private int after(int pc) {
    return pc + Code.length(words[pc], maskWords);
  }
}

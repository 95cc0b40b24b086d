package org.rookery.compiler.specialize;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Code;
import org.rookery.program.Instructions;

/**
 * Unties the loops of finished code.
 *
 * <p>Code is read from end to end in many places, so no jump may lead back. A way back that a run
 * may take all the same, since what led into the loop was another question than what leads round
 * it, becomes a {@link Code#MORE} that goes on at the place. While a block runs the board does not
 * change, so a run that comes to a place twice would go round for ever; the runner ends it.
 */
final class Cycles {
  private static final int UNSEEN = 0;
  private static final int OPEN = 1;
  private static final int DONE = 2;

  /** Leads back and has no room for a jump: whatever leads to it counts as leading back. */
  private static final int TIGHT = 3;

  private final int[] words;
  private final int maskWords;
  private final byte[] seen;
  private final List<WayBack> waysBack = new ArrayList<>();

  /** The exit of an instruction that leads back to a place on the path to it. */
  private record WayBack(int pc, int exit, int target) {}

  private Cycles(Code code, int maskWords) {
    this.words = code.words();
    this.maskWords = maskWords;
    this.seen = new byte[words.length];
  }

  /** The code without loops. */
  static Code cut(Code code, int maskWords) {
    Cycles cycles = new Cycles(code, maskWords);
    for (int block : code.blocks()) {
      cycles.search(block);
    }
    return cycles.waysBack.isEmpty() ? code : cycles.untied(code);
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
      int[] exits = new Instructions(words, maskWords).exits(top[0]);
      if (top[1] >= exits.length) { // fewer than before when the instruction has become an end
        path.pop();
        leave(top[0], path.peek());
        continue;
      }
      int exit = exits[top[1]++];
      if (seen[exit] == OPEN || seen[exit] == TIGHT) {
        untie(top[0], top[1] - 1, exit);
      } else if (seen[exit] == UNSEEN) {
        seen[exit] = OPEN;
        path.push(new int[] {exit, 0});
      }
    }
  }

  private void leave(int pc, int @Nullable [] before) {
    if (seen[pc] != TIGHT) {
      seen[pc] = DONE;
    } else if (before != null) {
      untie(before[0], before[1] - 1, pc);
    }
  }

  private void untie(int pc, int exit, int target) {
    if (words[pc] == Code.JUMP && target == pc) {
      Arrays.fill(words, pc, pc + 2, Code.END); // nothing is asked on the way round
    } else if (Code.length(words[pc], maskWords) == 1) {
      seen[pc] = TIGHT;
    } else {
      waysBack.add(new WayBack(pc, exit, target));
    }
  }

  private Code untied(Code code) {
    CodeTail tail = new CodeTail(code, maskWords);
    // An instruction that is moved takes its target along, so targets come first.
    waysBack.stream()
        .filter(this::isTarget)
        .forEach(way -> tail.redirect(operand(way.pc()), way.target()));
    waysBack.stream()
        .filter(way -> !isTarget(way))
        .forEach(way -> tail.follow(way.pc(), way.target()));
    return tail.toCode();
  }

  private boolean isTarget(WayBack way) {
    return words[way.pc()] == Code.JUMP || way.exit() == 1;
  }

  private int operand(int pc) {
    return words[pc] == Code.JUMP || words[pc] == Code.FORK ? pc + 1 : pc + 2;
  }
}

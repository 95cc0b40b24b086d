package org.rookery.compiler.specialize;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.program.Code;

/**
 * What code emits on a board, found by following every way through it, round loops too: the edits
 * pending count as a set, so that there is an end.
 */
final class CodeWalk {
  private final int maskWords;
  private final int[] board;
  private final int yes;

  /** Whether a sequel that the code had already is told by its number instead of followed. */
  private final int known;

  private final Set<Step> seen = new HashSet<>();
  private final Deque<Step> open = new ArrayDeque<>();
  private final Set<String> emitted = new TreeSet<>();

  private record Step(int pc, Set<Integer> pending) {}

  private CodeWalk(int maskWords, int[] board, int yes, int known) {
    this.maskWords = maskWords;
    this.board = board;
    this.yes = yes;
    this.known = known;
  }

  /**
   * The emissions of each block.
   *
   * @param yes the tests that hold, by bit
   * @param known how many sequels are not followed
   */
  static Set<String> emissions(Code code, int maskWords, int[] board, int yes, int known) {
    Set<String> all = new TreeSet<>();
    for (int block : code.blocks()) {
      CodeWalk walk = new CodeWalk(maskWords, board, yes, known);
      walk.go(block, Set.of());
      while (!walk.open.isEmpty()) {
        walk.step(code, walk.open.pop());
      }
      walk.emitted.forEach(emission -> all.add(block + ": " + emission));
    }
    return all;
  }

  private void go(int pc, Set<Integer> pending) {
    Step step = new Step(pc, pending);
    if (seen.add(step)) {
      open.push(step);
    }
  }

  private void step(Code code, Step step) {
    int[] words = code.words();
    int pc = step.pc();
    int next = pc + Code.length(words[pc], maskWords);
    Set<Integer> pending = step.pending();
    switch (words[pc]) {
      case Code.END -> {}
      case Code.HOLDS -> {
        int content = board[words[pc + 1]];
        boolean holds = (words[pc + 3 + content / 32] >>> content % 32 & 1) == 1;
        go(holds ? next : words[pc + 2], pending);
      }
      case Code.TEST -> go((yes >>> words[pc + 1] & 1) == 1 ? next : words[pc + 2], pending);
      case Code.JUMP -> go(words[pc + 1], pending);
      case Code.FORK -> {
        go(next, pending);
        go(words[pc + 1], pending);
      }
      case Code.EDIT -> go(next, with(pending, words[pc + 1]));
      case Code.CAPTURE_PASSER -> go(next, with(pending, -1));
      case Code.EMIT, Code.EMIT_PLAIN -> {
        emitted.add(with(pending, words[pc + 1]).toString());
        go(next, Set.of());
      }
      case Code.EMIT_PENDING -> {
        emitted.add(pending.toString());
        go(next, Set.of());
      }
      case Code.FORGET -> go(next, Set.of());
      case Code.MORE -> {
        if (words[pc + 1] < known) {
          emitted.add("more " + words[pc + 1] + pending);
        } else {
          go(code.sequels()[words[pc + 1]].code().blocks()[0], pending);
        }
      }
      default -> throw new AssertionError(words[pc]);
    }
  }

  private static Set<Integer> with(Set<Integer> pending, int word) {
    Set<Integer> more = new TreeSet<>(pending);
    more.add(word);
    return more;
  }
}

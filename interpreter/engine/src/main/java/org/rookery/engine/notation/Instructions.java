package org.rookery.engine.notation;

import org.rookery.program.Code;

/** Where the execution of move code may go from each instruction. */
final class Instructions {
  private static final int[] NONE = {};

  private Instructions() {}

  /**
   * The instructions that may follow the one at {@code pc}, the straight way first.
   *
   * @param maskWords how many words a content set has
   */
  static int[] next(Code code, int pc, int maskWords) {
    int[] words = code.words();
    int straight = pc + Code.length(words[pc], maskWords);
    return switch (words[pc]) {
      case Code.END, Code.MORE -> NONE;
      case Code.HOLDS, Code.TEST -> new int[] {straight, words[pc + 2]};
      case Code.JUMP -> new int[] {words[pc + 1]};
      case Code.FORK -> new int[] {straight, words[pc + 1]};
      default -> new int[] {straight};
    };
  }
}

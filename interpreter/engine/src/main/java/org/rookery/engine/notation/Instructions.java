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
    return switch (words[pc]) {
      case Code.END -> NONE;
      case Code.HOLDS -> new int[] {pc + 3 + maskWords, words[pc + 2]};
      case Code.TEST -> new int[] {pc + 3, words[pc + 2]};
      case Code.JUMP -> new int[] {words[pc + 1]};
      case Code.FORK -> new int[] {pc + 2, words[pc + 1]};
      case Code.EDIT, Code.RAISE, Code.LOWER, Code.EMIT, Code.EMIT_PLAIN -> new int[] {pc + 2};
      case Code.EMIT_PENDING, Code.CAPTURE_PASSER -> new int[] {pc + 1};
      default -> throw new IllegalArgumentException("no instruction " + words[pc] + " at " + pc);
    };
  }
}

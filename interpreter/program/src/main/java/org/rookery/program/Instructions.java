package org.rookery.program;

import java.util.Arrays;

/**
 * Flat code read instruction by instruction: the one place that knows how they are laid out, but
 * for those who write code or run it.
 *
 * @param maskWords how many words a content set has
 */
public record Instructions(int[] words, int maskWords) {
  private static final int[] NOWHERE = {};

  /** The kind of the instruction at {@code pc}. */
  public Instruction at(int pc) {
    return switch (words[pc]) {
      case Code.END -> Instruction.END;
      case Code.HOLDS -> Instruction.LOOK;
      case Code.TEST -> Instruction.ASK;
      case Code.JUMP -> Instruction.JUMP;
      case Code.FORK -> Instruction.FORK;
      case Code.EDIT -> Instruction.COLLECT;
      case Code.MORE -> Instruction.MORE;
      case Code.EMIT -> Instruction.EMIT;
      case Code.EMIT_PLAIN -> Instruction.EMIT_PLAIN;
      case Code.EMIT_PENDING -> Instruction.EMIT_COLLECTED;
      case Code.CAPTURE_PASSER -> Instruction.CAPTURE_PASSER;
      case Code.FORGET -> Instruction.FORGET;
      default -> ofRunner(words[pc]);
    };
  }

  private static Instruction ofRunner(int opcode) {
    if (opcode < Code.FIRST_OF_RUNNER) {
      throw new IllegalArgumentException("no such instruction: " + opcode);
    }
    return Instruction.ASK;
  }

  /** Where the instruction after the one at {@code pc} stands. */
  public int after(int pc) {
    return pc + (words[pc] >= Code.FIRST_OF_RUNNER ? 3 : Code.length(words[pc], maskWords));
  }

  /** Where it goes on: after a question when the answer is "yes"; a jump's target. */
  public int next(int pc) {
    return words[pc] == Code.JUMP ? words[pc + 1] : after(pc);
  }

  /** The other place to go on at, of a question or of a fork. */
  public int other(int pc) {
    return words[pc] == Code.FORK ? words[pc + 1] : words[pc + 2];
  }

  /** The edit collected or emitted, the square looked at, the number of a test or of a sequel. */
  public int operand(int pc) {
    return words[pc + 1];
  }

  /** Where the words of the set begin that is looked for. */
  public int setAt(int pc) {
    return pc + 3;
  }

  /** The set that is looked for. */
  public ContentSet set(int pc) {
    return new ContentSet(Arrays.copyOfRange(words, setAt(pc), setAt(pc) + maskWords));
  }

  /** Where it may go on, the straight way first. */
  public int[] exits(int pc) {
    return switch (at(pc)) {
      case END, MORE -> NOWHERE;
      case LOOK, ASK, FORK -> new int[] {next(pc), other(pc)};
      case JUMP, COLLECT, CAPTURE_PASSER, FORGET, EMIT, EMIT_PLAIN, EMIT_COLLECTED ->
          new int[] {next(pc)};
    };
  }

  /** Where each instruction begins, in their order. */
  public int[] places() {
    int[] places = new int[words.length];
    int count = 0;
    for (int pc = 0; pc < words.length; pc = after(pc)) {
      places[count++] = pc;
    }
    return Arrays.copyOf(places, count);
  }
}

package org.rookery.engine.run;

import java.util.Arrays;
import org.rookery.program.ContentSet;

/**
 * Flat code read instruction by instruction: the one place that knows how they are laid out, but
 * for those who write code or run it.
 *
 * @param maskWords how many words a content set has
 */
public record Instructions(int[] words, int maskWords) {
  /** The kinds by their numbers; whatever is not named here asks. */
  private static final Instruction[] KINDS = kinds();

  private static Instruction[] kinds() {
    Instruction[] kinds = new Instruction[Code.ONCE + 1];
    Arrays.fill(kinds, Instruction.ASK);
    kinds[Code.END] = Instruction.END;
    kinds[Code.HOLDS] = Instruction.LOOK;
    kinds[Code.JUMP] = Instruction.JUMP;
    kinds[Code.FORK] = Instruction.FORK;
    kinds[Code.EDIT] = Instruction.COLLECT;
    kinds[Code.MORE] = Instruction.MORE;
    kinds[Code.EMIT] = Instruction.EMIT;
    kinds[Code.EMIT_PLAIN] = Instruction.EMIT_PLAIN;
    kinds[Code.EMIT_PENDING] = Instruction.EMIT_COLLECTED;
    kinds[Code.CAPTURE_PASSER] = Instruction.CAPTURE_PASSER;
    kinds[Code.FORGET] = Instruction.FORGET;
    return kinds;
  }

  /** The kind of the instruction at {@code pc}. */
  public Instruction at(int pc) {
    return KINDS[words[pc]];
  }

  /** Where the instruction after the one at {@code pc} stands. */
  public int after(int pc) {
    return pc + Code.length(words[pc], maskWords);
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

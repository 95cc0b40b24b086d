package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rookery.program.Code;
import org.rookery.program.Code.Sequel;

/** Finished code that gets more instructions at its end: each goes on at a place of the code. */
final class CodeTail {
  private final Code code;
  private final int maskWords;
  private final List<Integer> targets = new ArrayList<>();
  private int[] words;
  private int size;

  CodeTail(Code code, int maskWords) {
    this.code = code;
    this.maskWords = maskWords;
    words = code.words().clone();
    size = words.length;
  }

  /** Lets the operand of an instruction lead to {@code target} by way of the end. */
  void redirect(int operand, int target) {
    words[operand] = size;
    more(target);
  }

  /**
   * Lets what comes after the instruction at {@code pc}, which has more than one word, be {@code
   * target}.
   */
  void follow(int pc, int target) {
    int length = Code.length(words[pc], maskWords);
    int[] moved = Arrays.copyOfRange(words, pc, pc + length);
    Arrays.fill(words, pc, pc + length, Code.END);
    words[pc] = Code.JUMP;
    words[pc + 1] = size;
    append(moved);
    more(target);
  }

  private void more(int target) {
    append(Code.MORE, code.sequels().length + targets.size());
    targets.add(target);
  }

  private void append(int... more) {
    if (size + more.length > words.length) { // there may be tens of thousands of ways back
      words = Arrays.copyOf(words, 2 * words.length + more.length);
    }
    System.arraycopy(more, 0, words, size, more.length);
    size += more.length;
  }

  Code toCode() {
    words = Arrays.copyOf(words, size);
    int before = code.sequels().length;
    Sequel[] sequels = Arrays.copyOf(code.sequels(), before + targets.size());
    int[] origins = Arrays.copyOf(code.origins(), words.length);
    for (int i = 0; i < targets.size(); i++) {
      Code again = new Code(words, new int[] {targets.get(i)}, code.tests(), origins, sequels);
      sequels[before + i] = () -> again;
    }
    return new Code(words, code.blocks(), code.tests(), origins, sequels);
  }
}

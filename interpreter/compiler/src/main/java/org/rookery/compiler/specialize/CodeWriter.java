package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rookery.program.Code;
import org.rookery.program.ContentSet;
import org.rookery.program.Test;

/** Code being written: words, the tests they name, and where each came from. */
final class CodeWriter {
  private int[] words = new int[64];
  private int[] origins = new int[64];
  private int size;
  private final List<Integer> blocks = new ArrayList<>();
  private final List<Test> tests = new ArrayList<>();

  int position() {
    return size;
  }

  void beginBlock() {
    blocks.add(size);
  }

  void write(int word, int origin) {
    if (size == words.length) {
      words = Arrays.copyOf(words, size * 2);
      origins = Arrays.copyOf(origins, size * 2);
    }
    words[size] = word;
    origins[size++] = origin;
  }

  void write(int instruction, int operand, int origin) {
    write(instruction, origin);
    write(operand, origin);
  }

  /** Writes a content test and returns where its jump target is to be filled in. */
  int holds(int square, ContentSet men, int origin) {
    write(Code.HOLDS, square, origin);
    int target = size;
    write(0, origin);
    for (int word : men.words()) {
      write(word, origin);
    }
    return target;
  }

  /** Writes a test and returns where its jump target is to be filled in. */
  int test(Test test, int origin) {
    int index = tests.indexOf(test);
    if (index < 0) {
      index = tests.size();
      tests.add(test);
    }
    write(Code.TEST, index, origin);
    write(0, origin);
    return size - 1;
  }

  /** Writes a jump or a fork and returns where its target is to be filled in. */
  int jump(int instruction, int origin) {
    write(instruction, 0, origin);
    return size - 1;
  }

  void fill(int position, int target) {
    words[position] = target;
  }

  Code toCode() {
    return blocks.isEmpty()
        ? Code.NONE
        : new Code(
            Arrays.copyOf(words, size),
            blocks.stream().mapToInt(Integer::intValue).toArray(),
            tests.toArray(new Test[0]),
            Arrays.copyOf(origins, size));
  }
}

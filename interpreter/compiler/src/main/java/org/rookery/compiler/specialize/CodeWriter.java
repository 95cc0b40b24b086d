package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.Code;
import org.rookery.program.Code.Sequel;
import org.rookery.program.ContentSet;
import org.rookery.program.Test;

/** Code being written: words, the tests they name, and where each came from. */
final class CodeWriter {
  private int[] words = new int[64];
  private int[] origins = new int[64];
  private int size;
  private final List<Integer> blocks = new ArrayList<>();
  private final Map<Test, Integer> tests = new LinkedHashMap<>();
  private final List<Sequel> sequels = new ArrayList<>();

  int position() {
    return size;
  }

  /** The number of words of the block begun last. */
  int blockSize() {
    return size - blocks.get(blocks.size() - 1);
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
    Integer known = tests.putIfAbsent(test, tests.size());
    write(Code.TEST, known != null ? known : tests.size() - 1, origin);
    write(0, origin);
    return size - 1;
  }

  /** Writes a jump or a fork and returns where its target is to be filled in. */
  int jump(int instruction, int origin) {
    write(instruction, 0, origin);
    return size - 1;
  }

  /** Writes that a run goes on elsewhere. */
  void more(Sequel sequel) {
    write(Code.MORE, sequels.size(), 0);
    sequels.add(sequel);
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
            tests.keySet().toArray(Test[]::new),
            Arrays.copyOf(origins, size),
            sequels.toArray(Sequel[]::new));
  }
}

package org.rookery.engine.position;

import java.util.Arrays;
import org.rookery.program.ColumnWork;
import org.rookery.program.Edit;

/** What one part of a move does with columns, read off its words before they are carried out. */
final class ColumnPlan {
  private int[] words = new int[8];
  private int size;

  /** How many pieces the first leg lifts. */
  int carried;

  /** Reads the part that begins at {@code start}. */
  void read(int[] source, int start, int end) {
    size = 0;
    carried = Integer.MAX_VALUE;
    for (int i = start; i < end && Edit.kind(source[i]) != Edit.PART; i++) {
      if (Edit.kind(source[i]) == Edit.COLUMN) {
        note(source[i]);
      }
    }
  }

  private void note(int word) {
    if (ColumnWork.of(word) == ColumnWork.CARRY) {
      carried = ColumnWork.number(word);
      return;
    }
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
    }
    words[size++] = word;
  }

  /** Whether what is put on a square covers what stands there. */
  boolean covers(int square) {
    return ColumnWork.isCovered(words, size, square);
  }

  /** How many words there are besides the number carried. */
  int size() {
    return size;
  }

  /** How many pieces the word leaves behind on its square; 0 if it says something else. */
  int left(int index) {
    return ColumnWork.LEAVE.isIn(words[index]) ? ColumnWork.number(words[index]) : 0;
  }

  /** The square of the word. */
  int square(int index) {
    return Edit.b(words[index]);
  }
}

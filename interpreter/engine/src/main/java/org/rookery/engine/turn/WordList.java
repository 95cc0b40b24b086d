package org.rookery.engine.turn;

import java.util.Arrays;

/** The edit words of a turn being put together from parts. */
final class WordList {
  int[] words = new int[32];
  int size;

  void append(int[] source, int start, int end) {
    int more = end - start;
    if (size + more > words.length) {
      words = Arrays.copyOf(words, 2 * (size + more));
    }
    System.arraycopy(source, start, words, size, more);
    size += more;
  }

  void append(int word) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
    }
    words[size++] = word;
  }
}

package org.rookery.engine.movegen;

import java.util.Arrays;
import org.rookery.engine.position.EditOrder;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;

/**
 * A list of moves as one run of edit words, to be filled again and again without allocating.
 *
 * <p>Hot: the package works on the arrays directly. Move {@code i} is the words from {@code
 * start(i)} up to {@code ends[i]}.
 */
public final class MoveBuffer {
  int[] words = new int[256];
  int[] ends = new int[128];
  private final boolean asWritten;
  int size;
  int length;

  /** An empty buffer. */
  public MoveBuffer() {
    this(false);
  }

  /** An empty buffer; {@code asWritten} leaves the words of a move in the order of its rules. */
  MoveBuffer(boolean asWritten) {
    this.asWritten = asWritten;
  }

  /** Whether the words of a move stay in the order of its rules. */
  boolean asWritten() {
    return asWritten;
  }

  /** The number of moves. */
  public int size() {
    return size;
  }

  /** Removes all moves. */
  public void clear() {
    truncate(0);
  }

  /** Move number {@code index}, from 0, as a value. */
  public Move move(int index) {
    return Move.of(words, start(index), ends[index]);
  }

  /** Makes move number {@code index} on a position. */
  public void make(Position position, int index) {
    position.make(words, start(index), ends[index]);
  }

  int start(int index) {
    return index == 0 ? 0 : ends[index - 1];
  }

  /** The number of words in use. */
  int length() {
    return length;
  }

  /** Removes the moves from number {@code newSize} on. */
  void truncate(int newSize) {
    size = newSize;
    length = newSize == 0 ? 0 : ends[newSize - 1];
  }

  /** Makes room for so many more words and moves. */
  void makeRoom(int moreWords, int moves) {
    if (length + moreWords > words.length) {
      words = Arrays.copyOf(words, 2 * (length + moreWords));
    }
    if (size + moves > ends.length) {
      ends = Arrays.copyOf(ends, 2 * (size + moves));
    }
  }

  /** Adds a move of one word. */
  void add(int word) {
    if (length == words.length) {
      words = Arrays.copyOf(words, 2 * length);
    }
    words[length++] = word;
    close();
  }

  /** Adds a word to the move being built. */
  void append(int word) {
    if (length == words.length) {
      words = Arrays.copyOf(words, 2 * length);
    }
    words[length++] = word;
  }

  /** Adds words to the move being built. */
  void append(int[] source, int start, int end) {
    int more = end - start;
    if (length + more > words.length) {
      words = Arrays.copyOf(words, Math.max(2 * words.length, length + more));
    }
    int[] to = words;
    int at = length;
    for (int i = start; i < end; i++) {
      to[at++] = source[i]; // a handful of words: calling for a copy would take longer
    }
    length = at;
  }

  /** Ends the move being built. */
  void close() {
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, 2 * size);
    }
    ends[size++] = length;
  }

  /** Ends the move being built after {@linkplain EditOrder#tidy putting its words in order}. */
  void closeSorted() {
    closeSorted(0);
  }

  /** The same; only the words from number {@code from} of the move on are put in order. */
  void closeSorted(int from) {
    if (!asWritten) {
      length = EditOrder.tidy(words, start(size) + from, length);
    }
    close();
  }

  /** Says which moves to keep. */
  interface Filter {
    boolean keeps(int[] words, int start, int end);
  }

  /**
   * Removes the moves from number {@code from} on that the filter does not keep; it sees the words
   * of one move at a time.
   */
  void filter(int from, Filter filter) {
    int kept = from;
    int write = start(from);
    int start = write;
    for (int i = from; i < size; i++) {
      int end = ends[i];
      if (filter.keeps(words, start, end)) {
        for (int word = start; word < end; word++) {
          words[write++] = words[word]; // a handful of words: calling for a copy would take longer
        }
        ends[kept++] = write;
      }
      start = end;
    }
    truncate(kept);
  }
}

package org.rookery.engine.run;

import java.util.Arrays;
import org.rookery.engine.position.EditOrder;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * A list of moves as one run of edit words, to be filled again and again without allocating.
 *
 * <p>Hot: who fills or reads it works on the arrays directly. Move {@code i} is the words from
 * {@code start(i)} up to {@code ends[i]}.
 */
public final class MoveBuffer {
  private static final long EVERYTHING = -1;
  private static final long NO_STEPS = ~1L;

  int[] words = new int[256];
  int[] ends = new int[128];
  private final boolean asWritten;
  int size;
  int length;

  /** What of the sets of contents a leg is emitted for is looked at: all, or no empty square. */
  long emits = EVERYTHING;

  /** An empty buffer. */
  public MoveBuffer() {
    this(false);
  }

  /** An empty buffer; {@code asWritten} leaves the words of a move in the order of its rules. */
  public MoveBuffer(boolean asWritten) {
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

  /** Where the words of move number {@code index} begin. */
  public int start(int index) {
    return index == 0 ? 0 : ends[index - 1];
  }

  /** Where the words of move number {@code index} end. */
  public int end(int index) {
    return ends[index];
  }

  /** The words of all moves, valid until one is added. */
  public int[] words() {
    return words;
  }

  /** Where each move ends, valid until one is added. */
  public int[] ends() {
    return ends;
  }

  /** The number of words in use. */
  public int length() {
    return length;
  }

  /**
   * Says that the words up to {@code newLength} and the ends up to {@code newSize}, for which there
   * was {@linkplain #makeRoom room}, have been written.
   */
  public void grow(int newLength, int newSize) {
    length = newLength;
    size = newSize;
  }

  /** Removes the moves from number {@code newSize} on. */
  public void truncate(int newSize) {
    size = newSize;
    length = newSize == 0 ? 0 : ends[newSize - 1];
  }

  /** Makes room for so many more words and moves. */
  public void makeRoom(int moreWords, int moves) {
    if (length + moreWords > words.length) {
      words = Arrays.copyOf(words, 2 * (length + moreWords));
    }
    if (size + moves > ends.length) {
      ends = Arrays.copyOf(ends, 2 * (size + moves));
    }
  }

  /** Adds a move of one word. */
  public void add(int word) {
    if (length == words.length) {
      words = Arrays.copyOf(words, 2 * length);
    }
    words[length++] = word;
    close();
  }

  /** Adds a word to the move being built. */
  public void append(int word) {
    if (length == words.length) {
      words = Arrays.copyOf(words, 2 * length);
    }
    words[length++] = word;
  }

  /** Adds words to the move being built. */
  public void append(int[] source, int start, int end) {
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

  /** Adds to the move being built that a counter changes, by as many words as that takes. */
  public void appendCount(int counter, int by) {
    int left = by;
    while (left != 0) {
      int step = Math.max(-Edit.COUNTER_BIAS, Math.min(Edit.COUNTER_BIAS - 1, left));
      append(Edit.of(Edit.COUNTER, counter, step + Edit.COUNTER_BIAS));
      left -= step;
    }
  }

  /** Ends the move being built. */
  public void close() {
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, 2 * size);
    }
    ends[size++] = length;
  }

  /** Ends the move being built after {@linkplain EditOrder#tidy putting its words in order}. */
  public void closeSorted() {
    closeSorted(0);
  }

  /** The same; only the words from number {@code from} of the move on are put in order. */
  public void closeSorted(int from) {
    if (!asWritten) {
      length = EditOrder.tidy(words, start(size) + from, length);
    }
    if (length > start(size)) { // else what was done has been undone: no turn
      close();
    }
  }

  /** Keeps the move of this number alone. */
  public void keepOne(int index) {
    int start = start(index);
    int end = end(index);
    clear();
    append(words, start, end);
    close();
  }

  /** Of the moves from number {@code from} on keeps one if they are all the same, else none. */
  public void keepOnly(int from) {
    boolean same = true;
    for (int i = from + 1; i < size && same; i++) {
      same = Arrays.equals(words, start(from), ends[from], words, start(i), ends[i]);
    }
    truncate(size > from && same ? from + 1 : from);
  }

  /**
   * Makes one move of all, {@linkplain EditOrder#tidy its words in order}: by number where that
   * leaves them as they were added, since all happens at once.
   */
  public void join() {
    Arrays.sort(words, 0, length);
    size = 0;
    closeSorted();
  }

  /**
   * Says whether to leave out turns that bring one piece to an empty square and do nothing else,
   * where that is easy: others of them are added all the same.
   */
  public void leaveOutSteps(boolean leavesOut) {
    emits = leavesOut ? NO_STEPS : EVERYTHING;
  }

  /**
   * Removes the moves from number {@code from} on that bring one piece to an empty square of a
   * board and do nothing else.
   */
  public void removeSteps(int from, int[] board) {
    int kept = from;
    int write = start(from);
    int start = write;
    for (int i = from; i < size; i++) {
      int end = ends[i];
      if (end != start + 1 || !isStep(words[start], board)) {
        for (int word = start; word < end; word++) {
          words[write++] = words[word];
        }
        ends[kept++] = write;
      }
      start = end;
    }
    truncate(kept);
  }

  private static boolean isStep(int word, int[] board) {
    int kind = Edit.kind(word);
    return (kind == Edit.MOVE || kind == Edit.DROP) && board[Edit.b(word)] == Contents.EMPTY;
  }

  /** The number of the first move of these words; -1 when there is none. */
  public int indexOf(int[] source, int from, int to) {
    int start = 0;
    for (int i = 0; i < size; i++) {
      int end = ends[i];
      if (end - start == to - from
          && words[start] == source[from]
          && Arrays.equals(words, start, end, source, from, to)) {
        return i;
      }
      start = end;
    }
    return -1;
  }

  /** Says which moves to keep. */
  public interface Filter {
    /** Whether the move of these words stays. */
    boolean keeps(int[] words, int start, int end);
  }

  /**
   * Removes the moves from number {@code from} on that the filter does not keep; it sees the words
   * of one move at a time.
   */
  public void filter(int from, Filter filter) {
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

  /** Takes the words of a kind out of those moves from number {@code from} on that are chosen. */
  public void takeOut(int from, int kind, Filter chosen) {
    int write = start(from);
    int start = write;
    for (int i = from; i < size; i++) {
      int end = ends[i];
      boolean whole = !chosen.keeps(words, start, end);
      for (int word = start; word < end; word++) {
        if (whole || Edit.kind(words[word]) != kind) {
          words[write++] = words[word];
        }
      }
      ends[i] = write;
      start = end;
    }
    length = write;
  }
}

package org.rookery.engine.position;

import org.rookery.program.ColumnWork;
import org.rookery.program.Edit;

/**
 * Puts the words of one part of a move in the order in which they are made, each once, so that two
 * parts that change the same have the same words.
 */
public final class EditOrder {
  /** The least and the most that one word can add to a counter. */
  private static final int MIN_COUNTER_CHANGE = -Edit.COUNTER_BIAS;

  private static final int MAX_COUNTER_CHANGE = Edit.COUNTER_BIAS - 1;

  private EditOrder() {}

  /**
   * Sorts the words from index {@code start} up to {@code end} by kind, and within a kind by square
   * where what happens on one square does not hang on another; leaves out what another word has
   * said already or undoes, and adds up what happens to a counter. Returns where the words end now.
   */
  public static int tidy(int[] words, int start, int end) {
    int kept = start;
    for (int i = start; i < end; i++) {
      int word = words[i];
      int rank = rank(word);
      int j = firstAbove(words, start, kept, rank);
      int alike = j;
      if (isMerged(word)) {
        while (alike > start && rank(words[alike - 1]) == rank) {
          alike--;
        }
      }
      if (alike == j) {
        System.arraycopy(words, j, words, j + 1, kept++ - j);
        words[j] = word;
      } else {
        kept = merge(word, words, alike, j, kept);
      }
    }
    return kept;
  }

  /** Of words in order the first that belongs behind those of a rank; mostly there is none. */
  private static int firstAbove(int[] words, int start, int end, int rank) {
    if (start == end || rank(words[end - 1]) <= rank) {
      return end;
    }
    int low = start;
    int high = end - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (rank(words[middle]) > rank) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /**
   * Where a word belongs. Legs, copies and drops stay in the order given: the first says which
   * piece moves, and one may bring what the next takes away.
   */
  private static int rank(int word) {
    int kind = Edit.kind(word) << 26;
    return switch (Edit.kind(word)) {
      case Edit.CREATE, Edit.OWNER, Edit.TYPE -> kind | Edit.b(word) << 13;
      case Edit.CAPTURE, Edit.REMOVE, Edit.SET_ATTRIBUTE, Edit.CLEAR_ATTRIBUTE, Edit.PASSED ->
          kind | Edit.b(word) << 13 | Edit.a(word);
      case Edit.COLUMN -> kind | ColumnWork.of(word).ordinal() << 13 | coveredSquare(word);
      case Edit.DISCARD, Edit.TAKE, Edit.COUNTER, Edit.FORBID -> kind | Edit.a(word);
      default -> kind;
    };
  }

  /** What is left behind and taken under stays in the order given. */
  private static int coveredSquare(int word) {
    return switch (ColumnWork.of(word)) {
      case COVER, TURN, KEEP -> Edit.b(word);
      case CARRY, LEAVE, UNDER -> 0;
    };
  }

  /** Whether a word becomes one with those of its rank instead of standing beside them. */
  private static boolean isMerged(int word) {
    return switch (Edit.kind(word)) {
      case Edit.CAPTURE,
          Edit.REMOVE,
          Edit.TYPE,
          Edit.SET_ATTRIBUTE,
          Edit.CLEAR_ATTRIBUTE,
          Edit.PASSED,
          Edit.COUNTER,
          Edit.NO_MATE,
          Edit.FORBID ->
          true;
      case Edit.OWNER -> Edit.a(word) != Edit.NEXT_PLAYER;
      case Edit.COLUMN -> !ColumnWork.LEAVE.isIn(word) && !ColumnWork.UNDER.isIn(word);
      default -> false;
    };
  }

  /**
   * Takes a word into those of its rank, which are from {@code first} up to {@code end}: it says
   * the same, it holds in place of them, or it counts on. Returns where all words end now.
   */
  private static int merge(int word, int[] words, int first, int end, int kept) {
    if (Edit.kind(word) != Edit.COUNTER) {
      words[first] = word;
      return close(words, first + 1, end, kept);
    }
    int by = Edit.b(word) - Edit.COUNTER_BIAS;
    for (int i = first; i < end; i++) {
      by += Edit.b(words[i]) - Edit.COUNTER_BIAS;
    }
    int at = first;
    while (by != 0 && at <= end) {
      int step = Math.max(MIN_COUNTER_CHANGE, Math.min(MAX_COUNTER_CHANGE, by));
      if (at == end) { // more than a word holds: one more is needed
        for (int k = kept++; k > end; k--) {
          words[k] = words[k - 1];
        }
      }
      words[at++] = Edit.of(Edit.COUNTER, Edit.a(word), step + Edit.COUNTER_BIAS);
      by -= step;
    }
    return close(words, at, Math.max(at, end), kept);
  }

  /** Closes the gap from {@code gap} up to {@code rest}; returns where the words end now. */
  private static int close(int[] words, int gap, int rest, int kept) {
    System.arraycopy(words, rest, words, gap, kept - rest);
    return kept - (rest - gap);
  }
}

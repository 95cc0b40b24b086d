package org.rookery.engine.position;

import org.rookery.program.Edit;

/** Puts the words of one part of a move in the order in which they are made, each once. */
public final class EditOrder {
  private EditOrder() {}

  /**
   * Sorts the words from index {@code start} up to {@code end} by kind, words of one kind in the
   * order given, and leaves out those that only say again what another has said, so that two moves
   * that do the same have the same words; returns where the words end now.
   */
  public static int tidy(int[] words, int start, int end) {
    int kept = start;
    for (int i = start; i < end; i++) {
      int word = words[i];
      int kind = Edit.kind(word);
      int j = kept;
      while (j > start && Edit.kind(words[j - 1]) > kind) {
        j--;
      }
      if (j > start && Edit.kind(words[j - 1]) == kind && isSaid(word, kind, words, start, j)) {
        continue;
      }
      for (int k = kept++; k > j; k--) {
        words[k] = words[k - 1];
      }
      words[j] = word;
    }
    return kept;
  }

  /** Whether the words of the same kind before index {@code end} make this one do nothing. */
  private static boolean isSaid(int word, int kind, int[] words, int start, int end) {
    if (!isLasting(word, kind)) {
      return false;
    }
    for (int i = end - 1; i >= start && Edit.kind(words[i]) == kind; i--) {
      if (words[i] == word) {
        return true;
      }
      if (isReplaced(kind) && Edit.b(words[i]) == Edit.b(word)) {
        return false; // it brings back what the other has changed
      }
    }
    return false;
  }

  /** Whether an edit made twice does what it does when made once. */
  private static boolean isLasting(int word, int kind) {
    return switch (kind) {
      case Edit.CAPTURE,
          Edit.REMOVE,
          Edit.TYPE,
          Edit.SET_ATTRIBUTE,
          Edit.CLEAR_ATTRIBUTE,
          Edit.PASSED,
          Edit.NO_MATE,
          Edit.FORBID ->
          true;
      case Edit.OWNER -> Edit.a(word) != Edit.NEXT_PLAYER;
      default -> false;
    };
  }

  /** Whether a later edit of a kind undoes what an earlier one did to the same square. */
  private static boolean isReplaced(int kind) {
    return kind == Edit.TYPE || kind == Edit.OWNER;
  }
}

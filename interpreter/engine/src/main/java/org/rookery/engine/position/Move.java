package org.rookery.engine.position;

import java.util.Arrays;
import java.util.Set;
import org.rookery.program.Edit;

/**
 * A turn, or one part of a chain of partial moves: a sequence of {@linkplain Edit edit words}.
 *
 * <p>It says completely what changes, so that {@link Position#make} needs no rules. Parts of a
 * compound turn are separated by {@link Edit#PART}. Two moves with the same words are the same
 * move, unless one of them was refused by an umpire: that changes nothing.
 */
public final class Move {
  private final int[] words;
  private final boolean refused;

  private Move(int[] words) {
    this(words, false);
  }

  private Move(int[] words, boolean refused) {
    this.words = words;
    this.refused = refused;
  }

  /** The move of these words. */
  public static Move of(int... words) {
    return new Move(words.clone());
  }

  /** The move of the words from index {@code start} up to {@code end}, exclusive. */
  public static Move of(int[] words, int start, int end) {
    return new Move(Arrays.copyOfRange(words, start, end));
  }

  /** This part of a move without its words of some kinds, the others in the usual order. */
  public Move without(Set<Integer> kinds) {
    int[] left = Arrays.stream(words).filter(word -> !kinds.contains(Edit.kind(word))).toArray();
    return of(left, 0, EditOrder.tidy(left, 0, left.length));
  }

  /** This move as an umpire refuses it: it was tried, and changes nothing. */
  public Move refused() {
    return new Move(words, true);
  }

  /** Whether it was tried and refused. */
  public boolean isRefused() {
    return refused;
  }

  /** The number of edit words. */
  public int words() {
    return words.length;
  }

  /** The edit word number {@code index}, from 0. */
  public int word(int index) {
    return words[index];
  }

  /** A copy of the words. */
  public int[] toWords() {
    return words.clone();
  }

  /** What the player chose, without what comes of it where players choose at the same time. */
  public Move choice() {
    for (int i = 0; i < words.length; i++) {
      if (Edit.kind(words[i]) == Edit.CHOSEN) {
        return of(words, 0, i);
      }
    }
    return this;
  }

  /** The words themselves, for this package only: not to be written. */
  int[] raw() {
    return words;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Move move
        && refused == move.refused
        && Arrays.equals(words, move.words);
  }

  @Override
  public int hashCode() {
    return 2 * Arrays.hashCode(words) + (refused ? 1 : 0);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int word : words) {
      text.append(text.length() == 0 ? "" : " ")
          .append(Edit.kind(word))
          .append(':')
          .append(Edit.a(word))
          .append(',')
          .append(Edit.b(word));
    }
    return text.toString();
  }
}

package org.rookery.player.value;

import java.util.Arrays;
import java.util.Optional;

/**
 * A selective technique of the search, which may overlook something; named as in the literature on
 * game trees.
 */
public enum SelectiveTechnique {
  /** A position where even a pass would be good enough is cut off. */
  NULL_MOVE("null-move", "no-turn", "a position is cut off where even a pass would be good enough"),
  /** Late quiet moves are searched less deep, and again at full depth if they turn out well. */
  LATE_MOVE_REDUCTION(
      "late-move-reduction", "late-less", "late quiet moves are searched less deep"),
  /** Near the leaves, positions far better or far worse than needed are cut off. */
  FUTILITY("futility", "far-off", "positions far from the expected score are cut off near leaves"),
  /** Near the leaves, late quiet moves are not searched. */
  LATE_MOVE_PRUNING(
      "late-move-pruning", "late-not", "late quiet moves are not searched near leaves");

  private final String word;
  private final String alias;
  private final String meaning;

  SelectiveTechnique(String word, String alias, String meaning) {
    this.word = word;
    this.alias = alias;
    this.meaning = meaning;
  }

  /** What is left out, as a sentence without a full stop. */
  public String meaning() {
    return meaning;
  }

  /** Its name in terms and files, such as {@code futility}. */
  public String word() {
    return word;
  }

  /** The shortcut of a name or of an older name; empty when there is none. */
  public static Optional<SelectiveTechnique> of(String word) {
    return Arrays.stream(values())
        .filter(one -> one.word.equals(word) || one.alias.equals(word))
        .findFirst();
  }
}

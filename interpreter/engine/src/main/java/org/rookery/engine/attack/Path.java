package org.rookery.engine.attack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.rookery.program.Test;

/**
 * What must hold for a run of code to take a certain way: what stands on squares, in the order the
 * code first asked, and answers to tests that are about something else.
 */
final class Path {
  private final ContentSets sets;
  private final int[] at;
  private int[] squares = new int[16];
  private int[] held = new int[16];
  private int size;
  private final List<Test> asked = new ArrayList<>();
  private final List<Boolean> answers = new ArrayList<>();

  Path(ContentSets sets, int boardSize) {
    this.sets = sets;
    this.at = new int[boardSize];
    Arrays.fill(at, -1);
  }

  /** The number of squares something is said about. */
  int size() {
    return size;
  }

  int square(int index) {
    return squares[index];
  }

  /**
   * The {@linkplain ContentSets number of the set} that holds what stands on square {@code index}.
   */
  int set(int index) {
    return held[index];
  }

  /** Where the path speaks about a square, or -1. */
  int indexOf(int square) {
    return at[square];
  }

  /** Whether the path depends on more than what stands on which square. */
  boolean isConditional() {
    return !asked.isEmpty();
  }

  List<Test> asked() {
    return asked;
  }

  List<Boolean> answers() {
    return answers;
  }

  /** A mark for {@link #narrow}: the set so far, or -1 when nothing is said about the square. */
  int before(int square) {
    return at[square] < 0 ? -1 : held[at[square]];
  }

  /**
   * Says that {@code square} holds one of {@code set}; false, and nothing changes, when that
   * contradicts the path.
   */
  boolean narrow(int square, int set) {
    int index = at[square];
    int narrowed = index < 0 ? set : sets.intersection(held[index], set);
    if (sets.isEmpty(narrowed)) {
      return false;
    }
    if (index < 0) {
      if (size == squares.length) {
        squares = Arrays.copyOf(squares, 2 * size);
        held = Arrays.copyOf(held, 2 * size);
      }
      index = size++;
      at[square] = index;
      squares[index] = square;
    }
    held[index] = narrowed;
    return true;
  }

  /** Takes back a {@link #narrow} that said yes, the last one not yet taken back. */
  void widen(int square, int before) {
    int index = at[square];
    if (before < 0) {
      at[square] = -1;
      size--;
    } else {
      held[index] = before;
    }
  }

  /** Adds the answer to {@code test}; false when it contradicts the path. */
  boolean answer(Test test, boolean yes) {
    int known = asked.indexOf(test);
    if (known >= 0 && answers.get(known) != yes) {
      return false;
    }
    asked.add(test);
    answers.add(yes);
    return true;
  }

  /** Takes back the last {@link #answer} that said yes. */
  void forgetAnswer() {
    int last = asked.size() - 1;
    asked.remove(last);
    answers.remove(last);
  }
}

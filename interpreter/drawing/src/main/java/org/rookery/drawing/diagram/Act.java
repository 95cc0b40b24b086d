package org.rookery.drawing.diagram;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.rookery.program.ColumnWork;
import org.rookery.program.Edit;
import org.rookery.program.RuleWalk;

/**
 * One thing a piece may do, with what must hold for it.
 *
 * @param edits what changes
 * @param takesPasser whether the piece that skipped a square on the last move is captured
 * @param needs by square, the contents it must hold; squares that do not matter are left out
 * @param answers how the tests that are about more than one square must turn out
 * @param conditions what must hold besides, in words; empty when nothing
 */
record Act(
    List<Integer> edits,
    boolean takesPasser,
    Map<Integer, BitSet> needs,
    List<RuleWalk.Answer> answers,
    Set<String> conditions) {
  /** The same act with one more condition. */
  Act besides(String condition) {
    Set<String> more = new TreeSet<>(conditions);
    more.add(condition);
    return new Act(edits, takesPasser, needs, answers, more);
  }

  /** The same act where only these squares are asked for what stands on them. */
  Act asking(Map<Integer, BitSet> fewer) {
    return new Act(edits, takesPasser, fewer, answers, conditions);
  }

  /** The square where what stood on a square ends, be it the piece that moves or another. */
  int target(int square) {
    for (int word : edits) {
      if (Edit.kind(word) == Edit.MOVE && Edit.a(word) == square) {
        return Edit.b(word);
      }
    }
    return square;
  }

  /** The squares that pieces are captured on or removed from, other than by going there. */
  BitSet removed() {
    BitSet squares = new BitSet();
    for (int word : edits) {
      if (Edit.kind(word) == Edit.CAPTURE
          || Edit.kind(word) == Edit.REMOVE
          || ColumnWork.UNDER.isIn(word)) {
        squares.set(Edit.b(word));
      }
    }
    return squares;
  }

  /** What changes to see; attributes of pieces, where nothing else does. */
  List<Integer> seen() {
    List<Integer> seen =
        edits.stream()
            .filter(
                word ->
                    Edit.kind(word) != Edit.SET_ATTRIBUTE
                        && Edit.kind(word) != Edit.CLEAR_ATTRIBUTE)
            .toList();
    return seen.isEmpty() ? edits : seen;
  }

  /** Whether what stands on a square is captured there: what only leaves, as a die does, is not. */
  boolean captures(int square) {
    return edits.stream()
        .noneMatch(word -> Edit.kind(word) == Edit.REMOVE && Edit.b(word) == square);
  }

  /** Whether what has gone to a square is captured there in the end, since captures come last. */
  boolean capturesItself(int target) {
    return edits.stream()
        .anyMatch(word -> Edit.kind(word) == Edit.CAPTURE && Edit.b(word) == target);
  }

  /** The squares other than {@code start} and the target that must be occupied. */
  BitSet others(int start) {
    BitSet squares = new BitSet();
    needs.keySet().forEach(square -> squares.set(square, !mayBeEmpty(square)));
    squares.clear(start);
    squares.clear(target(start));
    return squares;
  }

  /** Whether what goes to a square lies on what stands there, and so captures nothing. */
  boolean covers(int square) {
    return edits.stream().anyMatch(word -> ColumnWork.COVER.isIn(word) && Edit.b(word) == square);
  }

  /** Whether what stands on a square is not captured by what goes there: covered, or moved on. */
  boolean takesNothing(int square) {
    return covers(square) || target(square) != square;
  }

  /** Whether something of this kind is done with columns. */
  boolean does(ColumnWork work) {
    return edits.stream().anyMatch(work::isIn);
  }

  /** Whether there is an edit of this kind. */
  boolean has(int kind) {
    return edits.stream().anyMatch(word -> Edit.kind(word) == kind);
  }

  /** Whether a square may be empty. */
  boolean mayBeEmpty(int square) {
    BitSet need = needs.get(square);
    return need == null || need.get(0);
  }

  /** Whether a square must be empty. */
  boolean mustBeEmpty(int square) {
    BitSet need = needs.get(square);
    return need != null && need.get(0) && need.cardinality() == 1;
  }
}

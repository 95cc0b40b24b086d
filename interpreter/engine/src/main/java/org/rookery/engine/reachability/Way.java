package org.rookery.engine.reachability;

import java.util.ArrayList;
import java.util.List;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Test;

/**
 * One way in which a piece can make a part of a move: what must stand where, what must be answered,
 * and what it does.
 *
 * @param group the move group its rule belongs to
 * @param squares the squares that something must stand on, or that must be empty; not its own
 * @param needs what must stand there, in the order of the squares
 * @param filled which of these squares cannot be empty, by their places in the list
 * @param asks what must be answered
 * @param effects what becomes of the pieces
 */
public record Way(
    int group,
    List<Integer> squares,
    List<ContentSet> needs,
    List<Integer> filled,
    List<Asked> asks,
    ReachabilityEffects effects) {
  /** A test and the answer it must have. */
  public record Asked(Test test, boolean answer) {}

  static Way of(
      int group,
      List<Integer> squares,
      List<ContentSet> needs,
      List<Asked> asks,
      ReachabilityEffects effects) {
    List<Integer> filled = new ArrayList<>();
    for (int i = 0; i < needs.size(); i++) {
      if (!needs.get(i).has(Contents.EMPTY)) {
        filled.add(i);
      }
    }
    return new Way(group, squares, needs, filled, List.copyOf(asks), effects);
  }
}

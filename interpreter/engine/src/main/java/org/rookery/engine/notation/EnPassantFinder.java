package org.rookery.engine.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.board.Topology;

/**
 * Finds the piece that skipped some squares in the last move, which FEN leaves unsaid.
 *
 * <p>It reads the rules of the pieces that may have: one of them has a path that skips the squares
 * and ends where the piece stands.
 */
final class EnPassantFinder {
  private final GameProgram program;
  private final int[] board;
  private final List<Integer> passed;

  EnPassantFinder(GameProgram program, int[] board, List<Integer> passed) {
    this.program = program;
    this.board = board;
    this.passed = passed;
  }

  /**
   * Where the piece stands, one of anybody's but {@code player}'s, or {@link Topology#NOWHERE} when
   * there is none.
   */
  int find(int player) {
    Contents contents = program.contents();
    for (int square = 0; square < board.length; square++) {
      int piece = board[square];
      if (piece != Contents.EMPTY && contents.owner(piece) != player && skipped(piece, square)) {
        return square;
      }
    }
    return Topology.NOWHERE;
  }

  private boolean skipped(int piece, int arrival) {
    for (int from = 0; from < board.length; from++) {
      if (board[from] != Contents.EMPTY) {
        continue;
      }
      for (int group = 0; group < program.groups().size(); group++) {
        if (hasPath(program.rules().moves(piece, from, group), from, arrival)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A rule come to after so many of the squares have been skipped. */
  private record Place(Rule rule, int skipped) {}

  /** Walks every way through the rules, whatever their tests say. */
  private boolean hasPath(RuleBlocks rules, int from, int arrival) {
    Set<Place> seen = new HashSet<>();
    Deque<Place> open = new ArrayDeque<>();
    rules.blocks().forEach(block -> open.push(new Place(block, 0)));
    while (!open.isEmpty()) {
      Place place = open.pop();
      if (!seen.add(place)) {
        continue;
      }
      int skipped = place.skipped();
      if (place.rule() instanceof Rule.Collect collect && skips(collect.edit())) {
        skipped = Math.min(skipped + 1, passed.size());
      } else if (place.rule() instanceof Rule.Emit emit) {
        if (skipped == passed.size() && emit.edits().contains(Edit.of(Edit.MOVE, from, arrival))) {
          return true;
        }
        skipped = 0;
      }
      for (Rule next : place.rule().exits()) {
        open.push(new Place(next, skipped));
      }
    }
    return false;
  }

  private boolean skips(int edit) {
    return edit != Rule.CAPTURE_PASSER
        && Edit.kind(edit) == Edit.PASSED
        && passed.contains(Edit.b(edit));
  }
}

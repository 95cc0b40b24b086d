package org.rookery.engine.notation;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.rookery.program.Code;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Instructions;
import org.rookery.program.board.Topology;

/**
 * Finds the man that skipped some squares in the last turn, which FEN leaves unsaid.
 *
 * <p>It reads the move code of the men that may have: one of them has a path that skips the squares
 * and ends where the man stands.
 */
final class Passers {
  private final GameProgram program;
  private final int[] board;
  private final List<Integer> passed;

  Passers(GameProgram program, int[] board, List<Integer> passed) {
    this.program = program;
    this.board = board;
    this.passed = passed;
  }

  /**
   * Where the man stands, one of anybody's but {@code player}'s, or {@link Topology#NOWHERE} when
   * there is none.
   */
  int find(int player) {
    Contents contents = program.contents();
    for (int square = 0; square < board.length; square++) {
      int man = board[square];
      if (man != Contents.EMPTY && contents.owner(man) != player && skipped(man, square)) {
        return square;
      }
    }
    return Topology.NOWHERE;
  }

  private boolean skipped(int man, int arrival) {
    for (int from = 0; from < board.length; from++) {
      if (board[from] != Contents.EMPTY) {
        continue;
      }
      for (int group = 0; group < program.groups().size(); group++) {
        if (hasPath(program.rules().moves(man, from, group), from, arrival)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Walks every path of the code, whatever its tests say: each instruction once per number of
   * squares skipped.
   */
  private boolean hasPath(Code code, int from, int arrival) {
    Instructions words = code.instructions(program.contents().maskWords());
    int width = passed.size() + 1;
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (int block : code.blocks()) {
      open.push(block * width);
    }
    while (!open.isEmpty()) {
      int state = open.pop();
      if (seen.get(state)) {
        continue;
      }
      seen.set(state);
      int pc = state / width;
      int skipped = state % width;
      switch (words.at(pc)) {
        case COLLECT -> skipped += skips(words.operand(pc)) ? 1 : 0;
        case EMIT -> {
          if (skipped == passed.size() && words.operand(pc) == Edit.of(Edit.MOVE, from, arrival)) {
            return true;
          }
          skipped = 0;
        }
        case END,
            LOOK,
            ASK,
            JUMP,
            FORK,
            CAPTURE_PASSER,
            FORGET,
            EMIT_PLAIN,
            EMIT_COLLECTED,
            MORE -> {
          // The rest changes nothing that matters here.
        }
      }
      for (int next : words.exits(pc)) {
        open.push(next * width + Math.min(skipped, passed.size()));
      }
    }
    return false;
  }

  private boolean skips(int edit) {
    return Edit.kind(edit) == Edit.PASSED && passed.contains(Edit.b(edit));
  }
}

package org.rookery.engine.turn;

import java.util.Optional;
import java.util.function.BiPredicate;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;
import org.rookery.program.TurnStep.SideSwap;

/** Makes the moves by which a player takes over the other side. */
final class SwapMoves {
  private final GameProgram program;
  private final BiPredicate<Position, Test> holds;

  /** Whether the game has such a move at all: every list of moves asks. */
  private final boolean isActive;

  SwapMoves(GameProgram program, BiPredicate<Position, Test> holds) {
    this.program = program;
    this.holds = holds;
    isActive = program.turnOrder().stream().anyMatch(step -> step.swap().isPresent());
  }

  /** Whether the player to move may take over the other side. */
  boolean isDue(Position position) {
    return due(position).isPresent();
  }

  /** Adds the move, where there is one. */
  void add(Position position, MoveBuffer out) {
    due(position)
        .ifPresent(
            swap -> {
              pieces(position, swap, out);
              hands(position, swap, out);
              counters(position, swap, out);
              out.append(Edit.of(Edit.SWAP, 0, 0));
              out.closeSorted();
            });
  }

  private Optional<SideSwap> due(Position position) {
    if (!isActive) {
      return Optional.empty();
    }
    return program
        .turnOrder()
        .get(position.step())
        .swap()
        .filter(swap -> holds.test(position, swap.when()));
  }

  /** Whether a turn is over with that part whatever others need: it passes or takes over. */
  static boolean isWhole(int[] words, int start, int end) {
    return isPass(words, start, end) || Edit.kind(words[end - 1]) == Edit.SWAP;
  }

  static boolean isPass(int[] words, int start, int end) {
    return end == start + 1 && Edit.kind(words[start]) == Edit.PASS;
  }

  private void pieces(Position position, SideSwap swap, MoveBuffer out) {
    Contents contents = program.contents();
    for (int square = 0; square < swap.squares().size(); square++) {
      int piece = position.content(square);
      if (piece != Contents.EMPTY) {
        int to = swap.squares().get(square);
        if (to != square) {
          out.append(Edit.of(Edit.MOVE, square, to));
        }
        int owner = contents.owner(piece);
        if (swap.owner(owner) != owner) {
          out.append(Edit.of(Edit.OWNER, swap.owner(owner), to));
        }
      }
    }
  }

  private void hands(Position position, SideSwap swap, MoveBuffer out) {
    for (int type = 0; type < program.pieces().size(); type++) {
      if (!program.pieces().get(type).supply()) {
        int mine = program.contents().of(type, swap.one());
        int theirs = program.contents().of(type, swap.other());
        int more = position.hand(mine) - position.hand(theirs);
        for (int i = Math.abs(more); i > 0; i--) {
          out.append(Edit.of(Edit.DISCARD, more > 0 ? mine : theirs, 0));
          out.append(Edit.of(Edit.TAKE, more > 0 ? theirs : mine, 0));
        }
      }
    }
  }

  private static void counters(Position position, SideSwap swap, MoveBuffer out) {
    for (int counter = 0; counter < swap.counters().size(); counter++) {
      int taken = position.counter(swap.counters().get(counter));
      out.appendCount(counter, taken - position.counter(counter));
    }
  }
}

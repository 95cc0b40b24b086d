package org.rookery.lint.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleBlocks;

/**
 * What a game's pieces can do, piece by piece and square by square, each worked out when it is
 * first asked for: making the rules of a piece costs more than all that is asked about it.
 */
public final class PieceRules {
  private final GameProgram program;
  private final LintBudget budget;
  private final Map<Long, PossibleMoves> rules = new HashMap<>();

  /** The rules of a game's pieces, as far as the budget goes. */
  public PieceRules(GameProgram program, LintBudget budget) {
    this.program = program;
    this.budget = budget;
  }

  /**
   * What the rules of a piece on a square can come to.
   *
   * @throws LintBudget.TooDear when too much has been looked at before
   */
  public PossibleMoves of(int content, int square) {
    return rules.computeIfAbsent(
        (long) content << 32 | square,
        unused -> {
          List<PossibleMoves.Turn> turns = new ArrayList<>();
          boolean whole = true;
          for (int group = 0; group < program.groups().size(); group++) {
            budget.ask();
            RuleBlocks made = program.rules().moves(content, square, group);
            budget.spend(made.all().size());
            PossibleMoves some = PossibleMoves.of(made);
            turns.addAll(some.turns());
            whole &= some.whole();
          }
          return new PossibleMoves(List.copyOf(turns), whole);
        });
  }

  /**
   * Shows squares to which a piece comes by its own moves, changing nothing but what it captures,
   * from where such pieces stand when the game begins: some of those that it can reach at all. For
   * a piece that does not stand there all squares, since it comes by promotion or from the hand.
   *
   * @param goesOn is shown each square once, until it has seen enough
   */
  public void walk(int content, IntPredicate goesOn) {
    int[] board = program.start().board();
    Deque<Integer> open = new ArrayDeque<>();
    IntStream.range(0, board.length).filter(at -> board[at] == content).forEach(open::add);
    if (open.isEmpty()) {
      IntStream.range(0, board.length).forEach(open::add);
    }
    BitSet seen = new BitSet();
    while (!open.isEmpty()) {
      int from = open.pop();
      if (seen.get(from)) {
        continue;
      }
      seen.set(from);
      if (!goesOn.test(from)) {
        return;
      }
      of(content, from).turns().stream()
          .filter(turn -> !turn.changes(Edit.Kind.TYPE) && !turn.changes(Edit.Kind.OWNER))
          .flatMap(turn -> turn.edits().stream())
          .filter(edit -> edit != PossibleMoves.PASSER && Edit.what(edit) == Edit.Kind.MOVE)
          .filter(edit -> Edit.a(edit) == from && !seen.get(Edit.b(edit)))
          .forEach(edit -> open.push(Edit.b(edit)));
    }
  }
}

package org.rookery.lint.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * What a game's men can do, man by man and square by square, each worked out when it is first asked
 * for: making the code of a man costs more than all that is asked about it.
 */
public final class ManRules {
  private final GameProgram program;
  private final Map<Long, Emissions> rules = new HashMap<>();
  private final Map<Integer, BitSet> walks = new HashMap<>();

  /** The rules of a game's men. */
  public ManRules(GameProgram program) {
    this.program = program;
  }

  /** What the rules of a man on a square can come to. */
  public Emissions of(int content, int square) {
    return rules.computeIfAbsent(
        (long) content << 32 | square,
        unused -> {
          List<Emissions.Turn> turns = new ArrayList<>();
          boolean whole = true;
          for (int group = 0; group < program.groups().size(); group++) {
            Emissions some = Emissions.of(program, program.rules().moves(content, square, group));
            turns.addAll(some.turns());
            whole &= some.whole();
          }
          return new Emissions(List.copyOf(turns), whole);
        });
  }

  /**
   * The squares to which a man comes by its own moves, changing nothing but what it captures, from
   * where such men stand when the game begins: some of those that it can reach at all. All squares
   * of a man that does not stand there, since it comes by promotion or from the hand.
   */
  public BitSet walk(int content) {
    return (BitSet) walks.computeIfAbsent(content, this::walked).clone();
  }

  private BitSet walked(int content) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    int[] board = program.start().board();
    for (int square = 0; square < board.length; square++) {
      if (board[square] == content) {
        seen.set(square);
        open.add(square);
      }
    }
    if (open.isEmpty()) {
      seen.set(0, board.length);
    }
    while (!open.isEmpty()) {
      int from = open.remove();
      of(content, from).turns().stream()
          .filter(turn -> !turn.changes(Edit.Kind.TYPE) && !turn.changes(Edit.Kind.OWNER))
          .flatMap(turn -> turn.edits().stream())
          .filter(edit -> edit != Emissions.PASSER && Edit.what(edit) == Edit.Kind.MOVE)
          .filter(edit -> Edit.a(edit) == from && !seen.get(Edit.b(edit)))
          .forEach(
              edit -> {
                if (!seen.get(Edit.b(edit))) {
                  seen.set(Edit.b(edit));
                  open.add(Edit.b(edit));
                }
              });
    }
    return seen;
  }
}

package org.rookery.engine.turn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.TurnStep;

/**
 * Leaves out legal moves that lead to less of a number than others do, where the game says that a
 * player must make it as great as they can: with all turns that they have in a row.
 *
 * <p>Ways to the same position are followed once, so that the order of such turns costs nothing.
 */
final class MaximumNumberFilter {
  private static final Quantity NONE = new Quantity.Constant(0);

  private final TurnGenerator turns;
  private final Lister lister;

  /** What is to become great, for each step of the turn order. */
  private final Quantity[] numbers;

  private final boolean isActive;

  /**
   * The duty of a game.
   *
   * @param lister lists moves as if there were no such duty
   */
  MaximumNumberFilter(GameProgram program, TurnGenerator turns, Lister lister) {
    this.turns = turns;
    this.lister = lister;
    numbers = program.turnOrder().stream().map(TurnStep::most).toArray(Quantity[]::new);
    boolean any = false;
    for (Quantity number : numbers) {
      any |= !(number instanceof Quantity.Constant);
    }
    isActive = any;
  }

  /** Whether the game knows such a duty at all. */
  boolean isActive() {
    return isActive;
  }

  /** Looks at the moves from number {@code from} on, all those of a position. */
  void apply(Position position, MoveBuffer moves, int from) {
    Quantity number = isActive ? numbers[position.step()] : NONE;
    if (moves.size() - from < 2 || number instanceof Quantity.Constant) {
      return;
    }
    Outlook outlook = new Outlook(position, number);
    int[] reached = new int[moves.size() - from];
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < reached.length; i++) {
      Reached here = new Reached(0);
      outlook.follow(moves, from + i, here);
      reached[i] = here.most;
      most = Math.max(most, here.most);
    }
    int wanted = most;
    int[] next = {0};
    moves.filter(from, (words, start, end) -> reached[next[0]++] == wanted);
  }

  /** A position in which the same player goes on, and the greatest number it leads to. */
  private static final class Reached {
    private final int met;

    /** The first position met of those from which it is known to be reached again. */
    private int back;

    private boolean isSettled;
    private int most = Integer.MIN_VALUE;

    Reached(int met) {
      this.met = met;
      back = met;
    }

    void leadsTo(Reached next) {
      most = Math.max(most, next.most);
      back = next.isSettled ? back : Math.min(back, next.back);
    }
  }

  /** What the turns in a row from one position lead to. */
  private final class Outlook {
    private final Position position;
    private final Quantity number;

    /** The positions met, by their hash. */
    private final Map<Long, Reached> known = new HashMap<>();

    /** Those that may still be found to lead to more, as they lead back to one on the way. */
    private final Deque<Reached> open = new ArrayDeque<>();

    /** How many turns in a row have been made. */
    private int length;

    Outlook(Position position, Quantity number) {
      this.position = position;
      this.number = number;
    }

    /** Notes what a move leads to. */
    void follow(MoveBuffer moves, int index, Reached from) {
      turns.effort().spend(WorkLimit.TURN);
      int last = moves.words()[moves.end(index) - 1];
      boolean again = Edit.kind(last) == Edit.AGAIN && Edit.a(last) != Edit.THROWN;
      moves.make(position, index);
      if (again && length < GameProgram.LONGEST_CHAIN) {
        from.leadsTo(ahead());
      } else {
        from.most = Math.max(from.most, turns.value(position, number));
      }
      position.unmake();
    }

    /** What the position leads to, its player being still to move. */
    private Reached ahead() {
      Reached here = new Reached(known.size());
      Reached before = known.putIfAbsent(position.hash(), here);
      if (before != null) {
        return before;
      }
      open.push(here);
      MoveBuffer moves = turns.scratch().enter().turns;
      length++;
      lister.list(position, moves);
      if (moves.size() == 0) {
        here.most = turns.value(position, number);
      }
      for (int i = 0; i < moves.size(); i++) {
        follow(moves, i, here);
      }
      length--;
      turns.scratch().leave();
      if (here.back == here.met) {
        settle(here);
      }
      return here;
    }

    /** Positions that lead to each other lead to the same. */
    private void settle(Reached first) {
      Reached last;
      do {
        last = open.pop();
        last.most = first.most;
        last.isSettled = true;
      } while (last != first);
    }
  }
}

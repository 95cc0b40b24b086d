package org.rookery.engine.turn;

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

  /** What positions in which the same player goes on lead to, by their hash. */
  private final Map<Long, Integer> known = new HashMap<>();

  /** How many turns in a row have been made. */
  private int length;

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
    known.clear();
    length = 0;
    int[] reached = new int[moves.size() - from];
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < reached.length; i++) {
      reached[i] = reached(position, number, moves, from + i);
      most = Math.max(most, reached[i]);
    }
    int wanted = most;
    int[] next = {0};
    moves.filter(from, (words, start, end) -> reached[next[0]++] == wanted);
  }

  /** The greatest number that can follow a move. */
  private int reached(Position position, Quantity number, MoveBuffer moves, int index) {
    turns.effort().spend(WorkLimit.TURN);
    boolean again = Edit.kind(moves.words()[moves.end(index) - 1]) == Edit.AGAIN;
    moves.make(position, index);
    int reached =
        again && length < GameProgram.LONGEST_CHAIN
            ? ahead(position, number)
            : turns.value(position, number);
    position.unmake();
    return reached;
  }

  /** The greatest number that the player, still to move, can reach from a position. */
  private int ahead(Position position, Quantity number) {
    long key = position.hash();
    Integer before = known.putIfAbsent(key, Integer.MIN_VALUE);
    if (before != null) {
      return before;
    }
    MoveBuffer moves = turns.scratch().enter().turns;
    length++;
    lister.list(position, moves);
    int most = moves.size() == 0 ? turns.value(position, number) : Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      most = Math.max(most, reached(position, number, moves, i));
    }
    length--;
    turns.scratch().leave();
    known.put(key, most);
    return most;
  }
}

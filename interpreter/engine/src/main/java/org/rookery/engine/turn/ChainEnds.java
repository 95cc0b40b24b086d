package org.rookery.engine.turn;

import java.util.function.Predicate;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;

/**
 * Ends chains of partial moves that nothing can continue.
 *
 * <p>Code emits {@link Edit#CONTINUE} wherever a chain may go on. Where the piece then has no legal
 * move by its group the word is taken out, so that the move itself says whose turn comes next and
 * making it needs no rules.
 */
final class ChainEnds {
  /** Whether the piece that has to go on, on a position, can do so legally. */
  private final Predicate<Position> canGoOn;

  ChainEnds(Predicate<Position> canGoOn) {
    this.canGoOn = canGoOn;
  }

  /** Looks at the moves from number {@code from} on. */
  void settle(Position position, MoveBuffer moves, int from) {
    moves.takeOut(
        from,
        Edit.CONTINUE,
        (words, start, end) ->
            continues(words, start, end) && !goesOn(position, words, start, end));
  }

  /** Whether a move may have to be continued. */
  static boolean continues(int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.CONTINUE) {
        return true;
      }
    }
    return false;
  }

  private boolean goesOn(Position position, int[] words, int start, int end) {
    position.make(words, start, end);
    boolean found = canGoOn.test(position);
    position.unmake();
    return found;
  }
}

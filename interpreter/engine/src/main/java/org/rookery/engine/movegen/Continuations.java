package org.rookery.engine.movegen;

import org.rookery.engine.position.Position;
import org.rookery.program.Edit;

/**
 * Ends chains of partial moves that nothing can continue.
 *
 * <p>Code emits {@link Edit#CONTINUE} wherever a chain may go on. Where the man then has no legal
 * move by its group the word is taken out, so that the move itself says whose turn comes next and
 * making it needs no rules.
 */
final class Continuations {
  private final TurnGenerator turns;

  Continuations(TurnGenerator turns) {
    this.turns = turns;
  }

  /** Looks at the moves from number {@code from} on. */
  void settle(Position position, MoveBuffer moves, int from) {
    int write = moves.start(from);
    int start = write;
    for (int i = from; i < moves.size(); i++) {
      int end = moves.ends[i];
      int[] words = moves.words;
      boolean stops = continues(words, start, end) && !goesOn(position, words, start, end);
      for (int word = start; word < end; word++) {
        if (!stops || Edit.kind(words[word]) != Edit.CONTINUE) {
          words[write++] = words[word];
        }
      }
      moves.ends[i] = write;
      start = end;
    }
    moves.truncate(moves.size());
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
    boolean found = turns.canGoOn(position);
    position.unmake();
    return found;
  }
}

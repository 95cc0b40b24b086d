package org.rookery.engine.movegen;

import org.rookery.engine.position.Position;
import org.rookery.program.ContentSet;
import org.rookery.program.GameProgram;

/**
 * Leaves out legal moves where the game says that a capture, or the longest chain of captures, must
 * be made.
 */
final class Compulsion {
  /** More than the dearer men that one turn captures. */
  private static final int MAN = 1 << 12;

  private final boolean capturesFirst;
  private final boolean maximalCaptures;
  private final TurnGenerator turns;

  /** By content what its capture counts: first how many men, then how many of the dearer ones. */
  private final int[] worth;

  Compulsion(GameProgram program, TurnGenerator turns) {
    this.capturesFirst = program.options().capturesFirst();
    this.maximalCaptures = program.options().maximalCaptures();
    this.turns = turns;
    ContentSet dearer = program.options().dearer();
    worth = new int[program.contents().size()];
    for (int man = 1; man < worth.length; man++) {
      worth[man] = dearer.members().isEmpty() ? 1 : dearer.has(man) ? MAN + 1 : MAN;
    }
  }

  boolean isActive() {
    return capturesFirst || maximalCaptures;
  }

  /** Looks at the legal moves from number {@code from} on, all those of a position. */
  void apply(Position position, MoveBuffer moves, int from) {
    int most = most(position, moves, from);
    moves.filter(from, (words, start, end) -> keeps(captures(position, words, start, end), most));
  }

  /** The number of legal moves, forced passes apart. */
  int count(Position position) {
    MoveBuffer moves = turns.scratch().enter().turns;
    turns.legal(position, moves, Integer.MAX_VALUE);
    apply(position, moves, 0);
    int count = moves.size();
    turns.scratch().leave();
    return count;
  }

  /**
   * Whether a move whose captures count so much may be made where {@code moves} are all legal
   * moves.
   */
  boolean allows(Position position, MoveBuffer moves, int captures) {
    return keeps(captures, most(position, moves, 0));
  }

  private int most(Position position, MoveBuffer moves, int from) {
    int most = 0;
    for (int i = from; i < moves.size(); i++) {
      most = Math.max(most, captures(position, moves.words, moves.start(i), moves.ends[i]));
    }
    return most;
  }

  private boolean keeps(int captures, int most) {
    return captures == 0 ? most == 0 || !capturesFirst : !maximalCaptures || captures == most;
  }

  /** What a move's captures count, with the best chain it can begin where chains count. */
  int captures(Position position, int[] words, int start, int end) {
    if (!maximalCaptures || !Continuations.continues(words, start, end)) {
      int seen = CaptureCount.of(position, words, start, end, worth);
      if (seen != CaptureCount.UNSEEN) {
        return seen;
      }
    }
    position.make(words, start, end);
    int count = 0;
    for (int i = 0; i < position.capturedCount(); i++) {
      count += worth[position.captured(i)];
    }
    if (maximalCaptures && position.continuation() != Position.NOWHERE) {
      Scratch.Area area = turns.scratch().enter();
      turns.legal(position, area.turns, Integer.MAX_VALUE);
      int rest = 0;
      for (int i = 0; i < area.turns.size(); i++) {
        rest =
            Math.max(
                rest,
                captures(position, area.turns.words, area.turns.start(i), area.turns.ends[i]));
      }
      count += rest;
      turns.scratch().leave();
    }
    position.unmake();
    return count;
  }
}

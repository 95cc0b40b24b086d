package org.rookery.engine.turn;

import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.run.WorkLimit;
import org.rookery.program.ContentSet;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Leaves out legal moves where the game says that a capture, or the longest chain of captures, must
 * be made.
 *
 * <p>The longest chain must be made where a player has to capture; who may as well move without
 * capturing captures as it likes, as in the one game saved by Zillions that tells.
 */
final class MandatoryCaptureFilter {
  /** How many parts are searched to count the captures of one move; later parts do not count. */
  private static final int MOST_PARTS = 10_000;

  /** What a captured piece counts; more than the number of valuable ones one move can capture. */
  private static final int PIECE = 1 << 12;

  private final boolean capturesFirst;
  private final boolean maximalCaptures;
  private final CapturePriorityFilter priorities;
  private final TurnGenerator turns;

  /**
   * By content what its capture counts: first how many pieces, then how many of the dearer ones.
   */
  private final int[] worth;

  /** How many parts the chain being counted has, and how many parts have been looked at for it. */
  private int length;

  private int looked;

  MandatoryCaptureFilter(GameProgram program, TurnGenerator turns) {
    this.capturesFirst = program.options().capturesFirst();
    this.maximalCaptures = program.options().maximalCaptures();
    this.turns = turns;
    priorities = new CapturePriorityFilter(program);
    ContentSet dearer = program.options().dearer();
    worth = new int[program.contents().size()];
    for (int piece = 1; piece < worth.length; piece++) {
      worth[piece] = dearer.members().isEmpty() ? 1 : dearer.has(piece) ? PIECE + 1 : PIECE;
    }
  }

  boolean isActive() {
    return capturesFirst || maximalCaptures;
  }

  /** Looks at the legal moves from number {@code from} on, all those of a position. */
  void apply(Position position, MoveBuffer moves, int from) {
    if (keepDue(position, moves, from) > 0 && priorities.isActive()) {
      priorities.apply(position, moves, from);
    }
  }

  /** Keeps the moves that capture as much as is due; how much that is. */
  private int keepDue(Position position, MoveBuffer moves, int from) {
    int due = due(position, moves, from);
    moves.filter(from, (words, start, end) -> keeps(captures(position, words, start, end), due));
    return due;
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
    return keeps(captures, due(position, moves, 0));
  }

  /**
   * The number of the choice by which a capture does not come first among {@code moves}, all legal
   * moves; -1 when it does.
   */
  int against(Position position, MoveBuffer moves, int[] words) {
    return keepDue(position, moves, 0) > 0 && priorities.isActive()
        ? priorities.against(position, moves, words)
        : -1;
  }

  /** What the captures of a move that captures must count at least. */
  private int due(Position position, MoveBuffer moves, int from) {
    int most = 0;
    boolean isFree = false;
    for (int i = from; i < moves.size(); i++) {
      int start = moves.start(i);
      int captures = captures(position, moves.words(), start, moves.end(i));
      most = Math.max(most, captures);
      isFree |= captures == 0 && Edit.kind(moves.words()[start]) != Edit.PASS;
    }
    return maximalCaptures && (capturesFirst || !isFree) ? most : Math.min(most, 1);
  }

  private boolean keeps(int captures, int due) {
    return captures >= due || (captures == 0 && !capturesFirst);
  }

  /**
   * What a move's captures count, with the best chain it can begin where chains count. A chain that
   * comes back to a position is not followed further: it might never end.
   */
  int captures(Position position, int[] words, int start, int end) {
    if (!maximalCaptures || !ChainEnds.continues(words, start, end)) {
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
    if (maximalCaptures && goesOn(position)) {
      length++;
      Scratch.Area area = turns.scratch().enter();
      turns.legal(position, area.turns, Integer.MAX_VALUE);
      int rest = 0;
      for (int i = 0; i < area.turns.size(); i++) {
        rest =
            Math.max(
                rest,
                captures(position, area.turns.words(), area.turns.start(i), area.turns.end(i)));
      }
      count += rest;
      turns.scratch().leave();
      length--;
    }
    position.unmake();
    return count;
  }

  private boolean goesOn(Position position) {
    turns.effort().spend(WorkLimit.PART);
    looked = length == 0 ? 0 : looked + 1;
    return position.continuation() != Position.NOWHERE
        && length < GameProgram.LONGEST_CHAIN
        && looked < MOST_PARTS
        && position.occurrences() == 1;
  }
}

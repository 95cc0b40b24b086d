package org.rookery.engine.position;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.MoveGroup;
import org.rookery.program.board.Topology;

/**
 * Carries out the edits of a move on a position.
 *
 * <p>Hot: the buffers live as long as the position and nothing is allocated, but when a turn skips
 * several squares.
 */
final class MoveMaker {
  private final GameTables tables;
  private final Board board;
  private final TurnState turn;

  /** What moves do with columns; null in games without. */
  private final @Nullable ColumnMaker columns;

  /** Pieces in the air between lift and put. */
  private int[] lifted = new int[4];

  private int[] liftedAttributes = new int[4];

  private int[] passed = new int[4];
  private int passedCount;
  private int passer;
  private int passerPiece;
  private boolean resetsClock;

  /** Who has the next turn. */
  private final NextTurn next;

  /** Whether the turn is a pass, not the end of a chain of partial moves. */
  private boolean passes;

  /** Whether the first leg of the turn has been seen: it says where the turn began and ended. */
  private boolean legSeen;

  /** Where the first leg of the part now carried out ended. */
  private int partTo;

  MoveMaker(GameTables tables, Board board, TurnState turn) {
    this.tables = tables;
    this.board = board;
    this.turn = turn;
    next = new NextTurn(tables, board, turn);
    columns = board.columns == null ? null : new ColumnMaker(tables, board, turn, this);
  }

  /**
   * Applies edits to the board, the hands and what the turn leaves behind; it stays the mover's
   * turn.
   */
  void apply(int[] words, int start, int end) {
    passedCount = 0;
    passer = Topology.NOWHERE;
    resetsClock = false;
    next.isOther();
    legSeen = false;
    passes = isPass(words, start, end);
    partTo = Topology.NOWHERE;
    turn.lastFrom = Topology.NOWHERE;
    turn.lastTo = Topology.NOWHERE;
    clearContinuation();
    if (columns != null) {
      columns.begin(words, start, end);
    }
    int i = start;
    while (i < end) {
      int word = words[i];
      if (columns != null && Edit.kind(word) == Edit.PART) {
        columns.begin(words, i + 1, end);
      }
      if (Edit.kind(word) == Edit.MOVE) {
        i = moves(words, i, end);
      } else {
        edit(word);
        i++;
      }
    }
  }

  private boolean isPass(int[] words, int start, int end) {
    return end > start
        && Edit.kind(words[start]) == Edit.PASS
        && turn.continuation == Topology.NOWHERE;
  }

  private void clearContinuation() {
    if (turn.continuation != Topology.NOWHERE) {
      board.hash ^= Zobrist.continuation(turn.continuation, turn.continuationGroup);
      turn.continuation = Topology.NOWHERE;
      turn.continuationGroup = 0;
    }
  }

  /** Carries out the run of legs that begins at {@code start} and returns where it ends. */
  private int moves(int[] words, int start, int end) {
    int stop = start + 1;
    while (stop < end && Edit.kind(words[stop]) == Edit.MOVE) {
      stop++;
    }
    int first = words[start];
    partTo = Edit.b(first);
    noteLeg(Edit.a(first), Edit.b(first));
    if (columns != null) {
      columns.legs(words, start, stop);
      return stop;
    }
    if (stop == start + 1) {
      int from = Edit.a(first);
      int piece = board.content[from];
      int bits = board.attributes[from];
      if (piece != Contents.EMPTY) {
        resetsClock |= tables.resetsClock[piece];
        set(from, Contents.EMPTY, 0);
        put(Edit.b(first), piece, bits);
      }
      return stop;
    }
    if (stop - start > lifted.length) {
      lifted = new int[2 * (stop - start)];
      liftedAttributes = new int[lifted.length];
    }
    for (int i = start; i < stop; i++) {
      int from = Edit.a(words[i]);
      int piece = board.content[from];
      lifted[i - start] = piece;
      liftedAttributes[i - start] = board.attributes[from];
      if (piece != Contents.EMPTY) {
        resetsClock |= tables.resetsClock[piece];
        set(from, Contents.EMPTY, 0);
      }
    }
    for (int i = start; i < stop; i++) {
      if (lifted[i - start] != Contents.EMPTY) {
        put(Edit.b(words[i]), lifted[i - start], liftedAttributes[i - start]);
      }
    }
    return stop;
  }

  private void noteLeg(int from, int to) {
    if (!legSeen) {
      legSeen = true;
      turn.lastFrom = from;
      turn.lastTo = to;
    }
  }

  private void edit(int word) {
    int a = Edit.a(word);
    int b = Edit.b(word);
    switch (Edit.what(word)) {
      case COPY -> copy(a, b);
      case DROP -> drop(a, b);
      case CREATE -> put(b, a, tables.newAttributes[a]);
      case CAPTURE -> capture(b);
      case REMOVE -> set(b, Contents.EMPTY, 0);
      case OWNER -> changeOwner(a, b);
      case TYPE -> changeType(a, b);
      case SET_ATTRIBUTE -> changeAttributes(b, board.attributes[b] | 1 << a);
      case CLEAR_ATTRIBUTE -> changeAttributes(b, board.attributes[b] & ~(1 << a));
      case DISCARD -> changeHand(a, -1);
      case TAKE -> changeHand(a, 1);
      case PASSED -> pass(b);
      case COUNTER -> board.changeCounter(a, b - Edit.COUNTER_BIAS);
      case CONTINUE -> goOn(a, b);
      case ENDS -> decide(a);
      case AGAIN -> next.isSame(a == Edit.THROWN);
      case MOVE, NO_MATE, FORBID, PASS, SWAP, OUT -> {
        // Legs are carried out together; the others are conditions on the turn, or nothing is done.
      }
      case COLUMN -> {
        if (columns != null) {
          columns.change(word);
        }
      }
      case CHOSEN -> {
        // What stood before it has been passed over.
      }
      case PART -> partTo = Topology.NOWHERE;
    }
  }

  private void copy(int from, int to) {
    noteLeg(from, to);
    int piece = board.content[from];
    if (piece != Contents.EMPTY) {
      resetsClock |= tables.resetsClock[piece];
      arrives(to);
      put(to, piece, board.attributes[from]);
    }
  }

  private void drop(int piece, int to) {
    noteLeg(Topology.NOWHERE, to);
    resetsClock |= tables.resetsClock[piece];
    changeHand(piece, -1);
    arrives(to);
    put(to, piece, tables.newAttributes[piece]);
  }

  void changeHand(int piece, int by) {
    if (!tables.supply[piece]) {
      board.changeHand(piece, by);
    }
  }

  // Where no piece stands there is nothing to change.

  private void changeOwner(int player, int square) {
    int piece = board.content[square];
    if (piece != Contents.EMPTY) {
      boolean next = player == Edit.NEXT_PLAYER;
      int owner = next ? tables.turnOrder.nextPlayer(board.owner(piece)) : player;
      int type = tables.program.contents().type(piece);
      set(square, tables.program.contents().of(type, owner), board.attributes[square]);
    }
  }

  private void changeType(int type, int square) {
    int piece = board.content[square];
    if (piece != Contents.EMPTY) {
      Contents contents = tables.program.contents();
      set(square, contents.of(type, board.owner(piece)), board.attributes[square]);
    }
  }

  private void changeAttributes(int square, int bits) {
    int piece = board.content[square];
    if (piece != Contents.EMPTY) {
      set(square, piece, bits);
    }
  }

  /**
   * Only the piece that passed last can be captured in passing: what another skipped before is
   * forgotten.
   */
  private void pass(int square) {
    if (passer != partTo) {
      passedCount = 0;
    }
    if (passedCount == passed.length) {
      passed = Arrays.copyOf(passed, 2 * passedCount);
    }
    passed[passedCount++] = square;
    passer = partTo;
    passerPiece = partTo == Topology.NOWHERE ? Contents.EMPTY : board.content[partTo];
  }

  private void goOn(int group, int square) {
    turn.continuation = square;
    turn.continuationGroup = group == Edit.LIMIT ? MoveGroup.ANY : group;
    board.hash ^= Zobrist.continuation(square, turn.continuationGroup);
  }

  private void decide(int ending) {
    board.hash ^= Zobrist.decided(turn.decided) ^ Zobrist.decided(ending);
    turn.decided = ending;
  }

  private void arrives(int square) {
    if (columns != null) {
      columns.arrives(square);
    }
  }

  private void put(int square, int piece, int bits) {
    if (columns != null) {
      columns.put(square, piece, bits);
      return;
    }
    capture(square);
    set(square, piece, bits);
  }

  void capture(int square) {
    int piece = board.content[square];
    if (piece == Contents.EMPTY) {
      return;
    }
    if (columns != null) {
      columns.capture(square);
      return;
    }
    set(square, Contents.EMPTY, 0);
    captured(piece);
  }

  /** A piece has been captured: it goes where the game sends such pieces. */
  void captured(int piece) {
    turn.addCaptured(piece);
    int kept = tables.capturedAs[tables.as[turn.step]][piece];
    if (kept != GameTables.GONE) {
      changeHand(kept, 1);
    }
  }

  private void set(int square, int piece, int bits) {
    board.set(square, piece, bits);
    touched(square);
  }

  /** A piece goes: the clock may begin anew. */
  void moved(int piece) {
    resetsClock |= tables.resetsClock[piece];
  }

  /** What stands on a square has changed: rights may be lost. */
  void touched(int square) {
    long lost = turn.rights & tables.rightsLost[square];
    if (lost != 0) {
      board.hash ^= Zobrist.rights(turn.rights) ^ Zobrist.rights(turn.rights & ~lost);
      turn.rights &= ~lost;
    }
  }

  /** Ends a part that more parts will follow: no player captures their own piece in passing. */
  void endPart() {
    board.hash ^= turn.leavePassed(TurnState.NONE, passer);
  }

  /** Notes what a player has chosen, and the turn passes on: all else stays as it was. */
  void choose(int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      edit(words[i]);
    }
    next.isOther();
    next.begin(false);
  }

  /** Ends the turn: the clock runs, and it passes on unless a partial move has to be continued. */
  void endTurn() {
    end(1);
  }

  /** Ends a round, in which as many moves were made as there are players in it. */
  void endRound(boolean clockBegins) {
    resetsClock |= clockBegins;
    end(tables.next.length - tables.repeatFrom);
  }

  private void end(int moves) {
    boolean[] resetting = tables.captureResetsClock[tables.as[turn.step]];
    if (resetsClock || turn.hasCaptured(resetting)) {
      turn.clock = 0;
    } else {
      turn.clock += moves;
    }
    countPasses(moves);
    if (turn.continuation == Topology.NOWHERE) {
      next.begin(moves > 1);
    }
    boolean passable =
        passedCount > 0 && passer != Topology.NOWHERE && board.content[passer] == passerPiece;
    int player = tables.as[turn.step];
    int[] squares =
        passable ? tables.usefulPassed(board, player, passed, passedCount, passer) : TurnState.NONE;
    board.hash ^= turn.leavePassed(squares, passer);
  }

  private void countPasses(int moves) {
    int count = passes && tables.program.options().countsPasses() ? turn.passes + moves : 0;
    board.hash ^= Zobrist.passes(turn.passes) ^ Zobrist.passes(count);
    turn.passes = count;
  }
}

package org.rookery.engine.legality;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * A turn carried out in the bare list of contents only, for questions that hang on nothing else.
 *
 * <p>Far cheaper than making the turn: no sets, hash, hands or rights are kept.
 */
final class ScratchBoard {
  /** The kinds of edit that are carried out here, or change nothing that stands on the board. */
  private static final int KINDS =
      1 << Edit.MOVE
          | 1 << Edit.DROP
          | 1 << Edit.CAPTURE
          | 1 << Edit.REMOVE
          | 1 << Edit.TYPE
          | 1 << Edit.SET_ATTRIBUTE
          | 1 << Edit.CLEAR_ATTRIBUTE
          | 1 << Edit.DISCARD
          | 1 << Edit.TAKE
          | 1 << Edit.PASSED
          | 1 << Edit.COUNTER
          | 1 << Edit.CONTINUE;

  private int[] squares = new int[8];
  private int[] before = new int[8];
  private int size;

  /** Whether a turn can be laid out: no two legs in it have to be lifted at once. */
  static boolean fits(int[] words, int start, int end) {
    int kinds = 0;
    for (int i = start; i < end; i++) {
      int kind = 1 << Edit.kind(words[i]);
      if ((kinds & kind & 1 << Edit.MOVE) != 0) {
        return false;
      }
      kinds |= kind;
    }
    return (kinds & ~KINDS) == 0;
  }

  /** Lays a turn out that {@linkplain #fits fits}. */
  void put(Position position, int[] words, int start, int end) {
    size = 0;
    int[] board = position.contents();
    for (int i = start; i < end; i++) {
      int a = Edit.a(words[i]);
      int b = Edit.b(words[i]);
      switch (Edit.kind(words[i])) {
        case Edit.MOVE -> {
          int piece = board[a];
          if (piece != Contents.EMPTY) {
            set(board, a, Contents.EMPTY);
            set(board, b, piece);
          }
        }
        case Edit.DROP -> set(board, b, a);
        case Edit.CAPTURE, Edit.REMOVE -> set(board, b, Contents.EMPTY);
        case Edit.TYPE -> {
          if (board[b] != Contents.EMPTY) {
            Contents contents = position.program().contents();
            set(board, b, contents.of(a, contents.owner(board[b])));
          }
        }
        default -> {
          // Nothing on the board changes.
        }
      }
    }
  }

  private void set(int[] board, int square, int content) {
    if (size == squares.length) {
      squares = Arrays.copyOf(squares, 2 * size);
      before = Arrays.copyOf(before, 2 * size);
    }
    squares[size] = square;
    before[size++] = board[square];
    board[square] = content;
  }

  /** Puts everything back. */
  void takeBack(Position position) {
    int[] board = position.contents();
    while (size > 0) {
      size--;
      board[squares[size]] = before[size];
    }
  }
}

package org.rookery.engine.run;

import java.util.Arrays;
import org.rookery.engine.position.EditOrder;
import org.rookery.engine.position.Position;
import org.rookery.program.ColumnWork;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/**
 * Makes the beginnings of a move on a list of a few squares, to see whether it captures: everybody
 * who goes is lifted, then put down, then pieces are created, then captures are carried out.
 *
 * <p>What is put on a piece captures it, also one that the same move has put there.
 */
final class CaptureProbe {
  private int[] words = new int[16];

  /** The squares touched so far, and what stands on each now. */
  private int[] squares = new int[16];

  private int[] contents = new int[16];
  private int touched;

  /** How many words there are. */
  private int end;

  /** Whether the first {@code size} edits and a last leg capture, were they all that is done. */
  boolean captures(Position position, int[] edits, int size, int from, int to) {
    words = Arrays.copyOf(edits, Math.max(edits.length, size + 1));
    end = size;
    if (from == Test.Captures.HAND) {
      words[end++] = Edit.of(Edit.DROP, 1, to);
    } else if (from != to) {
      words[end++] = Edit.of(Edit.MOVE, from, to);
    }
    end = EditOrder.tidy(words, 0, end);
    if (keeps()) {
      return capturesWhenMade(position);
    }
    touched = 0;
    int legs = 0;
    while (legs < end && Edit.kind(words[legs]) == Edit.MOVE) {
      legs++;
    }
    return goes(position, legs) || changes(position, legs);
  }

  private boolean keeps() {
    for (int i = 0; i < end; i++) {
      if (ColumnWork.KEEP.isIn(words[i])) {
        return true;
      }
    }
    return false;
  }

  /** Whether pieces leave a column that becomes too high shows when the move is made. */
  private boolean capturesWhenMade(Position position) {
    position.make(words, 0, end);
    boolean captures = position.capturedCount() > 0;
    position.unmake();
    return captures;
  }

  private boolean goes(Position position, int legs) {
    for (int i = 0; i < legs; i++) { // what is lifted is kept in place of the word's first square
      int from = Edit.a(words[i]);
      int piece = content(position, from);
      set(from, Contents.EMPTY);
      words[i] = Edit.of(Edit.MOVE, piece, Edit.b(words[i]));
    }
    for (int i = 0; i < legs; i++) {
      int piece = Edit.a(words[i]);
      if (piece != Contents.EMPTY && puts(position, Edit.b(words[i]), piece)) {
        return true;
      }
    }
    return false;
  }

  private boolean changes(Position position, int start) {
    for (int i = start; i < end; i++) {
      int a = Edit.a(words[i]);
      int b = Edit.b(words[i]);
      boolean captures =
          switch (Edit.kind(words[i])) {
            case Edit.COPY -> content(position, a) != Contents.EMPTY && puts(position, b, 1);
            case Edit.DROP, Edit.CREATE -> puts(position, b, a);
            case Edit.CAPTURE -> content(position, b) != Contents.EMPTY;
            case Edit.COLUMN -> takesUnder(position, words[i]);
            default -> false;
          };
      if (captures) {
        return true;
      }
    }
    return false;
  }

  /** Puts a piece on a square; whether it captures there. */
  private boolean puts(Position position, int square, int piece) {
    boolean captures =
        content(position, square) != Contents.EMPTY && !ColumnWork.isCovered(words, end, square);
    set(square, piece);
    return captures;
  }

  private boolean takesUnder(Position position, int word) {
    return ColumnWork.UNDER.isIn(word) && position.content(Edit.b(word)) != Contents.EMPTY;
  }

  private int content(Position position, int square) {
    for (int i = 0; i < touched; i++) {
      if (squares[i] == square) {
        return contents[i];
      }
    }
    return position.content(square);
  }

  private void set(int square, int piece) {
    for (int i = 0; i < touched; i++) {
      if (squares[i] == square) {
        contents[i] = piece;
        return;
      }
    }
    if (touched == squares.length) {
      squares = Arrays.copyOf(squares, 2 * touched);
      contents = Arrays.copyOf(contents, 2 * touched);
    }
    squares[touched] = square;
    contents[touched++] = piece;
  }
}

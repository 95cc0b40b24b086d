package org.rookery.engine.turn;

import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * What the captures of a turn count, read off its words.
 *
 * <p>Fast because the turn is not made. This relies on turns of one piece that goes from square to
 * square, once in each part, and captures, on the way, where it stops and elsewhere, pieces that
 * stand there when the turn begins: then each of those squares counts once. Legs of one part are of
 * several pieces, lifted together.
 */
final class CaptureCount {
  /** The turn is not of that kind: it has to be made to be counted. */
  static final int UNSEEN = -1;

  private CaptureCount() {}

  /** The sum of what those captured are worth, by content, or {@link #UNSEEN}. */
  static int of(Position position, int[] words, int start, int end, int[] worth) {
    if (position.program().options().stacks()) {
      return UNSEEN;
    }
    int count = 0;
    int origin = Position.NOWHERE;
    int standing = Position.NOWHERE;
    boolean gone = false;
    for (int i = start; i < end; i++) {
      int word = words[i];
      int square = Edit.b(word);
      switch (Edit.kind(word)) {
        case Edit.MOVE -> {
          if (origin == Position.NOWHERE) {
            origin = Edit.a(word);
            if (position.content(origin) == Contents.EMPTY) {
              return UNSEEN; // no piece goes
            }
          } else if (gone || Edit.a(word) != standing) {
            return UNSEEN;
          }
          gone = true;
          standing = square;
          count +=
              isNew(position, square, origin, words, start, i)
                  ? worth[position.content(square)]
                  : 0;
        }
        case Edit.CAPTURE -> {
          if (isLeg(square, words, start, end)) {
            return UNSEEN;
          }
          count +=
              isNew(position, square, origin, words, start, i)
                  ? worth[position.content(square)]
                  : 0;
        }
        case Edit.PART -> gone = false;
        case Edit.TYPE,
            Edit.SET_ATTRIBUTE,
            Edit.CLEAR_ATTRIBUTE,
            Edit.PASSED,
            Edit.COUNTER,
            Edit.CONTINUE,
            Edit.NO_MATE,
            Edit.FORBID,
            Edit.ENDS,
            Edit.PASS,
            Edit.AGAIN,
            Edit.SWAP,
            Edit.OUT -> {
          // No piece leaves the board.
        }
        default -> {
          return UNSEEN;
        }
      }
    }
    return count;
  }

  /** Whether a piece other than the mover stands on a square that nothing has been captured on. */
  private static boolean isNew(
      Position position, int square, int origin, int[] words, int start, int end) {
    if (square == origin || position.content(square) == Contents.EMPTY) {
      return false;
    }
    for (int i = start; i < end; i++) {
      int kind = Edit.kind(words[i]);
      if ((kind == Edit.CAPTURE || kind == Edit.MOVE) && Edit.b(words[i]) == square) {
        return false;
      }
    }
    return true;
  }

  /** Whether a leg begins or ends on a square. */
  private static boolean isLeg(int square, int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.MOVE
          && (Edit.a(words[i]) == square || Edit.b(words[i]) == square)) {
        return true;
      }
    }
    return false;
  }
}

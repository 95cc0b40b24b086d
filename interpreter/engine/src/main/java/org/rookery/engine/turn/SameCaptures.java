package org.rookery.engine.turn;

import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.ColumnWork;
import org.rookery.program.Edit;

/** Parts of chains that differ only in where their piece comes down. */
final class SameCaptures {
  private SameCaptures() {}

  /** Whether two parts are of the same piece and capture the same, something at least. */
  static boolean has(MoveBuffer parts, int one, int other) {
    return origin(parts, one) == origin(parts, other)
        && captures(parts, one) > 0
        && captures(parts, one) == captures(parts, other)
        && isWithin(parts, one, other);
  }

  private static int origin(MoveBuffer parts, int part) {
    for (int i = parts.start(part); i < parts.end(part); i++) {
      if (Edit.kind(parts.words()[i]) == Edit.MOVE) {
        return Edit.a(parts.words()[i]);
      }
    }
    return -1;
  }

  private static int captures(MoveBuffer parts, int part) {
    int count = 0;
    for (int i = parts.start(part); i < parts.end(part); i++) {
      count += isCapture(parts.words()[i]) ? 1 : 0;
    }
    return count;
  }

  private static boolean isWithin(MoveBuffer parts, int one, int other) {
    for (int i = parts.start(one); i < parts.end(one); i++) {
      int word = parts.words()[i];
      if (isCapture(word) && !mentions(parts, other, word)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isCapture(int word) {
    return Edit.kind(word) == Edit.CAPTURE || ColumnWork.UNDER.isIn(word);
  }

  private static boolean mentions(MoveBuffer parts, int part, int word) {
    for (int i = parts.start(part); i < parts.end(part); i++) {
      if (parts.words()[i] == word) {
        return true;
      }
    }
    return false;
  }
}

package org.rookery.compiler.betza;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads the letters before {@code O} and {@code @}, which mean other things than before a step. */
final class SpecialReader {
  private SpecialReader() {}

  static BetzaMove castling(List<Letter> letters, int steps, BetzaErrorListener complaints) {
    boolean left = false;
    boolean right = false;
    boolean inside = false;
    for (Letter it : letters) {
      switch (it.letter()) {
        case 's' -> {
          left = true;
          right = true;
        }
        case 'l' -> left = true;
        case 'r' -> right = true;
        case 'j' -> {
          if (inside) {
            complaints.add(BetzaErrorListener.BAD, it.at(), it.at() + 1, "`j` stands twice.");
          }
          inside = true;
        }
        case 'i' -> {
          // Who has moved cannot castle anyway.
        }
        default ->
            complaints.add(
                BetzaErrorListener.BAD,
                it.at(),
                it.at() + 1,
                "`" + it.letter() + "` says nothing about castling.");
      }
    }
    boolean both = !left && !right;
    return new BetzaMove.Castling(left || both, right || both, inside, Math.max(steps, 1));
  }

  static BetzaMove drop(List<Letter> letters, int depth, BetzaErrorListener complaints) {
    Set<DropLimit> limits = EnumSet.noneOf(DropLimit.class);
    for (Letter it : letters) {
      switch (it.letter()) {
        case 'j' -> add(limits, DropLimit.BACK_RANK, DropLimit.BACK_RANK, it, complaints);
        case 'f' -> add(limits, DropLimit.FILE, DropLimit.FILE_TWICE, it, complaints);
        case 'b' -> add(limits, DropLimit.BOARD, DropLimit.BOARD_TWICE, it, complaints);
        case 's' ->
            complaints.add(
                BetzaErrorListener.UNSUPPORTED,
                it.at(),
                it.at() + 1,
                "Not supported: `s`: one piece on each colour of squares.");
        default ->
            complaints.add(
                BetzaErrorListener.BAD,
                it.at(),
                it.at() + 1,
                "`" + it.letter() + "` says nothing about drops.");
      }
    }
    return new BetzaMove.Drop(depth, Set.copyOf(limits));
  }

  private static void add(
      Set<DropLimit> limits,
      DropLimit once,
      DropLimit twice,
      Letter it,
      BetzaErrorListener complaints) {
    if (once == twice ? limits.contains(once) : limits.contains(twice)) {
      complaints.add(
          BetzaErrorListener.BAD, it.at(), it.at() + 1, "`" + it.letter() + "` stands too often.");
    } else if (limits.remove(once)) {
      limits.add(twice);
    } else {
      limits.add(once);
    }
  }
}

package org.rookery.engine.turn;

import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Leaves out parts of turns that take more pieces from the hand than there are. */
final class HandLimit {
  private final boolean[] supply;

  private HandLimit(GameProgram program) {
    supply = new boolean[program.contents().size()];
    for (int piece = 1; piece < supply.length; piece++) {
      supply[piece] = program.pieces().get(program.contents().type(piece)).supply();
    }
  }

  /** The limit of a game; none where no move gives up pieces: a drop alone takes what is there. */
  static @Nullable HandLimit of(GameProgram program) {
    return program.options().discards() ? new HandLimit(program) : null;
  }

  /** Leaves them out from number {@code from} on. */
  void apply(Position position, MoveBuffer parts, int from) {
    parts.filter(from, (words, start, end) -> keeps(position, words, start, end));
  }

  private boolean keeps(Position position, int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (Edit.kind(words[i]) == Edit.DISCARD
          && lacks(Edit.a(words[i]), position, words, start, end)) {
        return false;
      }
    }
    return true;
  }

  private boolean lacks(int piece, Position position, int[] words, int start, int end) {
    if (supply[piece]) {
      return false;
    }
    int left = position.hand(piece);
    for (int i = start; i < end; i++) {
      if (Edit.a(words[i]) == piece) {
        left -=
            switch (Edit.kind(words[i])) {
              case Edit.DISCARD, Edit.DROP -> 1;
              case Edit.TAKE -> -1;
              default -> 0;
            };
      }
    }
    return left < 0;
  }
}

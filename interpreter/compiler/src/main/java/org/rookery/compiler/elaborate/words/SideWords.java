package org.rookery.compiler.elaborate.words;

import org.rookery.compiler.elaborate.scope.NameKind;
import org.rookery.compiler.elaborate.vocabulary.Call;
import org.rookery.compiler.model.Side;

/** Reads whose something is. */
final class SideWords {
  private SideWords() {}

  /** The player's own, or {@code opponent}'s when an argument says so. */
  static Side optional(Call call, int index) {
    if (index >= call.size()) {
      return Side.SELF;
    }
    if (!call.arg(index).isWord("opponent")) {
      call.problems()
          .error(
              "wrong-kind",
              call.arg(index).origin(),
              "Only `opponent` can stand here.",
              "usage: (" + call.word() + " opponent)");
    }
    return Side.OPPONENT;
  }

  /**
   * Whose counter is meant; a warning where all players share it, so that none is the opponent's.
   */
  static Side ofCounter(Call call, String counter, Side side) {
    if (side == Side.OPPONENT && call.scope().names().has(NameKind.SHARED_COUNTER, counter)) {
      call.problems()
          .warning(
              "shared-counter",
              call.arg(1).origin(),
              "The players share the counter `"
                  + counter
                  + "`: the opponent has none of their own.",
              "`(per player)` in its declaration gives each their own");
    }
    return side;
  }
}

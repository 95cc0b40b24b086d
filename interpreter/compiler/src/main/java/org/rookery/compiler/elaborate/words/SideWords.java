package org.rookery.compiler.elaborate.words;

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
}

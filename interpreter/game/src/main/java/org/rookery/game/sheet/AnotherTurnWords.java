package org.rookery.game.sheet;

import java.util.Optional;
import java.util.function.Function;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.AnotherTurn;

/** When a player moves again, as a sentence. */
final class AnotherTurnWords {
  private AnotherTurnWords() {}

  /**
   * The sentence.
   *
   * @param said a condition in words, if there are any for it
   */
  static String of(AnotherTurn another, Function<Condition, Optional<String>> said) {
    String again =
        another.thrown()
            ? "chance has the turns before it once more, and then the same player moves again"
            : "the same player moves again";
    return said.apply(another.when())
        .filter(Pointer::isShort)
        .map(when -> "If " + when + " after a move, " + again + ".")
        .orElse("After some moves " + again + Pointer.end(another.origin()));
  }
}

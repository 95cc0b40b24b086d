package org.rookery.game.sheet;

import java.util.Optional;
import java.util.function.Function;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.PieRule;

/** The pie rule in words. */
final class PieWords {
  private PieWords() {}

  /**
   * What the rule lets players do.
   *
   * @param said a condition in words, if there are any for it
   */
  static String sentence(PieRule pie, Function<Condition, Optional<String>> said) {
    String where =
        switch (pie.look()) {
          case SAME -> "Each piece stays where it is.";
          case TURNED -> "Each piece goes to the square where " + pie.other() + " sees it.";
          case TRANSPOSED -> "Each piece goes to the square with rank and file exchanged.";
        };
    return who(pie, said)
        + " may swap instead of moving: all that belongs to "
        + pie.one()
        + " belongs to "
        + pie.other()
        + " from then on, and the other way round. "
        + where;
  }

  private static String who(PieRule pie, Function<Condition, Optional<String>> said) {
    return pie.when()
        .map(
            when ->
                said.apply(when)
                    .map(words -> "If " + words + ", the player to move")
                    .orElse("In some turns the player to move"))
        .orElse("In their first turn " + pie.other());
  }
}

package org.rookery.mutation.difference;

import org.rookery.program.GameProgram;
import org.rookery.program.Test;

/** Whether what one game asks can be asked in another, which may have other counters and rights. */
final class Askable {
  private Askable() {}

  /** Whether a game has all that a test is about. */
  static boolean in(GameProgram game, Test test) {
    return Counted.in(test).stream().allMatch(counter -> counter < game.counters().size())
        && !test.mentions(part -> isBeyond(game, part));
  }

  private static boolean isBeyond(GameProgram game, Test part) {
    if (part instanceof Test.Attacked attacked) {
      return attacked.group() >= game.groups().size();
    }
    return part instanceof Test.Unmoved unmoved && unmoved.right() >= game.rights().size();
  }
}

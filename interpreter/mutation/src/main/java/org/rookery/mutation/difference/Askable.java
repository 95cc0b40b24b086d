package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/** Whether what one game asks can be asked in another, which may have other counters and rights. */
final class Askable {
  private Askable() {}

  /** Whether a game has all that a test is about. */
  static boolean in(GameProgram game, Test test) {
    return counters(test).stream().allMatch(counter -> counter < game.counters().size())
        && !test.mentions(part -> isBeyond(game, part));
  }

  private static boolean isBeyond(GameProgram game, Test part) {
    if (part instanceof Test.Attacked attacked) {
      return attacked.group() >= game.groups().size();
    }
    return part.kept().orElse(-1) >= game.rights().size();
  }

  /** The counters that a test is about, by their numbers, as often as they are named. */
  static List<Integer> counters(Test test) {
    List<Integer> counters = new ArrayList<>();
    test.all()
        .flatMap(part -> part.quantities().stream())
        .forEach(quantity -> collect(quantity, counters));
    return counters;
  }

  private static void collect(Quantity quantity, List<Integer> counters) {
    if (quantity instanceof Quantity.Counter counter) {
      counters.add(counter.counter());
    }
    quantity.nested().forEach(part -> collect(part, counters));
  }
}

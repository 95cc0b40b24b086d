package org.rookery.player.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rookery.engine.position.Position;
import org.rookery.program.Ending;
import org.rookery.program.Quantity;
import org.rookery.program.Test;

/**
 * A game that is won or lost when the clock of quiet moves comes to a bound: whom that favours, as
 * long as nobody stops the clock, is known long before, by who will be to move.
 *
 * @param bounds of the clock, in ascending order
 * @param mover who must be to move then
 * @param worth what it would be worth, from the first rival's side
 */
record ClockRace(List<Integer> bounds, int mover, int worth) implements Feature {
  private static final int MOST = 400;

  /** The race that an ending makes; empty when it does not ask the clock and who is to move. */
  static Optional<ClockRace> of(Ending ending, int sign) {
    List<Test> parts = ending.when().conjuncts();
    List<Integer> bounds = new ArrayList<>();
    parts.forEach(part -> collect(part, bounds));
    OptionalInt mover =
        parts.stream()
            .filter(Test.ToMove.class::isInstance)
            .mapToInt(part -> ((Test.ToMove) part).player())
            .findFirst();
    return bounds.isEmpty() || mover.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new ClockRace(bounds.stream().sorted().toList(), mover.getAsInt(), sign * MOST));
  }

  private static void collect(Test test, List<Integer> bounds) {
    if (test instanceof Test.Compare compare
        && compare.left() instanceof Quantity.Clock
        && compare.right() instanceof Quantity.Constant bound
        && compare.relation().holds(bound.value(), bound.value())
        && !compare.relation().holds(0, bound.value())) {
      bounds.add(bound.value());
    }
    test.parts().forEach(part -> collect(part, bounds));
  }

  @Override
  public int score(Position position) {
    int clock = position.clock();
    for (int bound : bounds) {
      if (bound > clock) {
        boolean same = (bound - clock) % 2 == 0;
        boolean comes = (position.mover() == mover) == same;
        return comes ? worth * clock * clock / (bound * bound) : 0;
      }
    }
    return 0;
  }
}

package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Test;
import org.rookery.program.TestCases;

/**
 * Makes a position answer one of the questions of an aim as wanted, without looking at the others:
 * a counter gets the number that is asked for, a piece that is asked for stands where it should, a
 * chain of pieces leads where it should. What an aim needs of many numbers at once is hardly come
 * to by small steps.
 */
final class AimRepair {
  private final GameEngine game;
  private final Placing placing;
  private final Random random;

  AimRepair(GameEngine game, Placing placing, Random random) {
    this.game = game;
    this.placing = placing;
    this.random = random;
  }

  /** The position with one answer more as wanted; as it is where nothing can be done at once. */
  Setup of(Setup setup, Aim aim) {
    Position position = game.position(setup);
    List<Aim.Need> wrong = new ArrayList<>();
    for (Aim.Need need : aim.needs()) {
      if (!holds(position, need)) {
        wrong.add(need);
      }
    }
    if (wrong.isEmpty() || random.nextInt(wrong.size() + 1) == 0) {
      return of(setup, position, new Aim.Need(aim.core().here(), random.nextBoolean()));
    }
    return of(setup, position, wrong.get(random.nextInt(wrong.size())));
  }

  private boolean holds(Position position, Aim.Need need) {
    return game.generator().holds(position, need.test()) == need.answer();
  }

  private Setup of(Setup setup, Position position, Aim.Need need) {
    return need.test().match(new Mended(setup, position, need.answer()));
  }

  /** A set-up changed so that tests are answered as wanted. */
  private final class Mended implements TestCases.Few<Setup> {
    private final Setup setup;
    private final Position position;
    private final boolean wanted;

    private Mended(Setup setup, Position position, boolean wanted) {
      this.setup = setup;
      this.position = position;
      this.wanted = wanted;
    }

    private Setup any(List<Test> parts) {
      List<Aim.Need> wrong =
          parts.stream()
              .map(part -> new Aim.Need(part, wanted))
              .filter(part -> !AimRepair.this.holds(position, part))
              .toList();
      return wrong.isEmpty() ? setup : of(setup, position, wrong.get(random.nextInt(wrong.size())));
    }

    /** Most answers cannot be changed by a piece or a number. */
    @Override
    public Setup other(Test test) {
      return setup;
    }

    @Override
    public Setup not(Test.Not test) {
      return of(setup, position, new Aim.Need(test.test(), !wanted));
    }

    @Override
    public Setup and(Test.And test) {
      return any(test.tests());
    }

    @Override
    public Setup or(Test.Or test) {
      return any(test.tests());
    }

    @Override
    public Setup holds(Test.Holds test) {
      return wanted
          ? placing.answered(setup, new SquareQuestion(test.square(), test.contents()))
          : placing.without(setup, test.square());
    }

    @Override
    public Setup reaches(Test.Reaches test) {
      return wanted ? bridged(setup, test) : setup;
    }

    @Override
    public Setup compare(Test.Compare test) {
      return compared(setup, position, test, wanted);
    }
  }

  /** A way made where there was none. */
  private Setup bridged(Setup setup, Test.Reaches reaches) {
    Setup bridged = setup;
    for (SquareQuestion look : Bridge.of(reaches, setup)) {
      if (!look.pieces().has(bridged.board().get(look.square()))) {
        bridged = placing.answered(bridged, look);
      }
    }
    return bridged;
  }

  /** One of the counters set so that the sides are equal, or so that they just are not. */
  private Setup compared(Setup setup, Position position, Test.Compare compare, boolean wanted) {
    List<Integer> counters = Askable.counters(compare);
    if (counters.isEmpty()) {
      return setup;
    }
    int counter = counters.get(random.nextInt(counters.size()));
    int now = setup.counters().get(counter);
    int gap =
        game.generator().value(position, compare.right())
            - game.generator().value(position, compare.left());
    int first = random.nextInt(3) - 1;
    return List.of(gap, -gap, gap + first, first - gap, first).stream()
        .filter(by -> now + by >= -1)
        .map(by -> setup.withCounter(counter, now + by))
        .filter(tried -> holds(game.position(tried), new Aim.Need(compare, wanted)))
        .findFirst()
        .orElse(setup);
  }
}

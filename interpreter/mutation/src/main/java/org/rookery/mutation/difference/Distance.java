package org.rookery.mutation.difference;

import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Quantity.Relation;
import org.rookery.program.Test;
import org.rookery.program.TestCases;

/**
 * How far positions are from answering a question as wanted: 0 where they do, and the less the
 * fewer pieces would have to be changed, so that a search can go there step by step.
 */
final class Distance {
  /** For a question that has no numbers. */
  private static final int NO = 3;

  /** More turns than this are as far from none as any. */
  private static final int MANY = 12;

  private static final int NEVER = 1000;

  private final GamePair twins;

  Distance(GamePair twins) {
    this.twins = twins;
  }

  /** How far a position is from what is aimed at. */
  int of(Aim aim, GamePair.Pair pair) {
    int far = 0;
    for (Aim.Need need : aim.needs()) {
      far += of(twins.here(), pair.here(), need.test(), need.answer());
    }
    Test here = aim.core().here();
    Test there = aim.core().there();
    int yes = of(twins.here(), pair.here(), here, true);
    int no = of(twins.here(), pair.here(), here, false);
    int otherYes = of(twins.there(), pair.there(), there, true);
    int otherNo = of(twins.there(), pair.there(), there, false);
    return far + (here.equals(there) ? yes + otherYes : Math.min(yes + otherNo, no + otherYes));
  }

  private static int of(GameEngine game, Position position, Test test, boolean wanted) {
    return test.match(new Far(game, position, wanted));
  }

  /** How far one position is from answering as wanted. */
  private record Far(GameEngine game, Position position, boolean wanted)
      implements TestCases.Few<Integer> {
    private int several(Test test, boolean all) {
      int sum = 0;
      int least = NEVER;
      for (Test part : test.parts()) {
        int far = part.match(this);
        sum += far;
        least = Math.min(least, far);
      }
      return all == wanted ? sum : least;
    }

    /**
     * Most tests hold or do not, and nothing is nearer to it; how the position arose is not known.
     */
    @Override
    public Integer other(Test test) {
      boolean open = test.isAboutRepetition();
      return open || game.generator().holds(position, test) == wanted ? 0 : NO;
    }

    @Override
    public Integer not(Test.Not test) {
      return of(game, position, test.test(), !wanted);
    }

    @Override
    public Integer and(Test.And test) {
      return several(test, true);
    }

    @Override
    public Integer or(Test.Or test) {
      return several(test, false);
    }

    @Override
    public Integer compare(Test.Compare test) {
      int left = game.generator().value(position, test.left());
      int right = game.generator().value(position, test.right());
      return gap(wanted ? test.relation() : test.relation().opposite(), left, right);
    }

    @Override
    public Integer constant(Test.Constant test) {
      return test.value() == wanted ? 0 : NEVER;
    }

    @Override
    public Integer noTurn(Test.NoTurn test) {
      if (!wanted) {
        return other(test);
      }
      boolean due = position.mover() == test.player();
      return due ? Math.min(MANY, game.generator().legalMoves(position).size()) : MANY;
    }

    @Override
    public Integer justCaptured(Test.JustCaptured test) {
      return 0;
    }

    @Override
    public Integer captures(Test.Captures test) {
      return 0;
    }
  }

  private static int gap(Relation relation, int left, int right) {
    return switch (relation) {
      case LESS -> Math.max(0, left - right + 1);
      case AT_MOST -> Math.max(0, left - right);
      case EQUAL -> Math.abs(left - right);
      case UNEQUAL -> left == right ? 1 : 0;
      case AT_LEAST -> Math.max(0, right - left);
      case MORE -> Math.max(0, right - left + 1);
    };
  }
}

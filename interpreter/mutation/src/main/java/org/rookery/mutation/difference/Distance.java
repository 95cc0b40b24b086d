package org.rookery.mutation.difference;

import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Test;
import org.rookery.program.Test.Relation;

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
    if (test instanceof Test.Not not) {
      return of(game, position, not.test(), !wanted);
    }
    if (test instanceof Test.And || test instanceof Test.Or) {
      boolean all = test instanceof Test.And == wanted;
      int sum = 0;
      int least = NEVER;
      for (Test part : test.parts()) {
        int far = of(game, position, part, wanted);
        sum += far;
        least = Math.min(least, far);
      }
      return all ? sum : least;
    }
    if (test instanceof Test.Compare compare) {
      int left = game.generator().value(position, compare.left());
      int right = game.generator().value(position, compare.right());
      return gap(wanted ? compare.relation() : opposite(compare.relation()), left, right);
    }
    if (test instanceof Test.Constant constant) {
      return constant.value() == wanted ? 0 : NEVER;
    }
    if (test instanceof Test.NoTurn none && wanted) {
      boolean due = position.mover() == none.player();
      return due ? Math.min(MANY, game.generator().legalMoves(position).size()) : MANY;
    }
    return isOfTheTurnBefore(test) || game.generator().holds(position, test) == wanted ? 0 : NO;
  }

  /** Whether how the position was reached decides, which is not known yet. */
  private static boolean isOfTheTurnBefore(Test test) {
    return test.isAboutRepetition()
        || test instanceof Test.JustCaptured
        || test instanceof Test.Captures;
  }

  private static Relation opposite(Relation relation) {
    return switch (relation) {
      case LESS -> Relation.AT_LEAST;
      case AT_MOST -> Relation.MORE;
      case EQUAL -> Relation.UNEQUAL;
      case UNEQUAL -> Relation.EQUAL;
      case AT_LEAST -> Relation.LESS;
      case MORE -> Relation.AT_MOST;
    };
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

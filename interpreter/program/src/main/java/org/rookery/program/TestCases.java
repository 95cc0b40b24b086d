package org.rookery.program;

/**
 * One method per kind of test, so that a new kind breaks every fold at compile time.
 *
 * @param <R> what each method comes to
 */
public interface TestCases<R> {
  R constant(Test.Constant test);

  R holds(Test.Holds test);

  R attribute(Test.Attribute test);

  R unmoved(Test.Unmoved test);

  R passed(Test.Passed test);

  R lastFrom(Test.LastFrom test);

  R lastTo(Test.LastTo test);

  R attacked(Test.Attacked test);

  R inCheck(Test.InCheck test);

  R toMove(Test.ToMove test);

  R atStep(Test.AtStep test);

  R noTurn(Test.NoTurn test);

  R canMove(Test.CanMove test);

  R someTurn(Test.SomeTurn test);

  R repeated(Test.Repeated test);

  R repeatedWhile(Test.RepeatedWhile test);

  R keepsChasing(Test.KeepsChasing test);

  R justCaptured(Test.JustCaptured test);

  R captures(Test.Captures test);

  R reaches(Test.Reaches test);

  R compare(Test.Compare test);

  R not(Test.Not test);

  R and(Test.And test);

  R or(Test.Or test);

  /** A fold that tells only some kinds apart: all others have one answer. */
  interface Few<R> extends TestCases<R> {
    /** The answer for every kind that has none of its own. */
    R other(Test test);

    @Override
    default R constant(Test.Constant test) {
      return other(test);
    }

    @Override
    default R holds(Test.Holds test) {
      return other(test);
    }

    @Override
    default R attribute(Test.Attribute test) {
      return other(test);
    }

    @Override
    default R unmoved(Test.Unmoved test) {
      return other(test);
    }

    @Override
    default R passed(Test.Passed test) {
      return other(test);
    }

    @Override
    default R lastFrom(Test.LastFrom test) {
      return other(test);
    }

    @Override
    default R lastTo(Test.LastTo test) {
      return other(test);
    }

    @Override
    default R attacked(Test.Attacked test) {
      return other(test);
    }

    @Override
    default R inCheck(Test.InCheck test) {
      return other(test);
    }

    @Override
    default R toMove(Test.ToMove test) {
      return other(test);
    }

    @Override
    default R atStep(Test.AtStep test) {
      return other(test);
    }

    @Override
    default R noTurn(Test.NoTurn test) {
      return other(test);
    }

    @Override
    default R canMove(Test.CanMove test) {
      return other(test);
    }

    @Override
    default R someTurn(Test.SomeTurn test) {
      return other(test);
    }

    @Override
    default R repeated(Test.Repeated test) {
      return other(test);
    }

    @Override
    default R repeatedWhile(Test.RepeatedWhile test) {
      return other(test);
    }

    @Override
    default R keepsChasing(Test.KeepsChasing test) {
      return other(test);
    }

    @Override
    default R justCaptured(Test.JustCaptured test) {
      return other(test);
    }

    @Override
    default R captures(Test.Captures test) {
      return other(test);
    }

    @Override
    default R reaches(Test.Reaches test) {
      return other(test);
    }

    @Override
    default R compare(Test.Compare test) {
      return other(test);
    }

    @Override
    default R not(Test.Not test) {
      return other(test);
    }

    @Override
    default R and(Test.And test) {
      return other(test);
    }

    @Override
    default R or(Test.Or test) {
      return other(test);
    }
  }
}

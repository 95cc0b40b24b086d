package org.rookery.compiler.model;

/**
 * One method for each kind of statement, so that a new kind breaks every fold at compile time.
 *
 * @param <R> what each method comes to
 */
public interface StatementCases<R> {
  R step(Statement.Step it);

  R jump(Statement.Jump it);

  R setMark(Statement.SetMark it);

  R go(Statement.Go it);

  R setFrom(Statement.SetFrom it);

  R setTo(Statement.SetTo it);

  R cascade(Statement.Cascade it);

  R add(Statement.Add it);

  R stay(ChangeStatement.Stay it);

  R capture(ChangeStatement.Capture it);

  R capturePasser(ChangeStatement.CapturePasser it);

  R remove(ChangeStatement.Remove it);

  R create(ChangeStatement.Create it);

  R changeOwner(ChangeStatement.ChangeOwner it);

  R flip(ChangeStatement.Flip it);

  R changeType(ChangeStatement.ChangeType it);

  R setAttribute(ChangeStatement.SetAttribute it);

  R setFlag(Statement.SetFlag it);

  R setPositionFlag(Statement.SetPositionFlag it);

  R pass(Statement.Pass it);

  R addToCounter(ChangeStatement.AddToCounter it);

  R addToSquare(ChangeStatement.AddToSquare it);

  R takeInHand(ChangeStatement.TakeInHand it);

  R discard(ChangeStatement.Discard it);

  R column(Statement.Column it);

  R forbidMate(Statement.ForbidMate it);

  R forbid(Statement.Forbid it);

  R verify(Statement.Verify it);

  R branch(Statement.If it);

  R loop(Statement.While it);

  R repeat(Statement.Repeat it);

  R upTo(Statement.UpTo it);

  R either(Statement.Either it);

  R stop(Statement.Stop it);

  /** A fold that tells only some kinds apart: all others have one answer. */
  interface Few<R> extends StatementCases<R> {
    /** The answer for every kind that has none of its own. */
    R other(Statement it);

    @Override
    default R step(Statement.Step it) {
      return other(it);
    }

    @Override
    default R jump(Statement.Jump it) {
      return other(it);
    }

    @Override
    default R setMark(Statement.SetMark it) {
      return other(it);
    }

    @Override
    default R go(Statement.Go it) {
      return other(it);
    }

    @Override
    default R setFrom(Statement.SetFrom it) {
      return other(it);
    }

    @Override
    default R setTo(Statement.SetTo it) {
      return other(it);
    }

    @Override
    default R cascade(Statement.Cascade it) {
      return other(it);
    }

    @Override
    default R add(Statement.Add it) {
      return other(it);
    }

    @Override
    default R stay(ChangeStatement.Stay it) {
      return other(it);
    }

    @Override
    default R capture(ChangeStatement.Capture it) {
      return other(it);
    }

    @Override
    default R capturePasser(ChangeStatement.CapturePasser it) {
      return other(it);
    }

    @Override
    default R remove(ChangeStatement.Remove it) {
      return other(it);
    }

    @Override
    default R create(ChangeStatement.Create it) {
      return other(it);
    }

    @Override
    default R changeOwner(ChangeStatement.ChangeOwner it) {
      return other(it);
    }

    @Override
    default R flip(ChangeStatement.Flip it) {
      return other(it);
    }

    @Override
    default R changeType(ChangeStatement.ChangeType it) {
      return other(it);
    }

    @Override
    default R setAttribute(ChangeStatement.SetAttribute it) {
      return other(it);
    }

    @Override
    default R setFlag(Statement.SetFlag it) {
      return other(it);
    }

    @Override
    default R setPositionFlag(Statement.SetPositionFlag it) {
      return other(it);
    }

    @Override
    default R pass(Statement.Pass it) {
      return other(it);
    }

    @Override
    default R addToCounter(ChangeStatement.AddToCounter it) {
      return other(it);
    }

    @Override
    default R addToSquare(ChangeStatement.AddToSquare it) {
      return other(it);
    }

    @Override
    default R takeInHand(ChangeStatement.TakeInHand it) {
      return other(it);
    }

    @Override
    default R discard(ChangeStatement.Discard it) {
      return other(it);
    }

    @Override
    default R column(Statement.Column it) {
      return other(it);
    }

    @Override
    default R forbidMate(Statement.ForbidMate it) {
      return other(it);
    }

    @Override
    default R forbid(Statement.Forbid it) {
      return other(it);
    }

    @Override
    default R verify(Statement.Verify it) {
      return other(it);
    }

    @Override
    default R branch(Statement.If it) {
      return other(it);
    }

    @Override
    default R loop(Statement.While it) {
      return other(it);
    }

    @Override
    default R repeat(Statement.Repeat it) {
      return other(it);
    }

    @Override
    default R upTo(Statement.UpTo it) {
      return other(it);
    }

    @Override
    default R either(Statement.Either it) {
      return other(it);
    }

    @Override
    default R stop(Statement.Stop it) {
      return other(it);
    }
  }
}

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

  R stay(Statement.Stay it);

  R capture(Statement.Capture it);

  R capturePasser(Statement.CapturePasser it);

  R remove(Statement.Remove it);

  R create(Statement.Create it);

  R changeOwner(Statement.ChangeOwner it);

  R flip(Statement.Flip it);

  R changeType(Statement.ChangeType it);

  R setAttribute(Statement.SetAttribute it);

  R setFlag(Statement.SetFlag it);

  R setPositionFlag(Statement.SetPositionFlag it);

  R pass(Statement.Pass it);

  R addToCounter(Statement.AddToCounter it);

  R addToSquare(Statement.AddToSquare it);

  R takeInHand(Statement.TakeInHand it);

  R discard(Statement.Discard it);

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
}

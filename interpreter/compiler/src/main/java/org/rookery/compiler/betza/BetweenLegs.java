package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;

/**
 * Where an earlier leg may end and the next begin. A piece captured here stands in the way of later
 * legs until the move is made: none of them enters its square again.
 */
final class BetweenLegs implements Arrival {
  private final WalkLowering walk;
  private final StatementShorthand script;
  private final Leg leg;
  private final LegProgress progress;
  private final boolean quiet;
  private final boolean hops;

  BetweenLegs(WalkLowering walk, StatementShorthand script, Leg leg, LegProgress progress) {
    this.walk = walk;
    this.script = script;
    this.leg = leg;
    this.progress = progress;
    this.hops = leg.has(Modifier.HOP) || leg.has(Modifier.HOP_SWAP);
    this.quiet = leg.has(Modifier.QUIET) || leg.has(Modifier.SWAP) || (!hops && !takes());
  }

  private boolean takes() {
    return leg.has(Modifier.CAPTURE) || leg.has(Modifier.FRIEND);
  }

  @Override
  public List<Statement> onEmpty(int steps) {
    return quiet ? next(steps, progress.pending(), progress.taken()) : List.of();
  }

  @Override
  public List<Statement> onPiece(int steps) {
    List<List<Statement>> ways = new ArrayList<>();
    if (takes()) {
      ways.add(capture(steps));
    }
    List<Statement> on = hops ? next(steps, progress.pending(), progress.taken()) : List.of();
    if (!on.isEmpty()) {
      Condition hurdle = progress.piece(leg.has(Modifier.TAME) ? Side.SELF : Side.ANY);
      ways.add(StatementShorthand.join(List.of(script.verify(hurdle)), on));
    }
    return ways.isEmpty() ? List.of() : script.either(ways);
  }

  @Override
  public List<Statement> onAny(int steps) {
    return quiet && hops && !takes() && !leg.has(Modifier.TAME) && !progress.taken()
        ? next(steps, progress.pending(), false)
        : List.of();
  }

  @Override
  public boolean goesOn() {
    return false;
  }

  private List<Statement> capture(int steps) {
    List<Condition> victims = new ArrayList<>();
    if (leg.has(Modifier.CAPTURE)) {
      victims.add(progress.piece(Side.OPPONENT));
    }
    if (leg.has(Modifier.FRIEND)) {
      victims.add(progress.piece(Side.SELF));
    }
    boolean comesBack = walk.isFollowedByTwo(progress.stage());
    List<Statement> all = new ArrayList<>();
    all.add(script.verify(StatementShorthand.any(victims)));
    all.add(new ChangeStatement.Capture(StatementShorthand.HERE, script.origin()));
    if (comesBack) {
      Condition yes = new Condition.Constant(true);
      all.add(
          new Statement.SetPositionFlag(
              LegProgress.TAKEN, yes, StatementShorthand.HERE, script.origin()));
    }
    all.addAll(next(steps, true, progress.taken() || comesBack));
    return all;
  }

  /** The legs that may follow; none when nothing of the range is left. */
  private List<Statement> next(int steps, boolean pending, boolean taken) {
    LegMotion motion = LegReader.swaps(leg) ? progress.motion().swapped() : progress.motion();
    return walk.next(progress, motion, steps, pending, taken);
  }
}

package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.Statement;

/**
 * Where an earlier leg may end and the next begin. A man captured here stands in the way of later
 * legs until the move is made: none of them enters his square again.
 */
final class Passage implements Arrival {
  private final WalkLowering walk;
  private final Script script;
  private final Leg leg;
  private final Trail trail;
  private final boolean quiet;
  private final boolean hops;

  Passage(WalkLowering walk, Script script, Leg leg, Trail trail) {
    this.walk = walk;
    this.script = script;
    this.leg = leg;
    this.trail = trail;
    this.hops = leg.has(Modifier.HOP) || leg.has(Modifier.HOP_SWAP);
    this.quiet = leg.has(Modifier.QUIET) || leg.has(Modifier.SWAP) || (!hops && !takes());
  }

  private boolean takes() {
    return leg.has(Modifier.CAPTURE) || leg.has(Modifier.FRIEND);
  }

  @Override
  public List<Statement> onEmpty(int steps) {
    return quiet ? next(steps, trail.pending(), trail.taken()) : List.of();
  }

  @Override
  public List<Statement> onMan(int steps) {
    List<List<Statement>> ways = new ArrayList<>();
    if (takes()) {
      ways.add(capture(steps));
    }
    List<Statement> on = hops ? next(steps, trail.pending(), trail.taken()) : List.of();
    if (!on.isEmpty()) {
      Condition hurdle = trail.man(leg.has(Modifier.TAME) ? Side.SELF : Side.ANY);
      ways.add(Script.join(List.of(script.verify(hurdle)), on));
    }
    return ways.isEmpty() ? List.of() : script.either(ways);
  }

  @Override
  public List<Statement> onAny(int steps) {
    return quiet && hops && !takes() && !leg.has(Modifier.TAME) && !trail.taken()
        ? next(steps, trail.pending(), false)
        : List.of();
  }

  @Override
  public boolean goesOn() {
    return false;
  }

  private List<Statement> capture(int steps) {
    List<Condition> victims = new ArrayList<>();
    if (leg.has(Modifier.CAPTURE)) {
      victims.add(trail.man(Side.OPPONENT));
    }
    if (leg.has(Modifier.FRIEND)) {
      victims.add(trail.man(Side.SELF));
    }
    boolean comesBack = walk.isFollowedByTwo(trail.stage());
    List<Statement> all = new ArrayList<>();
    all.add(script.verify(Script.any(victims)));
    all.add(new Statement.Capture(Script.HERE, script.origin()));
    if (comesBack) {
      Condition yes = new Condition.Constant(true);
      all.add(new Statement.SetPositionFlag(Trail.TAKEN, yes, Script.HERE, script.origin()));
    }
    all.addAll(next(steps, true, trail.taken() || comesBack));
    return all;
  }

  /** The legs that may follow; none when nothing of the range is left. */
  private List<Statement> next(int steps, boolean pending, boolean taken) {
    Gait gait = LegReader.swaps(leg) ? trail.gait().swapped() : trail.gait();
    return walk.next(trail, gait, steps, pending, taken);
  }
}

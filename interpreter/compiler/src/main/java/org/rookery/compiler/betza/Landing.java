package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;

/** Where a move may end: the last leg's arrival. */
final class Landing implements Arrival {
  private final StatementShorthand script;
  private final Emission emission;
  private final Leg leg;
  private final LegProgress progress;
  private final boolean quiet;
  private final boolean captures;

  Landing(StatementShorthand script, Emission emission, Leg leg, LegProgress progress) {
    this.script = script;
    this.emission = emission;
    this.leg = leg;
    this.progress = progress;
    boolean capture = leg.has(Modifier.CAPTURE) || leg.has(Modifier.ROYAL);
    boolean said = leg.has(Modifier.QUIET) || capture || leg.has(Modifier.FRIEND);
    boolean unsaid = !said && !leg.has(Modifier.PASSER);
    this.quiet = unsaid || leg.has(Modifier.QUIET);
    this.captures = unsaid || capture;
  }

  @Override
  public List<Statement> onEmpty(int steps) {
    List<List<Statement>> ways = new ArrayList<>();
    if (quiet) {
      ways.add(StatementShorthand.join(skipped(steps), emission.statements()));
    }
    if (leg.has(Modifier.PASSER)) {
      List<Statement> capture =
          List.of(
              script.verify(new SquareCondition.Passed(StatementShorthand.HERE)),
              new ChangeStatement.CapturePasser(script.origin()));
      ways.add(StatementShorthand.join(capture, emission.statements()));
    }
    return ways.isEmpty() ? List.of() : script.either(ways);
  }

  @Override
  public List<Statement> onPiece(int steps) {
    List<Condition> victims = victims();
    if (victims.isEmpty()) {
      return List.of();
    }
    List<Statement> all = new ArrayList<>();
    all.add(script.verify(StatementShorthand.any(victims)));
    if (leg.has(Modifier.UNLOAD)) {
      all.add(new Statement.Cascade(script.origin()));
      all.add(new Statement.SetTo(StatementShorthand.START, script.origin()));
    }
    all.addAll(emission.statements());
    return all;
  }

  @Override
  public List<Statement> onAny(int steps) {
    List<Condition> victims = victims();
    boolean same = quiet && !leg.has(Modifier.PASSER) && !leg.has(Modifier.UNLOAD);
    if (!same || victims.isEmpty() || !skipped(steps).isEmpty()) {
      return List.of();
    }
    List<Condition> squares = new ArrayList<>();
    squares.add(progress.empty());
    squares.addAll(victims);
    return StatementShorthand.join(
        List.of(script.verify(StatementShorthand.any(squares))), emission.statements());
  }

  @Override
  public boolean goesOn() {
    return emission.simple() && !progress.pending() && !leg.has(Modifier.PASSER);
  }

  private List<Condition> victims() {
    List<Condition> victims = new ArrayList<>();
    if (captures) {
      Condition enemy = progress.piece(Side.OPPONENT);
      Condition royal = new SquareCondition.Royal(StatementShorthand.HERE);
      if (leg.has(Modifier.TAME)) {
        enemy = StatementShorthand.all(List.of(enemy, StatementShorthand.not(royal)));
      } else if (leg.has(Modifier.ROYAL)) {
        enemy = StatementShorthand.all(List.of(enemy, royal));
      }
      victims.add(enemy);
    }
    if (leg.has(Modifier.FRIEND)) {
      victims.add(progress.piece(Side.SELF));
    }
    return victims;
  }

  /**
   * What a lame move passes, where it may then be captured en passant. A lame piece that captures
   * with the same move leaves no such trace.
   */
  private List<Statement> skipped(int steps) {
    boolean leaves = leg.has(Modifier.INITIAL) || leg.has(Modifier.ADVANCED) || !captures;
    List<Statement> all = new ArrayList<>();
    if (!leg.has(Modifier.LAME) || !leaves || progress.later()) {
      return all;
    }
    Leap leap = progress.leap();
    int sideways = leap.sideways();
    int forward = leap.forward();
    for (int back = steps; back > 0; back--) {
      if (!progress.motion().atom().isStep()) {
        all.add(pass((sideways / 2) - (sideways * back), (forward / 2) - (forward * back)));
      }
      if (back > 1) {
        all.add(pass(sideways * (1 - back), forward * (1 - back)));
      }
    }
    return all;
  }

  private Statement pass(int sideways, int forward) {
    return new Statement.Pass(StatementShorthand.toward(sideways, forward), script.origin());
  }
}

package org.rookery.compiler.betza;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Direction.Leap;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.program.Quantity.Relation;

/**
 * The statements of one move, a list for each block; no list at all when it unfolds beyond the
 * limit.
 */
final class Lowering implements BetzaMove.Cases<List<List<Statement>>> {
  private static final Place MARK = new Place.Of(Register.MARK);

  private final StatementShorthand script;
  private final Emission emission;
  private final String pieceName;

  Lowering(StatementShorthand script, Emission emission, String pieceName) {
    this.script = script;
    this.emission = emission;
    this.pieceName = pieceName;
  }

  @Override
  public List<List<Statement>> walk(BetzaMove.Walk it) {
    return when(it.legs().get(0), walks(Stage.of(it)));
  }

  @Override
  public List<List<Statement>> bent(BetzaMove.Bent it) {
    return when(it.whole(), walks(Stage.of(it)));
  }

  /** The paths, for a piece that may still, or may only now, take them. */
  private List<List<Statement>> when(Leg leg, List<List<Statement>> paths) {
    List<Statement> first = new ArrayList<>();
    if (leg.has(Modifier.INITIAL)) {
      first.add(script.verify(new SquareCondition.Unmoved(StatementShorthand.START)));
    }
    if (leg.has(Modifier.ADVANCED)) {
      Filter same = new Filter(Side.SELF, List.of(pieceName), false);
      first.add(script.verify(new SquareCondition.InSetup(same, StatementShorthand.toward(0, -1))));
    }
    return paths.stream().map(path -> StatementShorthand.join(first, path)).toList();
  }

  private List<List<Statement>> walks(List<List<Stage>> walks) {
    List<List<Statement>> all = new ArrayList<>();
    for (List<Stage> stages : walks) {
      WalkLowering lowering = new WalkLowering(script, emission, stages);
      all.addAll(lowering.paths());
      if (lowering.tooLong()) {
        return List.of();
      }
    }
    return all;
  }

  @Override
  public List<List<Statement>> castling(BetzaMove.Castling it) {
    List<List<Statement>> all = new ArrayList<>();
    if (it.right()) {
      all.add(castling(it, 1));
    }
    if (it.left()) {
      all.add(castling(it, -1));
    }
    return all;
  }

  /**
   * First the partner is found, which only depends on the board, then what changes is asked: both
   * pieces in place, the way between them empty, and the royal piece's way safe.
   */
  private List<Statement> castling(BetzaMove.Castling it, int side) {
    Statement step = script.step(new Leap(side, 0));
    Condition goesOn =
        new SquareCondition.OnBoard(StatementShorthand.toward(side * (it.inside() ? 2 : 1), 0));
    Condition beyond =
        new SquareCondition.OnBoard(
            StatementShorthand.toward(side * (it.steps() + (it.inside() ? 2 : 1)), 0));
    List<Statement> all = new ArrayList<>();
    all.add(script.verify(beyond)); // the royal piece stops short of its partner
    all.add(step);
    all.add(new Statement.While(goesOn, List.of(step), script.origin()));
    all.add(
        script.verify(new Condition.Castles(StatementShorthand.START, StatementShorthand.HERE)));
    all.add(new Statement.SetMark(StatementShorthand.HERE, script.origin()));
    all.add(new Statement.Go(Register.START, script.origin()));
    all.add(step);
    all.add(
        new Statement.While(
            StatementShorthand.not(new SquareCondition.Marked(StatementShorthand.HERE)),
            List.of(script.verify(StatementShorthand.empty(StatementShorthand.HERE)), step),
            script.origin()));
    all.add(new Statement.Go(Register.START, script.origin()));
    Statement safe =
        script.verify(
            StatementShorthand.not(new SquareCondition.Attacked(StatementShorthand.HERE, "")));
    all.add(safe);
    for (int i = 0; i < it.steps(); i++) {
      all.add(step);
      all.add(safe);
    }
    all.add(new Statement.Cascade(script.origin()));
    all.add(new Statement.SetFrom(MARK, script.origin()));
    all.add(new Statement.SetTo(StatementShorthand.toward(-side, 0), script.origin()));
    all.addAll(emission.statements());
    return all;
  }

  @Override
  public List<List<Statement>> drop(BetzaMove.Drop it) {
    List<Statement> all = new ArrayList<>();
    if (it.depth() > 0) {
      all.add(
          script.verify(
              StatementShorthand.not(
                  new SquareCondition.OnBoard(StatementShorthand.toward(0, -it.depth())))));
    }
    for (DropLimit limit : DropLimit.values()) {
      if (it.limits().contains(limit)) {
        all.add(script.verify(within(limit)));
      }
    }
    all.add(script.verify(StatementShorthand.empty(StatementShorthand.HERE)));
    all.addAll(emission.statements());
    return List.of(all);
  }

  private Condition within(DropLimit limit) {
    return switch (limit) {
      case BACK_RANK -> new SquareCondition.OnBoard(StatementShorthand.toward(0, -1));
      case FILE -> fewer(new Area.FileOf(StatementShorthand.HERE), 1);
      case FILE_TWICE -> fewer(new Area.FileOf(StatementShorthand.HERE), 2);
      case BOARD -> fewer(new Area.Board(), 1);
      case BOARD_TWICE -> fewer(new Area.Board(), 2);
    };
  }

  private Condition fewer(Area area, int count) {
    Filter same = new Filter(Side.SELF, List.of(pieceName), false);
    return new Condition.Compare(
        new Amount.Count(same, area), Relation.LESS, new Amount.Literal(count));
  }
}

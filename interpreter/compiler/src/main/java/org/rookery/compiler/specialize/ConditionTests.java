package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Quantity;
import org.rookery.program.Quantity.Relation;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/** Each kind of condition as a test at one site. */
final class ConditionTests implements ConditionCases<Test> {
  /** One object, by which what it means is found again. */
  private static final Filter ENEMIES = Filter.of(Side.OPPONENT);

  private final ConditionContext questions;
  private final RuleSite site;

  ConditionTests(ConditionContext questions, RuleSite site) {
    this.questions = questions;
    this.site = site;
  }

  private static Test known(boolean value) {
    return new Test.Constant(value);
  }

  private int square(Place place) {
    return questions.square(place, site);
  }

  /** A question about a square; about the last move's it is a choice among all of them. */
  private Test at(Place place, IntFunction<Test> question) {
    if (!place.isOfLastMove()) {
      return question.apply(square(place));
    }
    boolean from = place.equals(new Place.Of(Register.LAST_FROM));
    List<Test> choices = new ArrayList<>();
    for (int s = 0; s < questions.board().topology().size(); s++) {
      Test there = from ? new Test.LastFrom(s) : new Test.LastTo(s);
      choices.add(ConditionContext.all(List.of(there, question.apply(s))));
    }
    return ConditionContext.any(choices);
  }

  @Override
  public Test constant(Condition.Constant it) {
    return known(it.value());
  }

  @Override
  public Test not(Condition.Not it) {
    Test test = it.condition().match(this);
    return test.constant().map(value -> known(!value)).orElseGet(() -> new Test.Not(test));
  }

  @Override
  public Test and(Condition.And it) {
    return ConditionContext.all(it.conditions().stream().map(c -> c.match(this)).toList());
  }

  @Override
  public Test or(Condition.Or it) {
    return ConditionContext.any(it.conditions().stream().map(c -> c.match(this)).toList());
  }

  @Override
  public Test empty(SquareCondition.Empty it) {
    return at(it.place(), square -> ConditionContext.holds(square, questions.empty()));
  }

  @Override
  public Test pieceOn(SquareCondition.PieceOn it) {
    ContentSet pieces = questions.names().occupants(it.filter(), site.player());
    return at(it.place(), square -> ConditionContext.holds(square, pieces));
  }

  @Override
  public Test inSetup(SquareCondition.InSetup it) {
    ContentSet pieces = questions.names().occupants(it.filter(), site.player());
    return at(
        it.place(),
        square ->
            known(square != Topology.NOWHERE && pieces.has(questions.rights().original(square))));
  }

  @Override
  public Test inZone(SquareCondition.InZone it) {
    return at(it.place(), square -> known(questions.inZone(it.zone(), square, site.player())));
  }

  @Override
  public Test isSquare(Condition.IsSquare it) {
    return known(
        site.cursor() != Topology.NOWHERE
            && questions.board().topology().squares().get(site.cursor()).equals(it.square()));
  }

  @Override
  public Test onBoard(SquareCondition.OnBoard it) {
    return at(it.place(), square -> known(square != Topology.NOWHERE));
  }

  @Override
  public Test deadEnd(SquareCondition.DeadEnd it) {
    int content =
        it.piece()
            .map(piece -> questions.names().pieces.indexOf(piece))
            .map(type -> questions.names().contents.of(type, site.player()))
            .orElse(site.content());
    return at(
        it.place(),
        square ->
            known(
                square != Topology.NOWHERE
                    && content != Contents.EMPTY
                    && questions.deadEnds().has(content, square)));
  }

  @Override
  public Test marked(SquareCondition.Marked it) {
    return at(it.place(), square -> known(square != Topology.NOWHERE && square == site.mark()));
  }

  @Override
  public Test lastFrom(SquareCondition.LastFrom it) {
    return at(
        it.place(),
        square -> square == Topology.NOWHERE ? known(false) : new Test.LastFrom(square));
  }

  @Override
  public Test lastTo(SquareCondition.LastTo it) {
    return at(
        it.place(), square -> square == Topology.NOWHERE ? known(false) : new Test.LastTo(square));
  }

  @Override
  public Test flag(Condition.Flag it) {
    return known(
        false); // flags are known to the block being specialised, which answers before asking here
  }

  @Override
  public Test positionFlag(SquareCondition.PositionFlag it) {
    return known(false);
  }

  @Override
  public Test hasAttribute(SquareCondition.HasAttribute it) {
    int attribute = questions.names().attributes.indexOf(it.name());
    return at(
        it.place(),
        square ->
            square == Topology.NOWHERE || attribute < 0
                ? known(false)
                : new Test.Attribute(square, attribute));
  }

  @Override
  public Test unmoved(SquareCondition.Unmoved it) {
    return at(it.place(), this::unmoved);
  }

  private Test unmoved(int square) {
    if (square == Topology.NOWHERE || questions.rights().original(square) == 0) {
      return known(false);
    }
    if (site.standsOn(square)) {
      if (questions.rights().original(square) != site.content()) {
        return known(false);
      }
      String piece = questions.names().pieces.get(questions.names().contents.type(site.content()));
      if (questions.staticPieces().contains(piece)) {
        return known(true);
      }
    }
    int owner = questions.names().contents.owner(questions.rights().original(square));
    return questions.rights().test(owner, List.of(square));
  }

  @Override
  public Test castles(Condition.Castles it) {
    int royal = square(it.royal());
    int partner = square(it.partner());
    return royal == Topology.NOWHERE
            || partner == Topology.NOWHERE
            || (site.content() != Contents.EMPTY
                && questions.rights().original(royal) != site.content())
        ? known(false)
        : questions.rights().test(site.player(), List.of(royal, partner));
  }

  @Override
  public Test passed(SquareCondition.Passed it) {
    return at(
        it.place(), square -> square == Topology.NOWHERE ? known(false) : new Test.Passed(square));
  }

  @Override
  public Test attacked(SquareCondition.Attacked it) {
    return at(
        it.place(),
        square ->
            questions.attacked(
                square,
                questions.anyPiece(site.player(), site.content()),
                questions.names().opponents(site.player()),
                it.moveType(),
                site.standsOn(square) ? Topology.NOWHERE : site.stand()));
  }

  @Override
  public Test defended(SquareCondition.Defended it) {
    List<Integer> opponents = questions.names().opponents(site.player());
    int enemy = opponents.isEmpty() ? site.player() : opponents.get(0);
    return at(
        it.place(),
        square ->
            questions.attacked(
                square,
                questions.anyPiece(enemy, 0),
                List.of(site.player()),
                it.moveType(),
                site.standsOn(square) ? Topology.NOWHERE : site.stand()));
  }

  @Override
  public Test adjacentToEnemy(SquareCondition.AdjacentToEnemy it) {
    return compare(
        new Condition.Compare(
            new org.rookery.compiler.model.Amount.Count(ENEMIES, new Area.Adjacent(it.place())),
            Relation.AT_LEAST,
            new org.rookery.compiler.model.Amount.Literal(1)));
  }

  @Override
  public Test goalSquare(SquareCondition.GoalSquare it) {
    return at(it.place(), square -> known(questions.goalSquares().contains(square)));
  }

  @Override
  public Test captures(Condition.Captures it) {
    return new Test.Captures(Math.max(site.from(), 0), Math.max(site.arrival(), 0));
  }

  @Override
  public Test promotes(Condition.Promotes it) {
    return known(false);
  }

  @Override
  public Test royal(SquareCondition.Royal it) {
    return at(it.place(), square -> ConditionContext.holds(square, questions.royal()));
  }

  @Override
  public Test inCheck(Condition.InCheck it) {
    return side(it.side(), Test.InCheck::new);
  }

  @Override
  public Test toMove(Condition.ToMove it) {
    return side(it.side(), Test.ToMove::new);
  }

  @Override
  public Test noTurn(Condition.NoTurn it) {
    return side(it.side(), Test.NoTurn::new);
  }

  @Override
  public Test canMove(Condition.CanMove it) {
    return side(it.side(), Test.CanMove::new);
  }

  @Override
  public Test someTurn(Condition.SomeTurn it) {
    return new Test.SomeTurn(site.player(), it.condition().match(this));
  }

  @Override
  public Test reaches(Condition.Reaches it) {
    AreaLowering areas = new AreaLowering(questions.board(), questions.geometry(), site);
    return new Test.Reaches(
        questions.names().occupants(it.over(), site.player()),
        areas.region(it.from()),
        questions.names().occupants(it.goal(), site.player()),
        areas.region(it.to()),
        questions.geometry().neighbours(it.ways(), site.player()));
  }

  @Override
  public Test someSquare(Condition.SomeSquare it) {
    AreaLowering areas = new AreaLowering(questions.board(), questions.geometry(), site);
    List<Test> choices = new ArrayList<>();
    it.area().match(areas).stream()
        .forEach(s -> choices.add(it.condition().match(new ConditionTests(questions, site.at(s)))));
    return ConditionContext.any(choices);
  }

  private Test side(Side side, IntFunction<Test> test) {
    return ConditionContext.any(
        questions.players(side, site.player()).stream().map(p -> test.apply(p)).toList());
  }

  @Override
  public Test repeated(Condition.Repeated it) {
    return new Test.Repeated(it.times());
  }

  @Override
  public Test repeatedWhile(Condition.RepeatedWhile it) {
    Test held = it.condition().match(this);
    return side(it.side(), player -> new Test.RepeatedWhile(it.times(), player, held));
  }

  @Override
  public Test keepsChasing(Condition.KeepsChasing it) {
    return side(it.side(), player -> questions.chasing(it.times(), it.chase(), player));
  }

  @Override
  public Test justCaptured(Condition.JustCaptured it) {
    return new Test.JustCaptured(questions.names().occupants(it.filter(), site.player()));
  }

  @Override
  public Test arrangement(Condition.Arrangement it) {
    List<Test> all = new ArrayList<>();
    for (Condition.Group group : it.groups()) {
      for (String place : group.places()) {
        all.add(occupied(group, place));
      }
    }
    return ConditionContext.all(all);
  }

  private Test occupied(Condition.Group group, String place) {
    var pieces = questions.occupants(group.occupants(), site.player());
    int square = questions.board().topology().square(place);
    if (square != Topology.NOWHERE) {
      return ConditionContext.holds(square, pieces);
    }
    AreaLowering areas = new AreaLowering(questions.board(), questions.geometry(), site);
    return new Test.Compare(
        new Quantity.PieceCount(pieces, areas.region(new Area.Zone(place))),
        Relation.AT_LEAST,
        new Quantity.Constant(1));
  }

  @Override
  public Test chain(Condition.Chain it) {
    List<Test> starts = new ArrayList<>();
    for (int s = 0; s < questions.board().topology().size(); s++) {
      starts.add(chainFrom(s, it.links()));
    }
    return ConditionContext.any(starts);
  }

  private Test chainFrom(int start, List<Condition.Link> links) {
    List<Test> all = new ArrayList<>();
    int square = start;
    for (Condition.Link link : links) {
      all.add(
          ConditionContext.holds(square, questions.names().occupants(link.piece(), site.player())));
      for (Direction direction : link.next()) {
        square = questions.geometry().step(square, direction, site.player());
      }
    }
    return ConditionContext.all(all);
  }

  @Override
  public Test compare(Condition.Compare it) {
    AmountLowering amounts = new AmountLowering(questions, site);
    Quantity left = it.left().match(amounts);
    Quantity right = it.right().match(amounts);
    if (left instanceof Quantity.Constant a && right instanceof Quantity.Constant b) {
      return known(it.relation().holds(a.value(), b.value()));
    }
    return new Test.Compare(left, it.relation(), right);
  }
}

package org.rookery.compiler.print;

import static org.rookery.compiler.print.FormBuilder.at;
import static org.rookery.compiler.print.FormBuilder.group;
import static org.rookery.compiler.print.FormBuilder.symbol;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Condition.Chase;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.form.Form;
import org.rookery.program.Quantity.Relation;

/** Conditions as forms, the way rules files write them. */
final class ConditionForms implements ConditionCases<Form> {
  private final TermForms terms = new TermForms();

  Form form(Condition condition) {
    return condition.match(this);
  }

  private static Form about(String word, Side side) {
    if (side == Side.SELF) {
      return symbol(word);
    }
    return group(word, side == Side.OPPONENT ? "opponent" : TermForms.side(side));
  }

  private List<Form> all(List<Condition> conditions) {
    return conditions.stream().map(this::form).toList();
  }

  private static String sign(Relation relation) {
    return switch (relation) {
      case LESS -> "<";
      case AT_MOST -> "<=";
      case EQUAL -> "=";
      case UNEQUAL -> "/=";
      case AT_LEAST -> ">=";
      case MORE -> ">";
    };
  }

  @Override
  public Form constant(Condition.Constant it) {
    return symbol(Boolean.toString(it.value()));
  }

  @Override
  public Form not(Condition.Not it) {
    return group("not", form(it.condition()));
  }

  @Override
  public Form and(Condition.And it) {
    return group("and", all(it.conditions()));
  }

  @Override
  public Form or(Condition.Or it) {
    return group("or", all(it.conditions()));
  }

  @Override
  public Form empty(SquareCondition.Empty it) {
    return at(it.place(), "empty?");
  }

  @Override
  public Form pieceOn(SquareCondition.PieceOn it) {
    return at(it.place(), "piece?", terms.filter(it.filter()));
  }

  @Override
  public Form inZone(SquareCondition.InZone it) {
    return at(it.place(), "in-zone?", it.zone());
  }

  @Override
  public Form isSquare(Condition.IsSquare it) {
    return group("position?", it.square());
  }

  @Override
  public Form onBoard(SquareCondition.OnBoard it) {
    return at(it.place(), "on-board?");
  }

  @Override
  public Form deadEnd(SquareCondition.DeadEnd it) {
    return at(it.place(), "dead-end?", it.piece().orElse(""));
  }

  @Override
  public Form marked(SquareCondition.Marked it) {
    return at(it.place(), "marked?");
  }

  @Override
  public Form lastFrom(SquareCondition.LastFrom it) {
    return at(it.place(), "last-from?");
  }

  @Override
  public Form lastTo(SquareCondition.LastTo it) {
    return at(it.place(), "last-to?");
  }

  @Override
  public Form flag(Condition.Flag it) {
    return group("flag?", it.name());
  }

  @Override
  public Form positionFlag(SquareCondition.PositionFlag it) {
    return at(it.place(), "position-flag?", it.name());
  }

  @Override
  public Form hasAttribute(SquareCondition.HasAttribute it) {
    return at(it.place(), "attribute?", it.name());
  }

  @Override
  public Form unmoved(SquareCondition.Unmoved it) {
    return at(it.place(), "unmoved?");
  }

  @Override
  public Form castles(Condition.Castles it) {
    return group("castles?", terms.place(it.royal()), terms.place(it.partner()));
  }

  @Override
  public Form passed(SquareCondition.Passed it) {
    return at(it.place(), "passed?");
  }

  @Override
  public Form attacked(SquareCondition.Attacked it) {
    return at(it.place(), "attacked?", it.moveType());
  }

  @Override
  public Form defended(SquareCondition.Defended it) {
    return at(it.place(), "defended?", it.moveType());
  }

  @Override
  public Form adjacentToEnemy(SquareCondition.AdjacentToEnemy it) {
    return at(it.place(), "adjacent-to-enemy?");
  }

  @Override
  public Form goalSquare(SquareCondition.GoalSquare it) {
    return at(it.place(), "goal-position?");
  }

  @Override
  public Form captures(Condition.Captures it) {
    return symbol("captures?");
  }

  @Override
  public Form promotes(Condition.Promotes it) {
    return symbol("promoted?");
  }

  @Override
  public Form inSetup(SquareCondition.InSetup it) {
    return at(it.place(), "in-setup?", terms.filter(it.filter()));
  }

  @Override
  public Form royal(SquareCondition.Royal it) {
    return at(it.place(), "royal?");
  }

  @Override
  public Form inCheck(Condition.InCheck it) {
    return about("in-check?", it.side());
  }

  @Override
  public Form toMove(Condition.ToMove it) {
    return about("to-move?", it.side());
  }

  @Override
  public Form noTurn(Condition.NoTurn it) {
    return about("no-turn?", it.side());
  }

  @Override
  public Form canMove(Condition.CanMove it) {
    return about("can-move?", it.side());
  }

  @Override
  public Form someSquare(Condition.SomeSquare it) {
    return group("some-square?", terms.area(it.area()), it.condition().match(this));
  }

  @Override
  public Form someTurn(Condition.SomeTurn it) {
    return group("some-turn?", it.condition().match(this));
  }

  @Override
  public Form reaches(Condition.Reaches it) {
    Form over = terms.filter(it.over());
    Form from = terms.area(it.from());
    Form to = terms.area(it.to());
    List<Form> ways = terms.directions(it.ways());
    return it.goal().equals(it.over())
        ? group("connected", over, from, to, ways)
        : group("reaches?", over, from, terms.filter(it.goal()), to, ways);
  }

  @Override
  public Form repeated(Condition.Repeated it) {
    return group("repeated?", it.times());
  }

  @Override
  public Form repeatedWhile(Condition.RepeatedWhile it) {
    Form held = it.condition().match(this);
    return it.side() == Side.SELF
        ? group("repeated-while?", it.times(), held)
        : group("repeated-while?", it.times(), held, "opponent");
  }

  @Override
  public Form keepsChasing(Condition.KeepsChasing it) {
    List<Form> parts = new ArrayList<>();
    parts.add(group("by", terms.filter(it.chase().chasers())));
    parts.add(group("spares", it.chase().spared().match(this)));
    for (Chase.Dearer dearer : it.chase().dearer()) {
      parts.add(group("dearer", terms.filter(dearer.pieces()), terms.filter(dearer.chasers())));
    }
    return it.side() == Side.SELF
        ? group("keeps-chasing?", it.times(), parts)
        : group("keeps-chasing?", it.times(), parts, "opponent");
  }

  @Override
  public Form justCaptured(Condition.JustCaptured it) {
    return group("captured", terms.filter(it.filter()));
  }

  @Override
  public Form arrangement(Condition.Arrangement it) {
    List<Form> groups = new ArrayList<>();
    for (Condition.Group part : it.groups()) {
      part.occupants().forEach(filter -> groups.add(terms.filter(filter)));
      groups.add(group(part.places()));
    }
    return group("absolute-config", groups);
  }

  @Override
  public Form chain(Condition.Chain it) {
    List<Form> links = new ArrayList<>();
    for (Condition.Link link : it.links()) {
      links.add(terms.filter(link.piece()));
      links.addAll(terms.directions(link.next()));
    }
    return group("relative-config", links);
  }

  @Override
  public Form compare(Condition.Compare it) {
    return group(sign(it.relation()), terms.amount(it.left()), terms.amount(it.right()));
  }
}

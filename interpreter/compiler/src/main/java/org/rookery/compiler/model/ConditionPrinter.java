package org.rookery.compiler.model;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.program.Test.Relation;

/** Prints conditions the way rules files write them. */
final class ConditionPrinter implements Condition.Cases<String> {
  private final TermPrinter terms = new TermPrinter();

  String print(Condition condition) {
    return condition.match(this);
  }

  private String word(String word, Place place) {
    return place instanceof Place.Here ? word : "(" + word + " " + terms.place(place) + ")";
  }

  private String word(String word, String name, Place place) {
    String where = place instanceof Place.Here ? "" : " " + terms.place(place);
    return name.isEmpty() ? word(word, place) : "(" + word + " " + name + where + ")";
  }

  private static String about(String word, Side side) {
    return side == Side.SELF ? word : "(" + word + " " + TermPrinter.side(side) + ")";
  }

  private String all(List<Condition> conditions) {
    return conditions.stream().map(this::print).collect(Collectors.joining(" "));
  }

  private static String symbol(Relation relation) {
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
  public String constant(Condition.Constant it) {
    return Boolean.toString(it.value());
  }

  @Override
  public String not(Condition.Not it) {
    return "(not " + print(it.condition()) + ")";
  }

  @Override
  public String and(Condition.And it) {
    return "(and " + all(it.conditions()) + ")";
  }

  @Override
  public String or(Condition.Or it) {
    return "(or " + all(it.conditions()) + ")";
  }

  @Override
  public String empty(Condition.Empty it) {
    return word("empty?", it.place());
  }

  @Override
  public String man(Condition.Man it) {
    return word("man?", terms.filter(it.filter()), it.place());
  }

  @Override
  public String inZone(Condition.InZone it) {
    return word("in-zone?", it.zone(), it.place());
  }

  @Override
  public String isSquare(Condition.IsSquare it) {
    return "(position? " + it.square() + ")";
  }

  @Override
  public String onBoard(Condition.OnBoard it) {
    return word("on-board?", it.place());
  }

  @Override
  public String marked(Condition.Marked it) {
    return word("marked?", it.place());
  }

  @Override
  public String lastFrom(Condition.LastFrom it) {
    return word("last-from?", it.place());
  }

  @Override
  public String lastTo(Condition.LastTo it) {
    return word("last-to?", it.place());
  }

  @Override
  public String flag(Condition.Flag it) {
    return "(flag? " + it.name() + ")";
  }

  @Override
  public String positionFlag(Condition.PositionFlag it) {
    return word("position-flag?", it.name(), it.place());
  }

  @Override
  public String hasAttribute(Condition.HasAttribute it) {
    return word("attribute?", it.name(), it.place());
  }

  @Override
  public String unmoved(Condition.Unmoved it) {
    return word("unmoved?", it.place());
  }

  @Override
  public String castles(Condition.Castles it) {
    return "(castles? " + terms.place(it.royal()) + " " + terms.place(it.partner()) + ")";
  }

  @Override
  public String passed(Condition.Passed it) {
    return word("passed?", it.place());
  }

  @Override
  public String attacked(Condition.Attacked it) {
    return word("attacked?", it.moveType(), it.place());
  }

  @Override
  public String defended(Condition.Defended it) {
    return word("defended?", it.moveType(), it.place());
  }

  @Override
  public String adjacentToEnemy(Condition.AdjacentToEnemy it) {
    return word("adjacent-to-enemy?", it.place());
  }

  @Override
  public String goalSquare(Condition.GoalSquare it) {
    return word("goal-position?", it.place());
  }

  @Override
  public String captures(Condition.Captures it) {
    return "captures?";
  }

  @Override
  public String promotes(Condition.Promotes it) {
    return "promoted?";
  }

  @Override
  public String inSetup(Condition.InSetup it) {
    return word("in-setup?", terms.filter(it.filter()), it.place());
  }

  @Override
  public String royal(Condition.Royal it) {
    return word("royal?", it.place());
  }

  @Override
  public String inCheck(Condition.InCheck it) {
    return about("in-check?", it.side());
  }

  @Override
  public String toMove(Condition.ToMove it) {
    return about("to-move?", it.side());
  }

  @Override
  public String noTurn(Condition.NoTurn it) {
    return about("no-turn?", it.side());
  }

  @Override
  public String canMove(Condition.CanMove it) {
    return about("can-move?", it.side());
  }

  @Override
  public String someTurn(Condition.SomeTurn it) {
    return "(some-turn? " + it.condition().match(this) + ")";
  }

  @Override
  public String connected(Condition.Connected it) {
    return "(connected "
        + terms.filter(it.men())
        + " "
        + terms.area(it.from())
        + " "
        + terms.area(it.to())
        + it.ways().stream().map(way -> " " + terms.direction(way)).collect(Collectors.joining())
        + ")";
  }

  @Override
  public String repeated(Condition.Repeated it) {
    return "(repeated? " + it.times() + ")";
  }

  @Override
  public String justCaptured(Condition.JustCaptured it) {
    return "(captured " + terms.filter(it.filter()) + ")";
  }

  @Override
  public String arrangement(Condition.Arrangement it) {
    return it.groups().stream()
        .map(group -> filters(group.occupants()) + " (" + String.join(" ", group.places()) + ")")
        .collect(Collectors.joining(" ", "(absolute-config ", ")"));
  }

  private String filters(List<Filter> filters) {
    return filters.stream().map(terms::filter).collect(Collectors.joining(" "));
  }

  @Override
  public String chain(Condition.Chain it) {
    StringBuilder text = new StringBuilder("(relative-config");
    for (Condition.Link link : it.links()) {
      text.append(' ').append(terms.filter(link.man()));
      link.next().forEach(direction -> text.append(' ').append(terms.direction(direction)));
    }
    return text.append(')').toString();
  }

  @Override
  public String compare(Condition.Compare it) {
    return "("
        + symbol(it.relation())
        + " "
        + terms.amount(it.left())
        + " "
        + terms.amount(it.right())
        + ")";
  }
}

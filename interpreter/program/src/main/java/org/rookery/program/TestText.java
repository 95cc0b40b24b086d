package org.rookery.program;

import java.util.List;
import java.util.stream.Collectors;
import org.rookery.program.board.Topology;

/**
 * Tests and quantities as text, in brackets as in a rules file, with squares and pieces by name.
 */
final class TestText implements TestCases<String>, Quantity.Cases<String> {
  private final NamedThings names;

  TestText(NamedThings names) {
    this.names = names;
  }

  String of(Test test) {
    return test.match(this);
  }

  private static String call(String word, String... operands) {
    return "(" + word + " " + String.join(" ", operands) + ")";
  }

  private String call(String word, List<Test> tests) {
    return call(word, tests.stream().map(this::of).collect(Collectors.joining(" ")));
  }

  private String operation(String sign, List<Quantity> quantities) {
    return call(sign, quantities.stream().map(q -> q.match(this)).collect(Collectors.joining(" ")));
  }

  @Override
  public String constant(Test.Constant test) {
    return Boolean.toString(test.value());
  }

  @Override
  public String holds(Test.Holds test) {
    return call(names.square(test.square()), "holds", names.pieces(test.contents()));
  }

  @Override
  public String attribute(Test.Attribute test) {
    return call(
        names.square(test.square()), "has", names.game().attributes().get(test.attribute()));
  }

  @Override
  public String unmoved(Test.Unmoved test) {
    Right right = names.game().rights().get(test.right());
    return call(
        "unmoved", right.squares().stream().map(names::square).collect(Collectors.joining(" ")));
  }

  @Override
  public String passed(Test.Passed test) {
    return call("passed", names.square(test.square()));
  }

  @Override
  public String lastFrom(Test.LastFrom test) {
    return call("last-from", names.square(test.square()));
  }

  @Override
  public String lastTo(Test.LastTo test) {
    return call("last-to", names.square(test.square()));
  }

  @Override
  public String attacked(Test.Attacked test) {
    String attack =
        names.square(test.square())
            + " by "
            + names.player(test.by())
            + " as "
            + names.piece(test.as())
            + (test.left() == Topology.NOWHERE ? "" : " from " + names.square(test.left()));
    return test.group() == MoveGroup.ANY
        ? call("attacked", attack)
        : call("attacked", attack, "moving by", names.game().groups().get(test.group()));
  }

  @Override
  public String inCheck(Test.InCheck test) {
    return call("in-check", names.player(test.player()));
  }

  @Override
  public String toMove(Test.ToMove test) {
    return call("to-move", names.player(test.player()));
  }

  @Override
  public String atStep(Test.AtStep test) {
    StringBuilder steps = new StringBuilder();
    for (long rest = test.steps(); rest != 0; rest &= rest - 1) {
      steps.append(' ').append(Long.numberOfTrailingZeros(rest) + 1);
    }
    return "(at-step" + steps + ")";
  }

  @Override
  public String noTurn(Test.NoTurn test) {
    return call("no-turn", names.player(test.player()));
  }

  @Override
  public String canMove(Test.CanMove test) {
    return call("can-move", names.player(test.player()));
  }

  @Override
  public String someTurn(Test.SomeTurn test) {
    return call("some-turn", names.player(test.player()), test.test().match(this));
  }

  @Override
  public String repeated(Test.Repeated test) {
    return call("repeated", Integer.toString(test.times()));
  }

  @Override
  public String repeatedWhile(Test.RepeatedWhile test) {
    return call(
        "repeated-while",
        Integer.toString(test.times()),
        names.player(test.player()),
        test.test().match(this));
  }

  @Override
  public String keepsChasing(Test.KeepsChasing test) {
    return call(
        "keeps-chasing",
        Integer.toString(test.times()),
        names.player(test.player()),
        pieceCount(test));
  }

  private String pieceCount(Test.KeepsChasing test) {
    return names.pieces(test.chasers());
  }

  @Override
  public String justCaptured(Test.JustCaptured test) {
    return call("just-captured", names.pieces(test.contents()));
  }

  @Override
  public String captures(Test.Captures test) {
    String from = test.from() == Test.Captures.HAND ? "hand" : names.square(test.from());
    return call("captures", from, names.square(test.to()));
  }

  @Override
  public String reaches(Test.Reaches test) {
    String over = names.pieces(test.over());
    String from = names.region(test.from());
    String to = names.region(test.to());
    return test.connects()
        ? call("connected", over, from, to)
        : call("reaches", over, from, names.pieces(test.goal()), to);
  }

  @Override
  public String compare(Test.Compare test) {
    String sign =
        switch (test.relation()) {
          case LESS -> "<";
          case AT_MOST -> "<=";
          case EQUAL -> "=";
          case UNEQUAL -> "!=";
          case AT_LEAST -> ">=";
          case MORE -> ">";
        };
    return call(sign, test.left().match(this), test.right().match(this));
  }

  @Override
  public String not(Test.Not test) {
    return call("not", of(test.test()));
  }

  @Override
  public String and(Test.And test) {
    return call("and", test.tests());
  }

  @Override
  public String or(Test.Or test) {
    return call("or", test.tests());
  }

  @Override
  public String constant(Quantity.Constant quantity) {
    return Integer.toString(quantity.value());
  }

  @Override
  public String pieceCount(Quantity.PieceCount quantity) {
    return call("count", names.pieces(quantity.contents()), names.region(quantity.region()));
  }

  @Override
  public String stacked(Quantity.Stacked quantity) {
    String pieces = names.pieces(quantity.contents());
    String region = names.region(quantity.region());
    return quantity.depth() == 0
        ? call("stacked", pieces, region)
        : call("stacked", pieces, region, Integer.toString(quantity.depth()));
  }

  @Override
  public String inHand(Quantity.InHand quantity) {
    return call("count", names.pieces(quantity.contents()), "in hand");
  }

  @Override
  public String counter(Quantity.Counter quantity) {
    return call("counter", names.game().counters().get(quantity.counter()).name());
  }

  @Override
  public String lastSquare(Quantity.LastSquare quantity) {
    return call("square-number", quantity.end() ? "last-to" : "last-from");
  }

  @Override
  public String clock(Quantity.Clock quantity) {
    return "(quiet-turns)";
  }

  @Override
  public String groups(Quantity.Groups quantity) {
    return "(groups " + quantity.contents() + ")";
  }

  @Override
  public String groupSize(Quantity.GroupSize quantity) {
    return call("group-size", Integer.toString(quantity.rank()), names.pieces(quantity.contents()));
  }

  @Override
  public String inSight(Quantity.InSight quantity) {
    return call("in-sight", names.pieces(quantity.contents()), quantity.rays().toString());
  }

  @Override
  public String territory(Quantity.Territory quantity) {
    return call("territory", names.pieces(quantity.contents()));
  }

  @Override
  public String passes(Quantity.Passes quantity) {
    return "(passes)";
  }

  @Override
  public String product(Quantity.Product quantity) {
    return operation("*", quantity.factors());
  }

  @Override
  public String extreme(Quantity.Extreme quantity) {
    return operation(quantity.greatest() ? "greatest" : "least", quantity.terms());
  }

  @Override
  public String sum(Quantity.Sum quantity) {
    return operation("+", quantity.terms());
  }
}

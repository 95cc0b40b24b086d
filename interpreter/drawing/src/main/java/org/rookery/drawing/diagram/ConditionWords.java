package org.rookery.drawing.diagram;

import java.util.List;
import java.util.stream.Stream;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TestCases;

/** What a condition is about, in a few words. */
final class ConditionWords implements TestCases<String> {
  private final GameProgram program;

  ConditionWords(GameProgram program) {
    this.program = program;
  }

  private String square(int square) {
    return program.topology().squares().get(square);
  }

  @Override
  public String constant(Test.Constant test) {
    return "nothing";
  }

  @Override
  public String holds(Test.Holds test) {
    return "what stands on " + square(test.square());
  }

  @Override
  public String attribute(Test.Attribute test) {
    return program.attributes().get(test.attribute()) + " on " + square(test.square());
  }

  @Override
  public String unmoved(Test.Unmoved test) {
    return "which pieces have moved";
  }

  @Override
  public String passed(Test.Passed test) {
    return "whether a piece has just skipped " + square(test.square());
  }

  @Override
  public String lastFrom(Test.LastFrom test) {
    return "where the last move began";
  }

  @Override
  public String lastTo(Test.LastTo test) {
    return "where the last move ended";
  }

  @Override
  public String attacked(Test.Attacked test) {
    return "attacks on " + square(test.square());
  }

  @Override
  public String inCheck(Test.InCheck test) {
    return "whether " + program.players().get(test.player()) + " is in check";
  }

  @Override
  public String toMove(Test.ToMove test) {
    return "which player is to move";
  }

  @Override
  public String atStep(Test.AtStep test) {
    return "the number of the turn";
  }

  @Override
  public String noTurn(Test.NoTurn test) {
    return "whether " + program.players().get(test.player()) + " has a legal move";
  }

  @Override
  public String canMove(Test.CanMove test) {
    return "whether " + program.players().get(test.player()) + " can move";
  }

  @Override
  public String reaches(Test.Reaches test) {
    if (test.over().isOnly(Contents.EMPTY)) {
      return "whether a way over empty squares leads there";
    }
    return test.connects() ? "whether pieces are connected" : "whether pieces reach a square";
  }

  @Override
  public String someTurn(Test.SomeTurn test) {
    return "what a move of " + program.players().get(test.player()) + " could bring about";
  }

  @Override
  public String repeated(Test.Repeated test) {
    return "how often the position has occurred";
  }

  @Override
  public String repeatedWhile(Test.RepeatedWhile test) {
    return "what held while the position was repeated";
  }

  @Override
  public String keepsChasing(Test.KeepsChasing test) {
    return "which piece was chased while the position was repeated";
  }

  @Override
  public String justCaptured(Test.JustCaptured test) {
    return "what the last move captured";
  }

  @Override
  public String captures(Test.Captures test) {
    return "whether it captures";
  }

  @Override
  public String compare(Test.Compare test) {
    List<Quantity> numbers =
        Stream.of(test.left(), test.right()).flatMap(ConditionWords::leaves).toList();
    boolean columns = numbers.stream().allMatch(Quantity.Stacked.class::isInstance);
    return columns && !numbers.isEmpty()
        ? "what lies in a column, and how much"
        : "a count of pieces or moves";
  }

  /** The numbers that a number is worked out from, those that are written apart. */
  private static Stream<Quantity> leaves(Quantity number) {
    return number.nested().isEmpty()
        ? Stream.of(number).filter(it -> !(it instanceof Quantity.Constant))
        : number.nested().stream().flatMap(ConditionWords::leaves);
  }

  @Override
  public String not(Test.Not test) {
    return test.test().match(this);
  }

  @Override
  public String and(Test.And test) {
    return "several things";
  }

  @Override
  public String or(Test.Or test) {
    return "one of several things";
  }
}

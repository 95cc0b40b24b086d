package org.rookery.drawing.diagram;

import org.rookery.program.GameProgram;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TestCases;

/**
 * How tests that are not about single squares turn out for a piece that stands alone on the board.
 *
 * <p>A way through the code that needs another answer is one on a condition.
 */
final class DiagramQuantities implements Quantity.Cases<Integer>, TestCases.Few<Boolean> {
  private final GameProgram program;
  private final int content;
  private final int start;

  DiagramQuantities(GameProgram program, int content, int start) {
    this.program = program;
    this.content = content;
    this.start = start;
  }

  /** Whatever needs other pieces, or a past, does not hold of a piece that stands alone. */
  @Override
  public Boolean other(Test test) {
    return false;
  }

  @Override
  public Boolean attribute(Test.Attribute test) {
    int bits = program.pieces().get(program.contents().type(content)).attributes();
    return test.square() == start && (bits >>> test.attribute() & 1) != 0;
  }

  @Override
  public Boolean toMove(Test.ToMove test) {
    return test.player() == program.contents().owner(content);
  }

  @Override
  public Boolean compare(Test.Compare test) {
    return test.relation().holds(test.left().match(this), test.right().match(this));
  }

  @Override
  public Boolean atStep(Test.AtStep test) {
    return true;
  }

  @Override
  public Integer constant(Quantity.Constant quantity) {
    return quantity.value();
  }

  @Override
  public Integer pieceCount(Quantity.PieceCount quantity) {
    boolean placed = start >= 0; // a piece in hand stands nowhere
    return placed && quantity.contents().has(content) && quantity.region().has(start) ? 1 : 0;
  }

  @Override
  public Integer stacked(Quantity.Stacked quantity) {
    boolean top = quantity.depth() <= 1; // nothing lies beneath
    return top
        ? pieceCount(new Quantity.PieceCount(quantity.contents(), quantity.region()))
        : Integer.valueOf(0);
  }

  @Override
  public Integer inHand(Quantity.InHand quantity) {
    return 0;
  }

  @Override
  public Integer counter(Quantity.Counter quantity) {
    return program.counters().get(quantity.counter()).initial();
  }

  @Override
  public Integer lastSquare(Quantity.LastSquare quantity) {
    return 0;
  }

  @Override
  public Integer clock(Quantity.Clock quantity) {
    return 0;
  }

  @Override
  public Integer groups(Quantity.Groups quantity) {
    return 0;
  }

  @Override
  public Integer groupSize(Quantity.GroupSize quantity) {
    return 0;
  }

  @Override
  public Integer inSight(Quantity.InSight quantity) {
    return 0;
  }

  @Override
  public Integer territory(Quantity.Territory quantity) {
    return 0;
  }

  @Override
  public Integer passes(Quantity.Passes quantity) {
    return 0;
  }

  @Override
  public Integer product(Quantity.Product quantity) {
    return quantity.factors().stream().mapToInt(f -> f.match(this)).reduce(1, (a, b) -> a * b);
  }

  @Override
  public Integer extreme(Quantity.Extreme quantity) {
    return Quantity.Extreme.of(
        quantity.greatest(), quantity.terms().stream().mapToInt(term -> term.match(this)));
  }

  @Override
  public Integer sum(Quantity.Sum quantity) {
    return quantity.terms().stream().mapToInt(term -> term.match(this)).sum();
  }
}

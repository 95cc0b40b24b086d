package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.List;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkerGame;

/**
 * Runs a block both ways at each test, and notes on the way that the scene does not take what
 * should have been otherwise.
 */
final class NearWalk extends BlockWalk {
  private static final Place CURSOR = new Place.Of(Register.CURSOR);

  private int steps;

  NearWalk(WalkerGame game, RuleQuestions questions, Scene scene, BlockState.Mover mover) {
    super(game, questions, scene, mover);
  }

  /** Says how far the way has come that goes on now. */
  void at(int nodes) {
    steps = nodes;
  }

  @Override
  public List<Here> test(Node.Test node) {
    boolean holds = holds(node.condition());
    Here expected = new Here(holds ? node.then() : node.otherwise(), track());
    if (node.condition().constant().isPresent()) {
      return List.of(expected);
    }
    BlockState other = track().copy();
    List<FailedTest> failures = new ArrayList<>(other.failures);
    failures.add(
        new FailedTest(node.condition(), !holds, node.origin(), squares(node.condition()), steps));
    other.failures = List.copyOf(failures);
    return List.of(expected, new Here(holds ? node.otherwise() : node.then(), other));
  }

  /** The squares a condition asks about, as far as it names some. */
  private List<Integer> squares(Condition condition) {
    List<Integer> squares = new ArrayList<>();
    for (Place place : PlaceSquares.of(condition)) {
      squares.add(square(place));
    }
    if (squares.isEmpty()) {
      squares.add(square(CURSOR));
    }
    squares.removeIf(square -> square == View.NOWHERE);
    return squares;
  }
}

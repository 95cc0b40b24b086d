package org.rookery.walker.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionCases;
import org.rookery.compiler.model.Filter;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.source.Origin;
import org.rookery.program.Quantity;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.View;
import org.rookery.walker.scene.WalkerGame;

/**
 * Runs a block both ways at each test, and notes on the way that the scene does not take what
 * should have been otherwise.
 */
final class NearWalk extends BlockWalk {
  private static final Place CURSOR = new Place.Of(Register.CURSOR);

  private final WalkerGame game;
  private int steps;
  private Optional<FailedTest> lacking = Optional.empty();

  NearWalk(WalkerGame game, RuleQuestions questions, Scene scene, BlockState.Mover mover) {
    super(game, questions, scene, mover);
    this.game = game;
  }

  /** Says how far the way has come that goes on now. */
  void at(int nodes) {
    steps = nodes;
  }

  /** What the hand lacks for what was emitted last. */
  Optional<FailedTest> lacking() {
    return lacking;
  }

  @Override
  public List<Here> emit(Node.Emit node) {
    lacking = Optional.empty();
    return super.emit(node);
  }

  @Override
  boolean mayLack(Node.Emit node, int piece, int number) {
    Amount held =
        new Amount.InHand(new Filter(Side.SELF, List.of(game.piece(piece).name()), false));
    if (track().failures.stream().anyMatch(failure -> asks(failure.condition(), held))) {
      return true; // said by a test of its own
    }
    Condition enough =
        new Condition.Compare(held, Quantity.Relation.AT_LEAST, new Amount.Literal(number));
    lacking = Optional.of(failed(enough, true, node.origin()));
    return true;
  }

  private static boolean asks(Condition condition, Amount held) {
    return condition.amounts().contains(held);
  }

  @Override
  public List<Here> test(Node.Test node) {
    boolean holds = holds(node.condition());
    Here expected = new Here(holds ? node.then() : node.otherwise(), track());
    if (node.condition().constant().isPresent()) {
      return List.of(expected);
    }
    Optional<Boolean> supposed = supposed(node.condition());
    if (supposed.isPresent()) {
      return List.of(new Here(supposed.get() ? node.then() : node.otherwise(), track()));
    }
    BlockState other = track().copy();
    List<FailedTest> failures = new ArrayList<>(other.failures);
    failures.add(failed(node.condition(), !holds, node.origin()));
    other.failures = List.copyOf(failures);
    return List.of(expected, new Here(holds ? node.otherwise() : node.then(), other));
  }

  /**
   * The answer that a failure on this way implies already: what should have stopped a slider may be
   * leaped over next, and what stands there is told once.
   */
  private Optional<Boolean> supposed(Condition condition) {
    Optional<Filter> holds = held(condition, true);
    if (holds.isEmpty()) {
      return Optional.empty();
    }
    List<Integer> squares = squares(condition);
    return track().failures.stream()
        .filter(failure -> failure.squares().equals(squares))
        .flatMap(failure -> held(failure.condition(), failure.wanted()).stream())
        .filter(held -> held.equals(holds.get()) || held.equals(holds.get().complement()))
        .map(held -> held.equals(holds.get()))
        .findFirst();
  }

  /** What stands on the square that a condition asks about, where the answer is this one. */
  private static Optional<Filter> held(Condition condition, boolean answer) {
    return condition.match(HELD).map(filter -> answer ? filter : filter.complement());
  }

  /** What stands on the square that a condition asks about, where it holds. */
  private static final ConditionCases.Few<Optional<Filter>> HELD =
      new ConditionCases.Few<>() {
        @Override
        public Optional<Filter> other(Condition it) {
          return Optional.empty();
        }

        @Override
        public Optional<Filter> empty(SquareCondition.Empty it) {
          return Optional.of(Filter.EMPTY);
        }

        @Override
        public Optional<Filter> pieceOn(SquareCondition.PieceOn it) {
          return Optional.of(it.filter());
        }
      };

  private FailedTest failed(Condition condition, boolean wanted, Origin origin) {
    List<Integer> numbers = condition.amounts().stream().map(this::value).toList();
    return new FailedTest(condition, wanted, origin, squares(condition), numbers, steps);
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

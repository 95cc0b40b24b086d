package org.rookery.program;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.rookery.program.board.Topology;

/**
 * A question about a position whose answer is not known before the game: every square in it is
 * fixed.
 *
 * <p>Rules ask them at {@link Rule.Ask}; endings and turn rules are made of them.
 */
public sealed interface Test extends Logical<Test> {
  /** Dispatches on the kind of test. */
  <R> R match(TestCases<R> cases);

  @Override
  default Test self() {
    return this;
  }

  /** The numbers it compares; none for most kinds. */
  default List<Quantity> quantities() {
    return List.of();
  }

  /** The square that the last move has skipped if it holds. */
  default OptionalInt passed() {
    return OptionalInt.empty();
  }

  /** The number of the right that lasts if it holds. */
  default OptionalInt kept() {
    return OptionalInt.empty();
  }

  /** The player who has no move if it holds. */
  default OptionalInt stuck() {
    return OptionalInt.empty();
  }

  /** How often the position on the board must have occurred for it to hold. */
  default int times() {
    return 1;
  }

  /** Whether it asks for a way over pieces that are all alike. */
  default boolean connects() {
    return false;
  }

  /** What stands on a single square wherever it holds, though it asks for more. */
  default Optional<Holds> entailed() {
    return Optional.empty();
  }

  /** Whether the answer hangs on the turn being built. */
  default boolean isAboutMove() {
    return mentions(part -> part instanceof Captures);
  }

  /** Whether the answer hangs on which positions have occurred before. */
  default boolean isAboutRepetition() {
    return mentions(OfHistory.class::isInstance);
  }

  /** What is asked of the positions that have occurred, the one on the board as well. */
  sealed interface OfHistory extends Test {}

  /** What is asked about the last move. */
  sealed interface OfLastMove extends Test {}

  /** What a piece carries with it beside its type and its owner. */
  sealed interface OfMark extends Test {}

  /** What is asked about one other test. */
  sealed interface OfOne extends Test {
    Test test();

    @Override
    default List<Test> parts() {
      return List.of(test());
    }
  }

  /** What is asked about several tests. */
  sealed interface OfSeveral extends Test {
    List<Test> tests();

    @Override
    default List<Test> parts() {
      return tests();
    }
  }

  /** Always the same answer. */
  record Constant(boolean value) implements Test, Fixed<Test> {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.constant(this);
    }
  }

  /** What stands on {@code square} is one of {@code contents}. */
  record Holds(int square, ContentSet contents) implements Test {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.holds(this);
    }
  }

  /** A piece stands on {@code square} and has the attribute. */
  record Attribute(int square, int attribute) implements OfMark {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.attribute(this);
    }
  }

  /** The pieces of {@linkplain Right right} number {@code right} have never moved. */
  record Unmoved(int right) implements OfMark {
    @Override
    public OptionalInt kept() {
      return OptionalInt.of(right);
    }

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.unmoved(this);
    }
  }

  /** The last move skipped {@code square}, so that its mover may be captured there en passant. */
  record Passed(int square) implements Test {
    @Override
    public OptionalInt passed() {
      return OptionalInt.of(square);
    }

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.passed(this);
    }
  }

  /** The last move began on {@code square}. */
  record LastFrom(int square) implements OfLastMove {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.lastFrom(this);
    }
  }

  /** The last move ended on {@code square}. */
  record LastTo(int square) implements OfLastMove {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.lastTo(this);
    }
  }

  /**
   * A piece of {@code by} could capture a piece of content {@code as} on {@code square}, were it
   * there.
   *
   * @param group the move group the attackers are limited to, or {@link MoveGroup#ANY}
   * @param left the square it has left to be there, which is empty then, or {@link
   *     Topology#NOWHERE}
   */
  record Attacked(int square, int as, int by, int group, int left) implements Test {
    /** An attack on a piece that comes from no other square. */
    public Attacked(int square, int as, int by, int group) {
      this(square, as, by, group, Topology.NOWHERE);
    }

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.attacked(this);
    }
  }

  /** A royal piece of {@code player} is attacked. */
  record InCheck(int player) implements Test {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.inCheck(this);
    }
  }

  /** {@code player} is to move. */
  record ToMove(int player) implements Test {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.toMove(this);
    }
  }

  /** The turn now due is one of the turn order's steps whose bits are set. */
  record AtStep(long steps) implements Test {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.atStep(this);
    }
  }

  /** {@code player} is to move and has no legal move. */
  record NoTurn(int player) implements Test {
    @Override
    public OptionalInt stuck() {
      return OptionalInt.of(player);
    }

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.noTurn(this);
    }
  }

  /** {@code player}, were it their turn, could make a turn other than a pass. */
  record CanMove(int player) implements Test {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.canMove(this);
    }
  }

  /** {@code player} is to move and has a legal move after which {@code test} holds. */
  record SomeTurn(int player, Test test) implements OfOne {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.someTurn(this);
    }
  }

  /** The position has now occurred {@code times} times with the same player to move. */
  record Repeated(int times) implements OfHistory {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.repeated(this);
    }
  }

  /**
   * The position has now occurred {@code times} times with the same player to move, and {@code
   * test} held after each turn that {@code player} has made since the first of them.
   */
  record RepeatedWhile(int times, int player, Test test) implements OfHistory, OfOne {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.repeatedWhile(this);
    }
  }

  /**
   * The position has now occurred {@code times} times with the same player to move, and with each
   * turn that {@code player} has made since the first of them they chased the same piece.
   *
   * @param chasers the pieces that chase
   * @param spared for each square, whether who stands there may be chased
   * @param dearer pieces that are chased by lesser ones though they are protected
   */
  record KeepsChasing(
      int times, int player, ContentSet chasers, List<Test> spared, List<Dearer> dearer)
      implements OfHistory {
    @Override
    public List<Test> parts() {
      return spared;
    }

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.keepsChasing(this);
    }
  }

  /** Pieces worth more than these chasers. */
  record Dearer(ContentSet pieces, ContentSet chasers) {}

  /** The last move captured a piece whose content is in {@code contents}. */
  record JustCaptured(ContentSet contents) implements OfLastMove {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.justCaptured(this);
    }
  }

  /**
   * The move being built, if it were emitted with its last leg ending on {@code to}, would capture.
   *
   * @param from where that leg begins, or {@link #HAND} for a piece that comes from there
   */
  record Captures(int from, int to) implements Test {
    /** In place of a square: the hand. */
    public static final int HAND = -1;

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.captures(this);
    }
  }

  /**
   * Some way leads from a square of {@code from} over squares that all hold one of {@code over},
   * and one step further at most, to a square of {@code to} that holds one of {@code goal}.
   *
   * @param next for each square those that a way may go to from there
   */
  record Reaches(ContentSet over, Region from, ContentSet goal, Region to, AdjacentSquares next)
      implements Test {
    @Override
    public boolean connects() {
      return goal.equals(over);
    }

    @Override
    public Optional<Holds> entailed() {
      return to.squares().length == 1
          ? Optional.of(new Holds(to.squares()[0], goal))
          : Optional.empty();
    }

    /** Without the neighbours, which are many and alike in most tests of a game. */
    @Override
    public int hashCode() {
      return Objects.hash(over, from, goal, to);
    }

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.reaches(this);
    }
  }

  /** Two quantities compare as {@code relation} says. */
  record Compare(Quantity left, Quantity.Relation relation, Quantity right) implements Test {
    @Override
    public List<Quantity> quantities() {
      return List.of(left, right);
    }

    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.compare(this);
    }
  }

  /** The opposite. */
  record Not(Test test) implements OfOne, Negation<Test> {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.not(this);
    }
  }

  /** All of them. */
  record And(List<Test> tests) implements OfSeveral, Conjunction<Test> {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.and(this);
    }
  }

  /** Any of them. */
  record Or(List<Test> tests) implements OfSeveral, Disjunction<Test> {
    @Override
    public <R> R match(TestCases<R> cases) {
      return cases.or(this);
    }
  }
}

package org.rookery.engine.run;

import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.PassUntilTurn;
import org.rookery.engine.position.Position;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TestCases;

/**
 * Answers tests on a position.
 *
 * <p>Each question makes a small object bound to the position; the JVM takes those off the heap,
 * and the frequent tests of move code never come here.
 */
public final class TestEvaluator {
  private final AttackQuestions attacks;
  private final TurnQuestion turns;

  /** The move being built, for the tests about it. */
  public interface Building {
    /** Whether the move captures if its last leg goes from {@code from} to {@code to}. */
    boolean captures(Position position, int from, int to);
  }

  /** Asks about the legal moves of the player to move. */
  public interface TurnQuestion {
    /** Whether there is one. */
    boolean hasTurn(Position position);

    /** Whether one of them is no pass. */
    boolean canMove(Position position);

    /** Whether a test holds after one of them. */
    boolean canBring(Position position, Test test);

    /** Whether a player has chased the same piece while the position was repeated. */
    boolean keepsChasing(Position position, Test.KeepsChasing test);
  }

  /** Between turns and parts: what captures is the part made last. */
  private static final Building MADE =
      new Building() {
        @Override
        public boolean captures(Position position, int from, int to) {
          return position.capturedCount() > 0;
        }
      };

  public TestEvaluator(AttackQuestions attacks, TurnQuestion turns) {
    this.attacks = attacks;
    this.turns = turns;
  }

  /** Whether a test holds for a move being built. */
  public boolean holds(Position position, Test test, Building building) {
    return test.match(new Answer(position, building));
  }

  /** Whether a test holds between turns, or after the part of a move made last. */
  public boolean holds(Position position, Test test) {
    return holds(position, test, MADE);
  }

  /** A number read off a position between turns. */
  public int value(Position position, Quantity quantity) {
    return new QuantityEvaluator(position).value(quantity);
  }

  private final class Answer implements TestCases<Boolean> {
    private final Position position;
    private final Building building;
    private @Nullable Components components;

    Answer(Position position, Building building) {
      this.position = position;
      this.building = building;
    }

    @Override
    public Boolean constant(Test.Constant test) {
      return test.value();
    }

    @Override
    public Boolean holds(Test.Holds test) {
      return test.contents().has(position.content(test.square()));
    }

    @Override
    public Boolean attribute(Test.Attribute test) {
      return position.has(test.square(), test.attribute());
    }

    @Override
    public Boolean unmoved(Test.Unmoved test) {
      return (position.rights() >>> test.right() & 1) != 0;
    }

    @Override
    public Boolean passed(Test.Passed test) {
      return position.passed(test.square());
    }

    @Override
    public Boolean lastFrom(Test.LastFrom test) {
      return position.lastFrom() == test.square();
    }

    @Override
    public Boolean lastTo(Test.LastTo test) {
      return position.lastTo() == test.square();
    }

    @Override
    public Boolean attacked(Test.Attacked test) {
      return attacks.attacked(position, test);
    }

    @Override
    public Boolean inCheck(Test.InCheck test) {
      return attacks.inCheck(position, test.player());
    }

    @Override
    public Boolean toMove(Test.ToMove test) {
      return position.mover() == test.player();
    }

    @Override
    public Boolean atStep(Test.AtStep test) {
      return (test.steps() >>> position.step() & 1) != 0;
    }

    @Override
    public Boolean noTurn(Test.NoTurn test) {
      return position.mover() == test.player() && !turns.hasTurn(position);
    }

    @Override
    public Boolean canMove(Test.CanMove test) {
      int passes = PassUntilTurn.until(position, test.player());
      boolean found = passes >= 0 && turns.canMove(position);
      PassUntilTurn.takeBack(position, passes);
      return found;
    }

    @Override
    public Boolean someTurn(Test.SomeTurn test) {
      return position.mover() == test.player() && turns.canBring(position, test.test());
    }

    @Override
    public Boolean reaches(Test.Reaches test) {
      components = components == null ? new Components(position) : components;
      return components.hold(test);
    }

    @Override
    public Boolean repeated(Test.Repeated test) {
      return position.occurrences() >= test.times();
    }

    /** A repetition is rare, so the way back to it is gone on a copy, turn by turn. */
    @Override
    public Boolean repeatedWhile(Test.RepeatedWhile test) {
      if (position.occurrences() < test.times()) {
        return false;
      }
      Position past = new Position(position);
      boolean turned = false;
      for (int plies = 0; position.occurrences(plies) < test.times(); plies++) {
        boolean held = TestEvaluator.this.holds(past, test.test());
        past.unmake();
        if (past.mover() == test.player()) {
          turned = true;
          if (!held) {
            return false;
          }
        }
      }
      return turned;
    }

    @Override
    public Boolean keepsChasing(Test.KeepsChasing test) {
      return position.occurrences() >= test.times() && turns.keepsChasing(position, test);
    }

    @Override
    public Boolean justCaptured(Test.JustCaptured test) {
      for (int i = 0; i < position.capturedCount(); i++) {
        if (test.contents().has(position.captured(i))) {
          return true;
        }
      }
      return false;
    }

    @Override
    public Boolean captures(Test.Captures test) {
      return building.captures(position, test.from(), test.to());
    }

    @Override
    public Boolean compare(Test.Compare test) {
      QuantityEvaluator quantities = new QuantityEvaluator(position);
      return test.relation().holds(quantities.value(test.left()), quantities.value(test.right()));
    }

    @Override
    public Boolean not(Test.Not test) {
      return !test.test().match(this);
    }

    @Override
    public Boolean and(Test.And test) {
      for (Test part : test.tests()) {
        if (!part.match(this)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public Boolean or(Test.Or test) {
      for (Test part : test.tests()) {
        if (part.match(this)) {
          return true;
        }
      }
      return false;
    }
  }
}

package org.rookery.engine.dead;

import java.util.List;
import org.rookery.engine.reachability.PossibleAnswers;
import org.rookery.engine.reachability.Reachability;
import org.rookery.program.Contents;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TestCases;

/** Which answers tests may ever have, by what a {@link Reachability} holds possible. */
final class ReachableAnswers implements PossibleAnswers, TestCases.Few<Integer> {
  private static final int BOTH = HOLDS | FAILS;

  private final Reachability reachability;
  private final MateSearch mates;
  private final QuantitySpans amounts;

  ReachableAnswers(Reachability reachability) {
    this.reachability = reachability;
    mates = new MateSearch(reachability);
    amounts = new QuantitySpans(reachability);
  }

  @Override
  public int of(Test test) {
    return test.match(this);
  }

  private static int bits(boolean holds, boolean fails) {
    return (holds ? HOLDS : 0) | (fails ? FAILS : 0);
  }

  private static int perhaps(boolean holds) {
    return bits(holds, true);
  }

  /** What is not looked into may come out either way. */
  @Override
  public Integer other(Test test) {
    return BOTH;
  }

  @Override
  public Integer constant(Test.Constant test) {
    return test.value() ? HOLDS : FAILS;
  }

  @Override
  public Integer holds(Test.Holds test) {
    return perhaps(
        test.contents().has(Contents.EMPTY)
            || reachability.kinds.stream().anyMatch(k -> k.mayBe(test.contents(), test.square())));
  }

  @Override
  public Integer passed(Test.Passed test) {
    return perhaps(reachability.isPassing());
  }

  @Override
  public Integer inCheck(Test.InCheck test) {
    return perhaps(mates.mayBeInCheck(test.player()));
  }

  @Override
  public Integer noTurn(Test.NoTurn test) {
    return perhaps(mates.mayBeStuck(test.player()));
  }

  @Override
  public Integer someTurn(Test.SomeTurn test) {
    return perhaps((of(test.test()) & HOLDS) != 0);
  }

  @Override
  public Integer repeatedWhile(Test.RepeatedWhile test) {
    return perhaps((of(test.test()) & HOLDS) != 0);
  }

  @Override
  public Integer keepsChasing(Test.KeepsChasing test) {
    return perhaps(mates.mayChase(test));
  }

  @Override
  public Integer justCaptured(Test.JustCaptured test) {
    return perhaps(
        reachability.kinds.stream()
            .anyMatch(
                kind -> kind.isRemovable() && !kind.everything().both(test.contents()).isEmpty()));
  }

  @Override
  public Integer compare(Test.Compare test) {
    Boolean answer = reachability.answer(test);
    if (answer != null && lasts(test.left()) && lasts(test.right())) {
      return answer ? HOLDS : FAILS;
    }
    return amounts.compare(test);
  }

  private boolean lasts(Quantity quantity) {
    return quantity instanceof Quantity.Constant
        || (quantity instanceof Quantity.Counter counter
            && !reachability.changes(counter.counter()));
  }

  @Override
  public Integer not(Test.Not test) {
    int bits = of(test.test());
    return bits((bits & FAILS) != 0, (bits & HOLDS) != 0);
  }

  @Override
  public Integer and(Test.And test) {
    int all = HOLDS;
    for (Test part : test.tests()) {
      int bits = part.stuck().isPresent() ? BOTH : of(part);
      all = bits((all & bits & HOLDS) != 0, ((all | bits) & FAILS) != 0);
    }
    return (all & HOLDS) != 0 && !mayBeStuck(test.tests()) ? FAILS : all;
  }

  /** Whether parts that ask for lack of turns may hold, in check where others ask for that. */
  private boolean mayBeStuck(List<Test> parts) {
    for (Test part : parts) {
      if (part.stuck().isPresent()) {
        int player = part.stuck().getAsInt();
        boolean mate = parts.contains(new Test.InCheck(player));
        if (!(mate ? mates.mayBeMated(player) : mates.mayBeStuck(player))) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public Integer or(Test.Or test) {
    int any = FAILS;
    for (Test part : test.tests()) {
      int bits = of(part);
      any = bits(((any | bits) & HOLDS) != 0, (any & bits & FAILS) != 0);
    }
    return any;
  }
}

package org.rookery.engine.position;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;

/**
 * How the steps of the turn order follow each other and count up the turn number.
 *
 * <p>The turn number grows when the turn comes back to the player of step 0, as the full-move
 * number of FEN does.
 */
public final class TurnOrder {
  /** So far around a number that a player never has, another is looked for. */
  private static final int NEAR = 50;

  private final List<TurnStep> steps;
  private final IntPredicate isChance;
  private final int repeatFrom;
  private final boolean[] endsRound;
  private final int[] opponents;

  /** The turn order of a game. */
  public TurnOrder(GameProgram program) {
    steps = program.turnOrder();
    isChance = step -> GameProgram.isChance(program.players().get(steps.get(step).player()));
    repeatFrom = program.repeatFrom();
    opponents = IntStream.range(0, program.players().size()).map(program::opponent).toArray();
    int first = steps.get(0).player();
    boolean alone = steps.stream().allMatch(step -> step.player() == first);
    endsRound = new boolean[steps.size()];
    for (int step = 0; step < endsRound.length; step++) {
      boolean comesBack =
          steps.get(step).player() != first && steps.get(next(step)).player() == first;
      endsRound[step] = alone || comesBack;
    }
  }

  /** The step after {@code step}. */
  public int next(int step) {
    return step + 1 < steps.size() ? step + 1 : repeatFrom;
  }

  /** The first of the steps of chance that come directly before a step; that step without any. */
  public int firstThrow(int step) {
    int first = step;
    int before = previous(first);
    while (before != step && before != first && isChance.test(before)) {
      first = before;
      before = previous(first);
    }
    return first;
  }

  private int previous(int step) {
    return step == repeatFrom ? steps.size() - 1 : Math.max(0, step - 1);
  }

  /** Whom the rules of a player call the opponent; see {@link GameProgram#opponent}. */
  public int nextPlayer(int player) {
    return opponents[player];
  }

  /** What {@link Position#turnNumber} grows by when {@code step} has been made: 0 or 1. */
  public int roundsAfter(int step) {
    return endsRound[step] ? 1 : 0;
  }

  /**
   * Whether a step that comes again and again comes for the first time in a turn of this number:
   * then the steps that come only once were before that round. Never where numbers do not grow from
   * round to round.
   */
  public boolean isInFirstRound(int step, int turnNumber) {
    int number = 1;
    for (int before = 0; before < step; before++) {
      number += roundsAfter(before);
    }
    return step >= repeatFrom
        && turnNumber == number
        && IntStream.range(repeatFrom, endsRound.length).anyMatch(each -> endsRound[each]);
  }

  /**
   * The first step at which {@code player} begins their turn number {@code turnNumber}.
   *
   * @return the step, or -1 when the turn order never comes there
   */
  public int step(int player, int turnNumber) {
    int step = 0;
    int number = 1;
    for (int i = 0; i <= steps.size() * (turnNumber + 1L) && number <= turnNumber; i++) {
      if (number == turnNumber && steps.get(step).player() == player) {
        return step;
      }
      number += roundsAfter(step);
      step = next(step);
    }
    return -1;
  }

  /**
   * A sentence for who asks for a turn that never comes: which numbers near it do.
   *
   * @param name the player's
   */
  public String never(String name, int player, int turnNumber) {
    String before = near(player, IntStream.range(1, NEAR).map(less -> turnNumber - less));
    String after = near(player, IntStream.range(1, NEAR).map(more -> turnNumber + more));
    String both = before.isEmpty() || after.isEmpty() ? before + after : before + " and " + after;
    return name
        + " never has a turn number "
        + turnNumber
        + (both.isEmpty() ? "." : ", but " + both + ".");
  }

  private String near(int player, IntStream numbers) {
    return numbers
        .filter(number -> number > 0 && step(player, number) >= 0)
        .mapToObj(String::valueOf)
        .findFirst()
        .orElse("");
  }
}

package org.rookery.compiler.elaborate.board;

import java.util.ArrayList;
import java.util.List;
import org.rookery.program.board.BoardLook;

/**
 * Where the squares of a grid are drawn.
 *
 * @param first the rectangle of the first square: left, top, right, bottom
 * @param steps per dimension, how far right and how far down its next label is
 */
public record GridPlaces(List<Integer> first, List<List<Integer>> steps) {
  /** The largest number in it; greater ones lead off every screen. */
  private static final int MOST = 1_000_000;

  /** The place of one square: a rectangle, or two numbers for its middle, whose size is unsaid. */
  static GridPlaces alone(List<Integer> numbers) {
    List<Integer> sides = new ArrayList<>(numbers);
    if (numbers.size() == 2) {
      sides.addAll(numbers);
    }
    return new GridPlaces(sides, List.of());
  }

  /** Whether all numbers are there, and make sense. */
  public boolean isSound() {
    List<Integer> numbers = new ArrayList<>(first);
    steps.forEach(numbers::addAll);
    return first.size() == 4
        && (isPoint() || (first.get(2) > first.get(0) && first.get(3) > first.get(1)))
        && steps.stream().allMatch(step -> step.size() == 2)
        && numbers.stream().allMatch(n -> Math.abs(n) <= MOST);
  }

  private boolean isPoint() {
    return steps.isEmpty()
        && first.get(2).equals(first.get(0))
        && first.get(3).equals(first.get(1));
  }

  /** The place of square number {@code square} at an index in each dimension. */
  BoardLook.Place at(int square, int[] at) {
    int right = 0;
    int down = 0;
    for (int d = 0; d < at.length; d++) {
      right += at[d] * steps.get(d).get(0);
      down += at[d] * steps.get(d).get(1);
    }
    return new BoardLook.Place(
        square,
        first.get(0) + right,
        first.get(1) + down,
        first.get(2) + right,
        first.get(3) + down);
  }
}

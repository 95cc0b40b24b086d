package org.rookery.compiler.elaborate.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.compiler.model.Facing;

/**
 * Works out which way a player looks from what stands for the directions that grids name. Left and
 * right are never swapped: where a file mirrors the board for a player, leaps are turned.
 */
final class Facings {
  private static final Step AHEAD = new Step(0, 1);

  private final BoardPlan plan;

  /** The directions that stay in a plane of the board. */
  private final Map<String, Step> steps = new LinkedHashMap<>();

  /** A number of columns and of rows, as the first player counts them. */
  private record Step(int columns, int rows) {
    /** Zero when both lie on one line. */
    int across(Step other) {
      return columns * other.rows - rows * other.columns;
    }

    Step back() {
      return new Step(-columns, -rows);
    }
  }

  Facings(BoardPlan plan) {
    this.plan = plan;
    for (String direction : plan.directions()) {
      List<Integer> vector = plan.vector(direction);
      if (vector != null && vector.stream().skip(2).allMatch(step -> step == 0)) {
        steps.put(direction, new Step(vector.get(0), vector.size() > 1 ? -vector.get(1) : 0));
      }
    }
  }

  /** Which way a player looks; the first player's way when nothing says otherwise. */
  Facing of(int player) {
    Map<Step, Step> seen = new LinkedHashMap<>();
    steps.forEach(
        (direction, step) -> {
          Step other = steps.get(plan.stands(player, direction));
          if (other != null) {
            seen.put(step, other);
          }
        });
    List<Step> found = alongFiles(seen);
    if (found.isEmpty()) {
      found = byTwo(seen);
    }
    // A direction that a file leaves as it is says less than one that it turns.
    return found.stream()
        .filter(step -> !step.equals(AHEAD))
        .findFirst()
        .map(this::turned)
        .orElse(Facing.FIRST);
  }

  /** What stands for one row ahead, by the directions that stay on their file. */
  private static List<Step> alongFiles(Map<Step, Step> seen) {
    return seen.entrySet().stream()
        .filter(it -> it.getKey().columns() == 0 && it.getKey().rows() != 0)
        .flatMap(it -> sum(it.getValue(), 1, AHEAD, 0, it.getKey().rows()))
        .toList();
  }

  /** The same by two directions of which none does: a diagonal to either side, say. */
  private static List<Step> byTwo(Map<Step, Step> seen) {
    List<Step> found = new ArrayList<>();
    seen.forEach(
        (one, oneSeen) ->
            seen.forEach(
                (other, otherSeen) -> {
                  int parts = one.across(other);
                  sum(oneSeen, -other.columns(), otherSeen, one.columns(), parts)
                      .forEach(found::add);
                }));
    return found;
  }

  /** Two steps, each so many times, in so many parts; none when these are not whole. */
  private static Stream<Step> sum(Step one, int times, Step other, int otherTimes, int parts) {
    int columns = times * one.columns() + otherTimes * other.columns();
    int rows = times * one.rows() + otherTimes * other.rows();
    return parts == 0 || columns % parts != 0 || rows % parts != 0
        ? Stream.empty()
        : Stream.of(new Step(columns / parts, rows / parts)).filter(it -> !it.equals(it.back()));
  }

  /**
   * The turn that leads ahead there and makes each step of the grid another one, or its way back: a
   * third of a full turn where six steps are hexagons. A quarter or half turn where none does.
   */
  private Facing turned(Step ahead) {
    return IntStream.rangeClosed(-1, 1)
        .boxed()
        .flatMap(x -> IntStream.rangeClosed(-1, 1).mapToObj(y -> new Step(x, y)))
        .filter(right -> right.across(ahead) == 1)
        .map(it -> new Facing(it.columns(), it.rows(), ahead.columns(), ahead.rows()))
        .filter(facing -> !onOneLine() && keepsSteps(facing))
        .findFirst()
        .orElse(Facing.ahead(ahead.columns(), ahead.rows()));
  }

  /** Whether the steps say nothing of what lies to the side. */
  private boolean onOneLine() {
    return steps.values().stream()
        .allMatch(one -> steps.values().stream().allMatch(other -> one.across(other) == 0));
  }

  private boolean keepsSteps(Facing facing) {
    var all =
        steps.values().stream()
            .flatMap(it -> Stream.of(it, it.back()))
            .collect(Collectors.toUnmodifiableSet());
    return steps.values().stream()
        .map(
            it ->
                new Step(
                    facing.columns(it.columns(), it.rows()), facing.rows(it.columns(), it.rows())))
        .allMatch(all::contains);
  }
}

package org.rookery.compiler.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.compiler.check.MissingSymmetry.Step;
import org.rookery.compiler.model.BoardModel;

/**
 * Which directions do not fit a board of hexagons that is turned for a player by some sixths of a
 * full turn, or mirrored as well.
 */
final class TurnedHexagons {
  private static final int SIDES = 6;

  /** How far it is to each of the six neighbours, in order round a hexagon. */
  private static final List<Step> ROUND =
      List.of(
          new Step(0, 1),
          new Step(1, 1),
          new Step(1, 0),
          new Step(0, -1),
          new Step(-1, -1),
          new Step(-1, 0));

  /** By direction, how far it leads; nothing where that is not the same everywhere. */
  private final List<Optional<Step>> steps = new ArrayList<>();

  private final Set<Step> named = new HashSet<>();
  private final BoardModel board;

  TurnedHexagons(BoardModel board) {
    this.board = board;
    for (int[] links : board.topology().links()) {
      List<Step> found = MissingSymmetry.steps(board, links).distinct().limit(2).toList();
      Optional<Step> step = found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
      steps.add(step);
      step.ifPresent(named::add);
    }
  }

  /** A turn, by where it brings the neighbour ahead and the one to the right. */
  private record Turn(Step ahead, Step right) {
    Step of(Step step) {
      return new Step(
          step.columns() * right.columns() + step.rows() * ahead.columns(),
          step.columns() * right.rows() + step.rows() * ahead.rows());
    }
  }

  /** The directions that do not fit the turn that most of a player's directions make. */
  List<Integer> odd(int player) {
    int[] symmetry = board.symmetry()[player];
    return turns().stream()
        .map(turn -> odd(symmetry, turn))
        .min(Comparator.comparingInt(List::size))
        .orElseThrow();
  }

  /** All turns but the one that changes nothing; files may rise to the right or to the left. */
  private static List<Turn> turns() {
    List<Turn> turns = new ArrayList<>();
    for (int sixths = 0; sixths < SIDES; sixths++) {
      for (int round : new int[] {1, -1}) {
        if (sixths > 0 || round < 0) {
          Step ahead = ROUND.get(sixths);
          Step right = ROUND.get(Math.floorMod(sixths + 2 * round, SIDES));
          turns.add(new Turn(ahead, right));
          turns.add(new Turn(ahead.mirrored(), right.mirrored().back()));
        }
      }
    }
    return turns;
  }

  private List<Integer> odd(int[] symmetry, Turn turn) {
    return IntStream.range(0, symmetry.length)
        .filter(direction -> symmetry[direction] >= 0)
        .filter(direction -> isOdd(direction, symmetry[direction], turn))
        .boxed()
        .toList();
  }

  /** Whether a direction stands for another one than that to which it is turned. */
  private boolean isOdd(int direction, int stands, Turn turn) {
    Optional<Step> wanted = steps.get(direction).map(turn::of).filter(named::contains);
    Optional<Step> found = steps.get(stands);
    return wanted.isPresent() && found.isPresent() && !wanted.equals(found);
  }
}

package org.rookery.compiler.specialize;

import java.util.Arrays;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.Liveness;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * A block's local flags: known on each path, so that they leave no code.
 *
 * <p>Each flag has a number for itself and one for each square it can be tied to. A flag that is
 * never asked about is not kept, nor one that is not asked about again.
 */
final class LocalFlags {
  private static final int UNTIED = -1;

  private final Liveness live;
  private final int ties;

  /** The flags of a graph on a board of so many squares. */
  LocalFlags(Liveness live, int squares) {
    this.live = live;
    this.ties = squares + 1;
  }

  /** Whether a flag is up, or null when the condition is not about a flag. */
  @Nullable Test ask(Condition condition, State state, ToIntFunction<Place> square) {
    if (condition instanceof Condition.Flag flag) {
      return new Test.Constant(isUp(state, number(flag.name(), UNTIED)));
    }
    if (condition instanceof SquareCondition.PositionFlag flag) {
      int at = square.applyAsInt(flag.place());
      return new Test.Constant(at != Topology.NOWHERE && isUp(state, number(flag.name(), at)));
    }
    return null;
  }

  /** The state after a flag is set; a place off the board changes nothing. */
  State set(Node.Flag node, State state, ToIntFunction<Place> square) {
    int at = node.place().isEmpty() ? UNTIED : square.applyAsInt(node.place().get());
    boolean isOff = node.place().isPresent() && at == Topology.NOWHERE;
    if (isOff || live.numberOf(node.name()) < 0) {
      return state;
    }
    int number = number(node.name(), at);
    int index = Arrays.binarySearch(state.flags(), number);
    if (index >= 0 == node.value()) {
      return state;
    }
    return state.withFlags(
        node.value() ? with(state.flags(), number, -index - 1) : without(state.flags(), index));
  }

  private static int[] with(int[] flags, int added, int index) {
    int[] more = Arrays.copyOf(flags, flags.length + 1);
    System.arraycopy(flags, index, more, index + 1, flags.length - index);
    more[index] = added;
    return more;
  }

  private static int[] without(int[] flags, int index) {
    int[] fewer = Arrays.copyOf(flags, flags.length - 1);
    System.arraycopy(flags, index + 1, fewer, index, fewer.length - index);
    return fewer;
  }

  private static boolean isUp(State state, int number) {
    return Arrays.binarySearch(state.flags(), number) >= 0;
  }

  /** The flags that are up without those not asked about from a node on. */
  int[] lean(int[] up, int node) {
    int kept = 0;
    for (int flag : up) {
      kept += live.asksFlag(flag / ties, node) ? 1 : 0;
    }
    if (kept == up.length) {
      return up;
    }
    int[] lean = new int[kept];
    int size = 0;
    for (int flag : up) {
      if (live.asksFlag(flag / ties, node)) {
        lean[size++] = flag;
      }
    }
    return lean;
  }

  private int number(String name, int square) {
    return live.numberOf(name) * ties + square + 1;
  }
}

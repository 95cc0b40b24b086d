package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Place;
import org.rookery.program.Code;
import org.rookery.program.Test;
import org.rookery.program.board.Topology;

/**
 * A block's local flags.
 *
 * <p>As a rule they are known on each path and leave no code. Where that would unroll too many
 * paths, they are kept in registers of the running code instead ({@code inCode}).
 */
final class Registers {
  /** Between a flag and the square it is tied to: no name has a blank. */
  private static final char TIE = ' ';

  private final boolean inCode;
  private final List<String> names = new ArrayList<>();

  Registers(boolean inCode) {
    this.inCode = inCode;
  }

  /** Whether flags are kept in registers of the running code. */
  boolean inCode() {
    return inCode;
  }

  /** The test that a flag is up, or null when the condition is not about a flag. */
  @Nullable Test flag(Condition condition, State state, ToIntFunction<Place> square) {
    String name;
    if (condition instanceof Condition.Flag flag) {
      name = flag.name();
    } else if (condition instanceof Condition.PositionFlag flag) {
      int at = square.applyAsInt(flag.place());
      if (at == Topology.NOWHERE) {
        return new Test.Constant(false);
      }
      name = tied(flag.name(), at);
    } else {
      return null;
    }
    if (!inCode) {
      return new Test.Constant(state.flags().getOrDefault(name, false));
    }
    int register = names.indexOf(name);
    return register < 0 ? new Test.Constant(false) : new Test.Register(register);
  }

  /** The state after a flag is set; a place off the board changes nothing. */
  State set(Node.Flag node, State state, ToIntFunction<Place> square, CodeWriter out) {
    String name = node.name();
    if (node.place().isPresent()) {
      int at = square.applyAsInt(node.place().get());
      if (at == Topology.NOWHERE) {
        return state;
      }
      name = tied(name, at);
    }
    if (!inCode) {
      return state.withFlag(name, node.value());
    }
    int register = names.indexOf(name);
    if (register < 0) {
      register = names.size();
      if (register == Long.SIZE) {
        throw new TooLarge("A block uses more than " + Long.SIZE + " local flags.");
      }
      names.add(name);
    }
    out.write(node.value() ? Code.RAISE : Code.LOWER, register, 0);
    return state;
  }

  private static String tied(String name, int square) {
    return name + TIE + square;
  }

  /** The name of a flag as the rules say it, whether it is tied to a square or not. */
  static String name(String flag) {
    int tie = flag.indexOf(TIE);
    return tie < 0 ? flag : flag.substring(0, tie);
  }
}

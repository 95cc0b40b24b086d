package org.rookery.bytecode;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.EditOrder;
import org.rookery.engine.run.RuleCode;
import org.rookery.program.Code;

/**
 * A block of code with everything worked out that does not hang on the position: forks and pending
 * edits are gone, and what is left are questions and whole moves.
 *
 * <p>Each way through the block is known by its state. Blocks in which many ways share code may
 * take more steps than they had instructions: beyond a limit they are not unfolded. Nor are blocks
 * that ask about the move being built, which does not exist here, or that are not all there yet.
 */
final class Unfolding {
  private static final int LIMIT = 600;

  private final RuleCode code;
  private final int holdsLength;
  private final List<Step> steps = new ArrayList<>();
  private int work;
  private boolean failed;

  /**
   * Where a way through the block is, what it has collected, and what goes on when it ends.
   *
   * @param resume null where nothing does
   */
  record State(int pc, List<Integer> pending, @Nullable State resume) {
    State at(int target) {
      return new State(target, pending, resume);
    }

    State without(int target) {
      return new State(target, List.of(), resume);
    }
  }

  /**
   * A question, or a move to emit.
   *
   * @param move the move's words; none of a question
   * @param next where it goes on; null at the end of the block
   * @param otherwise where it goes on after the answer "no"; null at the end of the block
   */
  record Step(State at, List<Integer> move, @Nullable State next, @Nullable State otherwise) {
    boolean isQuestion() {
      return move.isEmpty();
    }

    int pc() {
      return at.pc();
    }
  }

  private Unfolding(RuleCode code, int holdsLength) {
    this.code = code;
    this.holdsLength = holdsLength;
  }

  /**
   * The steps of the block that starts at a place, the first step first, each followed by its next
   * one where that is not elsewhere; empty when the block is not to be unfolded.
   */
  static Optional<List<Step>> of(RuleCode code, int block, int holdsLength) {
    Unfolding unfolding = new Unfolding(code, holdsLength);
    unfolding.follow(new State(block, List.of(), null));
    return unfolding.failed ? Optional.empty() : Optional.of(unfolding.steps);
  }

  private void follow(State start) {
    Set<State> seen = new HashSet<>();
    Deque<State> left = new ArrayDeque<>();
    push(settle(start), left);
    while (!left.isEmpty() && !failed) {
      State state = left.pop();
      if (seen.add(state)) {
        Step step = step(state);
        steps.add(step);
        push(step.otherwise(), left);
        push(step.next(), left);
      }
    }
  }

  private static void push(@Nullable State state, Deque<State> left) {
    if (state != null) {
      left.push(state);
    }
  }

  /** Goes on to the next question or emission. */
  private @Nullable State settle(State start) {
    State state = start;
    while (!failed) {
      failed = ++work > LIMIT;
      int pc = state.pc();
      int[] words = code.words();
      switch (words[pc]) {
        case Code.END -> {
          if (state.resume() == null) {
            return null;
          }
          state = state.resume();
        }
        case Code.JUMP -> state = state.at(words[pc + 1]);
        case Code.FORK -> state = new State(pc + 2, state.pending(), state.at(words[pc + 1]));
        case Code.FORGET -> state = state.without(pc + 1);
        case Code.EDIT -> {
          List<Integer> more =
              Stream.concat(state.pending().stream(), Stream.of(words[pc + 1])).toList();
          state = new State(pc + 2, more, state.resume());
        }
        default -> {
          return state;
        }
      }
    }
    return null;
  }

  private Step step(State state) {
    int pc = state.pc();
    int[] words = code.words();
    return switch (words[pc]) {
      case Code.EMIT_PLAIN ->
          new Step(state, List.of(words[pc + 1]), settle(state.at(pc + 2)), null);
      case Code.EMIT -> emission(state, Stream.of(words[pc + 1]), pc + 2);
      case Code.EMIT_PENDING -> emission(state, Stream.empty(), pc + 1);
      default -> question(state);
    };
  }

  private Step emission(State state, Stream<Integer> last, int next) {
    int[] move = Stream.concat(state.pending().stream(), last).mapToInt(word -> word).toArray();
    int size = EditOrder.tidy(move, 0, move.length);
    failed |= size == 0;
    return new Step(
        state, Arrays.stream(move, 0, size).boxed().toList(), settle(state.without(next)), null);
  }

  private Step question(State state) {
    int pc = state.pc();
    int opcode = code.words()[pc];
    failed |=
        opcode == Code.CAPTURE_PASSER
            || opcode == Code.MORE
            || (opcode == Code.TEST && RuleCode.isAboutMove(code.test(pc)));
    if (failed) {
      return new Step(state, List.of(), null, null);
    }
    int length = RuleCode.length(opcode, holdsLength);
    return new Step(
        state, List.of(), settle(state.at(pc + length)), settle(state.at(code.words()[pc + 2])));
  }
}

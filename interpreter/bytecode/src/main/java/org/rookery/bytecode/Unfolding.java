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
import org.rookery.engine.run.Instructions;
import org.rookery.engine.run.RuleCode;

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
  private final Instructions words;
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

  private Unfolding(RuleCode code, int maskWords) {
    this.code = code;
    this.words = code.instructions(maskWords);
  }

  /**
   * The steps of the block that starts at a place, the first step first, each followed by its next
   * one where that is not elsewhere; empty when the block is not to be unfolded.
   */
  static Optional<List<Step>> of(RuleCode code, int block, int maskWords) {
    Unfolding unfolding = new Unfolding(code, maskWords);
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
      int next = words.next(pc);
      switch (words.at(pc)) {
        case END -> {
          if (state.resume() == null) {
            return null;
          }
          state = state.resume();
        }
        case JUMP -> state = state.at(next);
        case FORK -> state = new State(next, state.pending(), state.at(words.other(pc)));
        case FORGET -> state = state.without(next);
        case COLLECT -> {
          List<Integer> more =
              Stream.concat(state.pending().stream(), Stream.of(words.operand(pc))).toList();
          state = new State(next, more, state.resume());
        }
        case LOOK, ASK, CAPTURE_PASSER, EMIT, EMIT_PLAIN, EMIT_COLLECTED, MORE -> {
          return state;
        }
      }
    }
    return null;
  }

  private Step step(State state) {
    int pc = state.pc();
    int next = words.next(pc);
    return switch (words.at(pc)) {
      case EMIT_PLAIN -> new Step(state, List.of(words.operand(pc)), settle(state.at(next)), null);
      case EMIT -> emission(state, Stream.of(words.operand(pc)), next);
      case EMIT_COLLECTED -> emission(state, Stream.empty(), next);
      case LOOK -> question(state);
      case ASK -> {
        failed |= RuleCode.isAboutMove(code.test(pc));
        yield question(state);
      }
      case END, JUMP, FORK, FORGET, COLLECT, CAPTURE_PASSER, MORE -> {
        failed = true;
        yield question(state);
      }
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
    return failed
        ? new Step(state, List.of(), null, null)
        : new Step(
            state, List.of(), settle(state.at(words.next(pc))), settle(state.at(words.other(pc))));
  }
}

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
import org.rookery.program.Rule;

/**
 * A block of rules with everything worked out that does not hang on the position: forks and pending
 * edits are gone, and what is left are questions and whole moves.
 *
 * <p>Each way through the block is known by its state. Blocks in which many ways share rules may
 * take more steps than they had rules: beyond a limit they are not unfolded. Nor are blocks that
 * ask about the move being built, which does not exist here, or that are not all there yet.
 */
final class Unfolding {
  private static final int LIMIT = 600;

  private final List<Step> steps = new ArrayList<>();
  private int work;
  private boolean failed;

  /**
   * Where a way through the block is, what it has collected, and what goes on when it ends.
   *
   * @param resume null where nothing does
   */
  record State(Rule rule, List<Integer> pending, @Nullable State resume) {
    State at(Rule next) {
      return new State(next, pending, resume);
    }

    State without(Rule next) {
      return new State(next, List.of(), resume);
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
  }

  private Unfolding() {}

  /**
   * The steps of a block, the first step first, each followed by its next one where that is not
   * elsewhere; empty when the block is not to be unfolded.
   */
  static Optional<List<Step>> of(Rule block) {
    Unfolding unfolding = new Unfolding();
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
        Step step = state.rule().match(new Stepping(state));
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

  /** Goes on to the next question or emission; null at the end of the block. */
  private @Nullable State settle(@Nullable State start) {
    State state = start;
    while (state != null && !failed) {
      failed = ++work > LIMIT;
      State next = passed(state);
      if (next == state) {
        return state;
      }
      state = next;
    }
    return null;
  }

  /** The same state where a question is asked or a move emitted, and the next one elsewhere. */
  private static @Nullable State passed(State state) {
    Rule rule = state.rule();
    if (rule instanceof Rule.End) {
      return state.resume();
    }
    if (rule instanceof Rule.Fork fork) {
      return new State(fork.first(), state.pending(), state.at(fork.then()));
    }
    if (rule instanceof Rule.Forget forget) {
      return state.without(forget.next());
    }
    if (rule instanceof Rule.Collect collect && collect.edit() != Rule.CAPTURE_PASSER) {
      return new State(
          collect.next(), with(state.pending(), List.of(collect.edit())), state.resume());
    }
    return state;
  }

  private static List<Integer> with(List<Integer> edits, List<Integer> more) {
    return Stream.concat(edits.stream(), more.stream()).toList();
  }

  /** The step at a state that has been settled. */
  private final class Stepping implements Rule.Cases<Step> {
    private final State state;

    Stepping(State state) {
      this.state = state;
    }

    @Override
    public Step look(Rule.Look rule) {
      return question(rule);
    }

    @Override
    public Step ask(Rule.Ask rule) {
      failed |= rule.test().isAboutMove();
      return question(rule);
    }

    private Step question(Rule rule) {
      return failed
          ? fail()
          : new Step(
              state, List.of(), settle(state.at(rule.exit(0))), settle(state.at(rule.exit(1))));
    }

    @Override
    public Step emit(Rule.Emit rule) {
      List<Integer> edits = with(state.pending(), rule.edits());
      int[] move = edits.stream().mapToInt(edit -> edit).toArray();
      if (edits.contains(Rule.CAPTURE_PASSER)) {
        return fail();
      }
      int size = EditOrder.tidy(move, 0, move.length);
      if (size == 0) {
        return fail();
      }
      List<Integer> words = Arrays.stream(move, 0, size).boxed().toList();
      return new Step(state, words, settle(state.without(rule.next())), null);
    }

    @Override
    public Step fork(Rule.Fork rule) {
      return fail();
    }

    @Override
    public Step collect(Rule.Collect rule) {
      return fail();
    }

    @Override
    public Step forget(Rule.Forget rule) {
      return fail();
    }

    @Override
    public Step more(Rule.More rule) {
      return fail();
    }

    @Override
    public Step end(Rule.End rule) {
      return fail();
    }

    private Step fail() {
      failed = true;
      return new Step(state, List.of(), null, null);
    }
  }
}

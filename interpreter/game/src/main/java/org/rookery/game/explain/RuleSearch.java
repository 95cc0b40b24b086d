package org.rookery.game.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Code;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Test;

/**
 * Finds the way through a man's rules to a wanted turn that fails the fewest tests.
 *
 * <p>Where the engine follows a test's answer, this follows both ways and counts the one that the
 * position does not take as a failure; the least costly way is found first.
 */
final class RuleSearch {
  /** Beyond so many states the rule is too tangled to explain. */
  private static final int MOST = 200_000;

  private final MoveGenerator generator;
  private final Position position;
  private final Predicate<Move> wanted;
  private final Contents contents;
  private boolean gaveUp;

  RuleSearch(MoveGenerator generator, Position position, Predicate<Move> wanted) {
    this.generator = generator;
    this.position = position;
    this.wanted = wanted;
    this.contents = position.program().contents();
  }

  /** One state of the search: where, with what done so far. */
  private record State(int pc, List<Integer> pending) {}

  private record Step(
      State state, List<RulePath.Failure> failures, int order, @Nullable Step before) {}

  /** Whether some rule was too tangled, so that a way not found may be there. */
  boolean gaveUp() {
    return gaveUp;
  }

  /** The best way, if any leads to the turn. */
  Optional<RulePath> find(Code code, int man, int square) {
    PriorityQueue<Step> open =
        new PriorityQueue<>(
            Comparator.comparingInt((Step step) -> step.failures().size())
                .thenComparingInt(step -> RulePath.remoteness(code, step.failures()))
                .thenComparingInt(step -> -first(step))
                .thenComparingInt(Step::order));
    for (int block : code.blocks()) {
      open.add(new Step(new State(block, List.of()), List.of(), open.size(), null));
    }
    Set<State> seen = new HashSet<>();
    Map<State, List<Step>> again = new HashMap<>();
    Step best = null;
    Map<Integer, RulePath.Failure> instead = new TreeMap<>();
    while (!open.isEmpty() && seen.size() < MOST) {
      Step step = open.poll();
      if (best != null && step.failures().size() > best.failures().size()) {
        break;
      }
      if (!seen.add(step.state())) {
        again.computeIfAbsent(step.state(), unused -> new ArrayList<>()).add(step);
      } else if (emits(code, step.state())) {
        best = best == null ? step : best;
        step.failures().stream()
            .findFirst()
            .ifPresent(failure -> instead.put(failure.pc(), failure));
      } else {
        for (Step next : next(code, step)) {
          open.add(new Step(next.state(), next.failures(), seen.size(), step));
        }
      }
    }
    gaveUp |= seen.size() >= MOST;
    if (best == null) {
      return Optional.empty();
    }
    joining(best, again, instead);
    return Optional.of(
        new RulePath(code, man, square, best.failures(), best.state().pc(), instead));
  }

  /** Adds the first failures of ways that join this one, at the same number of failures. */
  private static void joining(
      Step found, Map<State, List<Step>> again, Map<Integer, RulePath.Failure> instead) {
    for (Step step = found; step != null; step = step.before()) {
      for (Step other : again.getOrDefault(step.state(), List.of())) {
        if (!other.failures().isEmpty() && other.failures().size() == step.failures().size()) {
          instead.put(other.failures().get(0).pc(), other.failures().get(0));
        }
      }
    }
  }

  private static int first(Step step) {
    return step.failures().isEmpty() ? Integer.MAX_VALUE : step.failures().get(0).pc();
  }

  private boolean emits(Code code, State state) {
    int opcode = code.words()[state.pc()];
    List<Integer> words = new ArrayList<>(state.pending());
    if (opcode == Code.EMIT || opcode == Code.EMIT_PLAIN) {
      words.add(code.words()[state.pc() + 1]);
    } else if (opcode != Code.EMIT_PENDING || words.isEmpty()) {
      return false;
    }
    words.sort(Comparator.comparingInt(Edit::kind));
    return wanted.test(Move.of(words.stream().mapToInt(Integer::intValue).toArray()));
  }

  private List<Step> next(Code code, Step step) {
    State state = step.state();
    int[] words = code.words();
    int pc = state.pc();
    int straight = pc + Code.length(words[pc], contents.maskWords());
    int operand = pc + 1 < words.length ? words[pc + 1] : 0;
    return switch (words[pc]) {
      case Code.END -> List.of();
      case Code.JUMP -> List.of(at(step, operand));
      case Code.FORK -> List.of(at(step, straight), at(step, operand));
      case Code.HOLDS -> {
        ContentSet men = set(code, pc);
        yield branches(step, men.has(position.content(operand)), straight, words[pc + 2]);
      }
      case Code.TEST -> test(step, code.tests()[operand], straight, words[pc + 2]);
      case Code.MORE -> {
        gaveUp = true;
        yield List.of();
      }
      case Code.EDIT -> List.of(with(step, pend(state, straight, operand)));
      case Code.CAPTURE_PASSER -> {
        boolean passed = position.passer() != Position.NOWHERE;
        yield List.of(
            passed
                ? with(step, pend(state, straight, Edit.of(Edit.CAPTURE, 0, position.passer())))
                : at(step, straight));
      }
      default -> List.of(with(step, new State(straight, List.of())));
    };
  }

  /** The content set of the {@code HOLDS} at {@code pc}. */
  ContentSet set(Code code, int pc) {
    int[] mask = new int[contents.maskWords()];
    System.arraycopy(code.words(), pc + 3, mask, 0, mask.length);
    return new ContentSet(mask);
  }

  private static State pend(State state, int pc, int word) {
    List<Integer> pending = new ArrayList<>(state.pending());
    pending.add(word);
    return new State(pc, pending);
  }

  private static Step at(Step step, int pc) {
    return with(step, new State(pc, step.state().pending()));
  }

  private static Step with(Step step, State state) {
    return new Step(state, step.failures(), 0, step);
  }

  private List<Step> test(Step step, Test test, int straight, int otherwise) {
    boolean holds = holds(test, step.state());
    return test instanceof Test.Constant
        ? List.of(at(step, holds ? straight : otherwise))
        : branches(step, holds, straight, otherwise);
  }

  private static List<Step> branches(Step step, boolean holds, int straight, int otherwise) {
    List<RulePath.Failure> failures = new ArrayList<>(step.failures());
    failures.add(new RulePath.Failure(step.state().pc(), !holds));
    State state = step.state();
    State expected = new State(holds ? straight : otherwise, state.pending());
    State other = new State(holds ? otherwise : straight, state.pending());
    return List.of(with(step, expected), new Step(other, List.copyOf(failures), 0, step));
  }

  private boolean holds(Test test, State state) {
    if (test instanceof Test.Captures captures) {
      boolean pending = state.pending().stream().anyMatch(word -> Edit.kind(word) == Edit.CAPTURE);
      return pending
          || (captures.from() != captures.to()
              && position.content(captures.to()) != Contents.EMPTY);
    } else if (test instanceof Test.Not not) {
      return !holds(not.test(), state);
    } else if (test instanceof Test.And and) {
      return and.tests().stream().allMatch(part -> holds(part, state));
    } else if (test instanceof Test.Or or) {
      return or.tests().stream().anyMatch(part -> holds(part, state));
    }
    return generator.holds(position, test);
  }
}

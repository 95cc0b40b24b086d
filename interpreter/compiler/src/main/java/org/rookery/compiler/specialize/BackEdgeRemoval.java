package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;
import org.rookery.program.Sequel;

/**
 * Makes the rules of a finished draft and unties its loops.
 *
 * <p>Rules are a graph without circles. A way back that a run may take all the same, since what led
 * into the loop was another question than what leads round it, becomes a {@link Rule.More} that
 * goes on at the place. While a block runs the board does not change, so a run that comes to a
 * place twice would go round for ever; the runner ends it.
 */
final class BackEdgeRemoval {
  private final RuleDraft draft;
  private final RuleMaker rules;
  private final @Nullable Rule[] made;

  // The way to the step looked at, and by how many of its exits each step has been left.
  private int[] path = new int[16];
  private int depth;
  private final byte[] left;

  /** The steps gone back to, in order, and what goes on there. */
  private final List<Integer> targets = new ArrayList<>();

  private final Map<Integer, Rule> back = new HashMap<>();
  private @Nullable RuleBlocks places;

  private BackEdgeRemoval(RuleDraft draft) {
    this.draft = draft;
    rules = new RuleMaker(draft.position());
    made = new Rule[draft.position()];
    left = new byte[draft.position()];
  }

  /** The rules that begin with some steps of a draft. */
  static List<Rule> rules(RuleDraft draft, List<Integer> starts) {
    BackEdgeRemoval untied = new BackEdgeRemoval(draft);
    List<Rule> begins = untied.all(starts);
    if (!untied.targets.isEmpty()) {
      untied.places = new RuleBlocks(untied.all(untied.targets));
    }
    return begins;
  }

  private List<Rule> all(List<Integer> steps) {
    List<Rule> all = new ArrayList<>();
    for (int step : steps) {
      all.add(from(step));
    }
    return all;
  }

  /**
   * The rule of a step, made after all that it leads to but what leads back: the straight way last,
   * so that its rules are numbered next to it.
   */
  private Rule from(int start) {
    enter(start);
    while (depth > 0) {
      int step = path[depth - 1];
      switch (left[step]++) {
        case 1 -> enter(draft.other(step));
        case 2 -> enter(draft.next(step));
        default -> {
          made[step] = draft.rule(step, rules, at(draft.next(step)), at(draft.other(step)));
          depth--;
        }
      }
    }
    return at(start);
  }

  /** Goes to a step, unless it is made or leads back; it counts as left once from then on. */
  private void enter(int step) {
    if (step == RuleDraft.NOWHERE || left[step] > 0) {
      return;
    }
    if (depth == path.length) {
      path = Arrays.copyOf(path, 2 * depth);
    }
    path[depth++] = step;
    left[step] = 1;
  }

  /** What an exit leads to; a step not made yet is on the way to the exit, which so leads back. */
  private Rule at(int step) {
    if (step == RuleDraft.NOWHERE) {
      return RuleMaker.END;
    }
    Rule rule = made[step];
    return rule != null ? rule : back.computeIfAbsent(step, this::wayBack);
  }

  private Rule wayBack(int step) {
    int number = targets.size();
    targets.add(step);
    return rules.more(() -> place(number));
  }

  private Sequel.Place place(int number) {
    if (places == null) {
      throw new IllegalStateException("a run before the rules are made");
    }
    return new Sequel.Place(places, number);
  }
}

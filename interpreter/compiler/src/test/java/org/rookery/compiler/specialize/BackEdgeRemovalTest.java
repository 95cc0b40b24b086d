package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rookery.program.ContentSet;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleMaker;
import org.rookery.program.Sequel;

/** Loops of a draft become ways on that are found when a run comes there. */
final class BackEdgeRemovalTest {
  private static final Sequel OTHER = () -> new Sequel.Place(RuleBlocks.NONE, 0);

  private static ContentSet set(int... members) {
    BitSet bits = new BitSet();
    for (int member : members) {
      bits.set(member);
    }
    return new ContentSet(new int[] {(int) (bits.isEmpty() ? 0 : bits.toLongArray()[0])});
  }

  private static List<Rule> untied(RuleDraft draft, Integer... starts) {
    return BackEdgeRemoval.rules(draft, List.of(starts));
  }

  @Test
  void ways_that_meet_are_no_loop() {
    RuleDraft draft = new RuleDraft();
    int fork = draft.fork();
    draft.collect(7, 0);
    draft.fill(fork, draft.position());
    draft.emit(List.of(8), 0);
    draft.end();
    Rule.Fork rule = (Rule.Fork) untied(draft, 0).get(0);
    assertThat(rule.first()).isInstanceOf(Rule.Collect.class);
    assertThat(((Rule.Collect) rule.first()).next()).isSameAs(rule.then());
    assertThat(((Rule.Emit) rule.then()).edits()).containsExactly(8);
  }

  @Test
  void a_way_to_itself_ends() {
    RuleDraft draft = new RuleDraft();
    int round = draft.go();
    draft.fill(round, round);
    assertThat(untied(draft, round)).containsExactly(RuleMaker.END);
  }

  @Test
  void a_way_back() {
    RuleDraft draft = new RuleDraft();
    draft.emit(List.of(8), 0);
    draft.fill(draft.go(), 0);
    Rule rule = untied(draft, 0).get(0);
    Rule.More more = (Rule.More) ((Rule.Emit) rule).next();
    assertThat(more.sequel().place().rule()).isSameAs(rule);
    assertThat(more.sequel().place().page()).as("made once").isSameAs(more.sequel().place().page());
  }

  /** Both ways of a question lead back: each goes on at the place, and the question is left out. */
  @Test
  void either_way_back() {
    RuleDraft draft = new RuleDraft();
    draft.emit(List.of(8), 0);
    int look = draft.look(5, set(1), 0);
    draft.fill(draft.go(), 0);
    draft.fill(look, look);
    Rule.Emit rule = (Rule.Emit) untied(draft, 0).get(0);
    Rule.Look there = (Rule.Look) rule.next();
    assertThat(((Rule.More) there.yes()).sequel().place().rule()).isSameAs(rule);
    assertThat(((Rule.More) there.no()).sequel().place().rule()).isSameAs(there);
  }

  /** Every loop is found, whatever leads to it, and what is emitted stays the same. */
  @Test
  void loops_of_random_drafts() {
    for (int seed = 0; seed < 4000; seed++) {
      Random random = new Random(seed);
      Plan plan = new Plan(random);
      List<Integer> starts =
          List.of(random.nextInt(plan.steps.size()), random.nextInt(plan.steps.size()));
      List<Rule> rules = BackEdgeRemoval.rules(plan.draft(), starts);
      for (int answers = 0; answers < 8; answers++) {
        int[] board = {answers & 1, answers >>> 1 & 1, answers >>> 2 & 1};
        for (int i = 0; i < starts.size(); i++) {
          assertThat(new RuleRun(board).emissions(rules.get(i)))
              .as("seed %d", seed)
              .isEqualTo(plan.emissions(starts.get(i), board));
        }
      }
    }
  }

  /** Steps that lead anywhere: what they do, with an operand, and where else they lead. */
  private static final class Plan {
    private static final String[] KINDS = {
      "end", "look", "look", "fork", "collect", "forget", "emit", "emit collected", "go", "more"
    };

    private final List<Step> steps = new ArrayList<>();

    private record Step(String kind, int operand, ContentSet pieces, int target) {}

    private record State(int step, Set<Integer> collected) {}

    Plan(Random random) {
      int size = 4 + random.nextInt(10);
      for (int i = 0; i < size; i++) {
        String kind = i == size - 1 ? "end" : KINDS[random.nextInt(KINDS.length)];
        ContentSet pieces = random.nextBoolean() ? set(0) : set(1);
        int operand = kind.equals("look") ? random.nextInt(3) : 1 + random.nextInt(3);
        steps.add(new Step(kind, operand, pieces, random.nextInt(size)));
      }
    }

    RuleDraft draft() {
      RuleDraft draft = new RuleDraft();
      for (Step step : steps) {
        switch (step.kind()) {
          case "end" -> draft.end();
          case "look" -> draft.look(step.operand(), step.pieces(), 0);
          case "fork" -> draft.fork();
          case "collect" -> draft.collect(step.operand(), 0);
          case "forget" -> draft.forget();
          case "emit" -> draft.emit(List.of(step.operand()), 0);
          case "emit collected" -> draft.emit(List.of(), 0);
          case "go" -> draft.go();
          default -> draft.more(OTHER);
        }
      }
      for (int i = 0; i < steps.size(); i++) {
        if (List.of("look", "fork", "go").contains(steps.get(i).kind())) {
          draft.fill(i, steps.get(i).target());
        }
      }
      return draft;
    }

    /** What is emitted by following every way, round loops too; a sequel is told by its name. */
    Set<String> emissions(int start, int[] board) {
      Set<String> emitted = new TreeSet<>();
      Set<State> seen = new HashSet<>();
      Deque<State> open = new ArrayDeque<>(List.of(new State(start, Set.of())));
      while (!open.isEmpty()) {
        State state = open.pop();
        if (!seen.add(state)) {
          continue;
        }
        Step step = steps.get(state.step());
        Set<Integer> had = state.collected();
        State on = new State(state.step() + 1, had);
        switch (step.kind()) {
          case "end" -> {}
          case "look" ->
              open.push(
                  step.pieces().has(board[step.operand()]) ? on : new State(step.target(), had));
          case "fork" -> {
            open.push(on);
            open.push(new State(step.target(), had));
          }
          case "collect" -> open.push(new State(on.step(), with(had, step.operand())));
          case "forget" -> open.push(new State(on.step(), Set.of()));
          case "emit" -> {
            emitted.add(with(had, step.operand()).toString());
            open.push(new State(on.step(), Set.of()));
          }
          case "emit collected" -> {
            emitted.add(new TreeSet<>(had).toString());
            open.push(new State(on.step(), Set.of()));
          }
          case "go" -> open.push(new State(step.target(), had));
          default -> emitted.add("more " + new TreeSet<>(had));
        }
      }
      return emitted;
    }
  }

  private static Set<Integer> with(Set<Integer> some, int one) {
    Set<Integer> more = new TreeSet<>(some);
    more.add(one);
    return more;
  }

  /** What rules emit on a board, going on with their own sequels. */
  private static final class RuleRun {
    private final int[] board;

    private record State(Rule rule, Set<Integer> collected) {}

    RuleRun(int[] board) {
      this.board = board;
    }

    Set<String> emissions(Rule start) {
      Set<String> emitted = new TreeSet<>();
      Set<State> seen = new HashSet<>();
      Deque<State> open = new ArrayDeque<>(List.of(new State(start, Set.of())));
      while (!open.isEmpty()) {
        State state = open.pop();
        if (!seen.add(state)) {
          continue;
        }
        Set<Integer> had = state.collected();
        if (state.rule() instanceof Rule.Look look) {
          boolean yes = look.pieces().has(board[look.square()]);
          open.push(new State(yes ? look.yes() : look.no(), had));
        } else if (state.rule() instanceof Rule.Collect collect) {
          open.push(new State(collect.next(), with(had, collect.edit())));
        } else if (state.rule() instanceof Rule.Emit emit) {
          Set<Integer> all = new TreeSet<>(had);
          all.addAll(emit.edits());
          emitted.add(all.toString());
          open.push(new State(emit.next(), Set.of()));
        } else if (state.rule() instanceof Rule.More more) {
          if (more.sequel() == OTHER) {
            emitted.add("more " + new TreeSet<>(had));
          } else {
            open.push(new State(more.sequel().place().rule(), had));
          }
        } else {
          boolean forgets = state.rule() instanceof Rule.Forget;
          state
              .rule()
              .exits()
              .forEach(exit -> open.push(new State(exit, forgets ? Set.of() : had)));
        }
      }
      return emitted;
    }
  }
}

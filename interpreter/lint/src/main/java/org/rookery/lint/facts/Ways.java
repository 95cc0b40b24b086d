package org.rookery.lint.facts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/** The ways through a man's rules that come to a turn, each with what must stand where. */
public final class Ways implements Rule.Cases<Boolean> {
  /** What lies beyond so many places is not looked at: rules can have more ways than time. */
  private static final int LIMIT = 1_000;

  private final Contents contents;
  private final List<Way> found = new ArrayList<>();
  private final Map<Integer, BitSet> needs = new TreeMap<>();
  private final Map<Test, Boolean> answers = new HashMap<>();
  private List<Integer> pending = new ArrayList<>();
  private int block;
  private int budget = LIMIT;

  /**
   * One way.
   *
   * @param block the number of its block
   * @param needs by square, the contents one of which must stand there
   * @param answers what must be true, and what must not
   * @param origin the tag of the emission
   */
  public record Way(
      int block,
      List<Integer> edits,
      Map<Integer, BitSet> needs,
      Map<Test, Boolean> answers,
      int origin) {
    /** Whether the other way makes the same turn wherever this one can be gone. */
    public boolean isSaidBy(Way other) {
      if (!edits.equals(other.edits) || !answers.entrySet().containsAll(other.answers.entrySet())) {
        return false;
      }
      for (Map.Entry<Integer, BitSet> need : other.needs.entrySet()) {
        BitSet here = needs.get(need.getKey());
        if (here == null || !within(here, need.getValue())) {
          return false;
        }
      }
      return true;
    }

    private static boolean within(BitSet part, BitSet whole) {
      BitSet rest = (BitSet) part.clone();
      rest.andNot(whole);
      return rest.isEmpty();
    }
  }

  private Ways(GameProgram program) {
    contents = program.contents();
  }

  /** The ways through some rules; where there are too many, the first. */
  public static List<Way> of(GameProgram program, RuleBlocks rules) {
    Ways ways = new Ways(program);
    for (Rule block : rules.blocks()) {
      ways.pending = new ArrayList<>();
      ways.go(block);
      ways.block++;
    }
    return ways.found;
  }

  /** Goes on from a rule, with what is collected as it is, and leaves it so. */
  private boolean go(Rule rule) {
    List<Integer> saved = pending;
    pending = new ArrayList<>(saved);
    follow(rule);
    pending = saved;
    return true;
  }

  private boolean follow(Rule rule) {
    return budget-- > 0 && rule.match(this);
  }

  @Override
  public Boolean look(Rule.Look rule) {
    holds(rule.square(), rule.men(), rule.yes(), rule.no());
    return true;
  }

  @Override
  public Boolean ask(Rule.Ask rule) {
    ask(rule.test(), rule.yes(), rule.no());
    return true;
  }

  @Override
  public Boolean fork(Rule.Fork rule) {
    return go(rule.first()) && follow(rule.then());
  }

  @Override
  public Boolean collect(Rule.Collect rule) {
    pending.add(rule.edit());
    return follow(rule.next());
  }

  @Override
  public Boolean forget(Rule.Forget rule) {
    pending.clear();
    return follow(rule.next());
  }

  @Override
  public Boolean emit(Rule.Emit rule) {
    pending.addAll(rule.edits());
    Map<Integer, BitSet> held = new TreeMap<>();
    needs.forEach((square, set) -> held.put(square, (BitSet) set.clone()));
    found.add(new Way(block, List.copyOf(pending), held, Map.copyOf(answers), rule.origin()));
    pending.clear();
    return follow(rule.next());
  }

  @Override
  public Boolean more(Rule.More rule) {
    return true;
  }

  @Override
  public Boolean end(Rule.End rule) {
    return true;
  }

  private void holds(int square, ContentSet men, Rule yes, Rule no) {
    BitSet others = men.members();
    others.flip(0, contents.size());
    narrow(square, men.members(), yes);
    narrow(square, others, no);
  }

  private void narrow(int square, BitSet set, Rule next) {
    BitSet before = needs.get(square);
    BitSet after = (BitSet) set.clone();
    if (before != null) {
      after.and(before);
    }
    if (after.isEmpty()) {
      return;
    }
    needs.put(square, after);
    go(next);
    if (before == null) {
      needs.remove(square);
    } else {
      needs.put(square, before);
    }
  }

  private void ask(Test test, Rule yes, Rule no) {
    if (test instanceof Test.Holds holds) {
      holds(holds.square(), holds.contents(), yes, no);
    } else {
      answered(test, true, yes);
      answered(test, false, no);
    }
  }

  private void answered(Test test, boolean answer, Rule next) {
    @Nullable Boolean known = answers.get(test);
    if (known != null) {
      if (known == answer) {
        go(next);
      }
      return;
    }
    answers.put(test, answer);
    go(next);
    answers.remove(test);
  }
}

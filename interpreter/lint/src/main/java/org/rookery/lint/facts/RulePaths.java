package org.rookery.lint.facts;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.program.GameProgram;
import org.rookery.program.RuleBlocks;
import org.rookery.program.RuleWalk;

/** The ways through a piece's rules that come to a turn, each with what must stand where. */
public final class RulePaths extends RuleWalk {
  /** What lies beyond so many places is not looked at: rules can have more ways than time. */
  private static final int LIMIT = 1_000;

  private final List<Way> found = new ArrayList<>();

  /**
   * One way.
   *
   * @param block the number of its block
   * @param needs by square, the contents one of which must stand there
   * @param answers what must be true, and what must not
   * @param origin the tag of the emission
   */
  public record Way(
      int block, List<Integer> edits, Map<Integer, BitSet> needs, Set<Answer> answers, int origin) {
    /** Whether the other way makes the same turn wherever this one can be gone. */
    public boolean isSaidBy(Way other) {
      if (!edits.equals(other.edits) || !answers.containsAll(other.answers)) {
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

  private RulePaths(GameProgram program) {
    super(program.contents(), LIMIT, Integer.MAX_VALUE);
  }

  /** The ways through some rules; where there are too many, the first. */
  public static List<Way> of(GameProgram program, RuleBlocks rules) {
    RulePaths ways = new RulePaths(program);
    ways.walk(rules);
    return ways.found;
  }

  @Override
  protected void emitted(int block, int origin) {
    found.add(new Way(block, collected(), needs(), Set.copyOf(answers()), origin));
  }
}

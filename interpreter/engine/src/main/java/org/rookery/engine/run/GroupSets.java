package org.rookery.engine.run;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.rookery.program.GameProgram;
import org.rookery.program.MoveGroup;
import org.rookery.program.TurnStep;

/**
 * The sets of move groups that are run together, numbered: code is joined and kept per set.
 *
 * <p>Sets 0, 1, … are the single groups; then come the tiers of the turn order and what each player
 * attacks by.
 */
public final class GroupSets {
  private final List<List<Integer>> sets = new ArrayList<>();
  private final int[][] tiers;
  private final int[] attacking;
  private final int all;
  private final int none;
  private final int groupCount;

  /** The sets of a game. */
  public GroupSets(GameProgram program) {
    int groups = program.groups().size();
    groupCount = groups;
    for (int group = 0; group < groups; group++) {
      sets.add(List.of(group));
    }
    all = number(IntStream.range(0, groups).boxed().toList());
    none = number(List.of());
    List<TurnStep> steps = program.turnOrder();
    tiers = new int[steps.size()][];
    for (int step = 0; step < tiers.length; step++) {
      List<List<Integer>> listed = steps.get(step).tiers();
      tiers[step] =
          listed.isEmpty()
              ? new int[] {all}
              : listed.stream().mapToInt(tier -> number(List.copyOf(tier))).toArray();
    }
    attacking = new int[program.players().size()];
    for (int player = 0; player < attacking.length; player++) {
      attacking[player] = number(attacking(steps, player));
    }
  }

  /**
   * Every group that some turn of the player can begin with: later parts of compound turns do not
   * attack.
   */
  private List<Integer> attacking(List<TurnStep> steps, int player) {
    TreeSet<Integer> groups = new TreeSet<>();
    for (int step = 0; step < steps.size(); step++) {
      if (steps.get(step).as() == player) {
        for (int tier : tiers[step]) {
          groups.addAll(sets.get(tier));
        }
      }
    }
    return List.copyOf(groups);
  }

  private int number(List<Integer> groups) {
    int known = sets.indexOf(groups);
    if (known >= 0) {
      return known;
    }
    sets.add(groups);
    return sets.size() - 1;
  }

  public int groupCount() {
    return groupCount;
  }

  public int size() {
    return sets.size();
  }

  public List<Integer> groups(int set) {
    return sets.get(set);
  }

  /** The sets tried at a step, best first. */
  public int[] tiers(int step) {
    return tiers[step];
  }

  /**
   * The set of one group, or of all for {@link MoveGroup#ANY}; a partial move may ask for a group
   * that no piece has, whose number is beyond all others.
   */
  public int only(int group) {
    if (group == MoveGroup.ANY) {
      return all;
    }
    return group < groupCount ? group : none;
  }

  /**
   * What {@code player} attacks by when asked for {@code group}, which may be {@link
   * MoveGroup#ANY}.
   */
  public int attacking(int player, int group) {
    return group == MoveGroup.ANY ? attacking[player] : group;
  }
}

package org.rookery.mutation.difference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.program.Rule;
import org.rookery.program.RuleBlocks;
import org.rookery.program.Test;

/**
 * What has to be answered so that a piece's rules come to where two games first say something else,
 * and from there to a turn.
 */
final class Approach {
  /** So many pairs of rules are looked at from one beginning. */
  private static final int MOST = 20_000;

  /** So long is the way from there to a turn, at most. */
  private static final int FAR = 2_000;

  private final Random random;
  private final Set<Pair> seen = new HashSet<>();
  private final Deque<Way> open = new ArrayDeque<>();

  /** Two rules that stand in the same place. */
  private record Pair(Rule here, Rule there) {}

  /** How rules are come to: an answer given to the one before; none where it does not ask. */
  private record Way(Pair to, Aim.@Nullable Need need, @Nullable Way before) {}

  private Approach(Random random) {
    this.random = random;
  }

  /**
   * One of the first differences of a piece's rules; empty when they lead to no turn from there.
   */
  static Optional<Aim> of(
      RuleBlocks ours, RuleBlocks theirs, int piece, int square, Random random) {
    Approach approach = new Approach(random);
    int blocks = Math.min(ours.blocks().size(), theirs.blocks().size());
    for (int i = 0; i < blocks; i++) {
      Pair pair = new Pair(ours.blocks().get(i), theirs.blocks().get(i));
      approach.open.add(new Way(pair, null, null));
    }
    List<Way> apart = approach.apart();
    return apart.isEmpty()
        ? Optional.empty()
        : approach.aim(apart.get(random.nextInt(apart.size())), piece, square);
  }

  /** The ways to the pairs that say something else. */
  private List<Way> apart() {
    List<Way> apart = new ArrayList<>();
    while (!open.isEmpty() && seen.size() < MOST) {
      Way way = open.poll();
      if (!seen.add(way.to())) {
        continue;
      }
      Rule here = way.to().here();
      Rule there = way.to().there();
      if (here.ways() != there.ways() || !here.saysLike(there)) {
        apart.add(way);
      } else {
        for (int i = 0; i < here.ways(); i++) {
          open.add(new Way(new Pair(here.exit(i), there.exit(i)), need(here, i), way));
        }
      }
    }
    return apart;
  }

  /** What has to be answered so that a rule goes on one way. */
  private static Aim.@Nullable Need need(Rule rule, int way) {
    if (rule instanceof Rule.Look look) {
      return new Aim.Need(new Test.Holds(look.square(), look.pieces()), way == 0);
    }
    return rule instanceof Rule.Ask ask ? new Aim.Need(ask.test(), way == 0) : null;
  }

  private Optional<Aim> aim(Way way, int piece, int square) {
    List<Aim.Need> needs = new ArrayList<>();
    for (Way at = way; at != null; at = at.before()) {
      if (at.need() != null) {
        needs.add(at.need());
      }
    }
    Rule here = way.to().here();
    Rule there = way.to().there();
    Aim.Need ours = need(here, 0);
    Aim.Need theirs = need(there, 0);
    Test always = new Test.Constant(true);
    Aim.Core core = new Aim.Core(always, always);
    List<Rule> next = List.of(here, there);
    if (ours != null && theirs != null) {
      core = new Aim.Core(ours.test(), theirs.test());
      next = here.exits();
    }
    Set<Rule> known = new HashSet<>();
    int first = random.nextInt(next.size());
    return emits(next.get(first), needs, known)
            || emits(next.get(next.size() - 1 - first), needs, known)
        ? Optional.of(new Aim(core.here(), core.there(), List.copyOf(needs), core, piece, square))
        : Optional.empty();
  }

  /** Goes on from a rule to a turn, and adds what has to be answered on the way. */
  private boolean emits(Rule rule, List<Aim.Need> needs, Set<Rule> known) {
    if (rule instanceof Rule.Emit) {
      return true;
    }
    boolean goesOn = known.size() < FAR && known.add(rule);
    // Many a "no" can be answered at once, and what counters are is mostly asked number by number.
    for (int way = rule.ways() - 1; goesOn && way >= 0; way--) {
      int before = needs.size();
      Aim.Need need = need(rule, way);
      if (need != null) {
        needs.add(need);
      }
      if (emits(rule.exit(way), needs, known)) {
        return true;
      }
      needs.subList(before, needs.size()).clear();
    }
    return false;
  }
}

package org.rookery.mutation.difference;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Test;

/**
 * Who chases whom by a question about chases.
 *
 * @param player whose turns chase
 * @param chasers their pieces that do
 * @param men the pieces of others that are chased
 */
record Pursuit(int player, ContentSet chasers, ContentSet men) {
  /** Those of what an aim asks; none where it does not ask about chases. */
  static List<Pursuit> of(Aim aim, Contents contents) {
    Set<Pursuit> all = in(aim.here(), contents);
    all.addAll(in(aim.there(), contents));
    return all.stream().filter(each -> !each.men().isEmpty()).toList();
  }

  /** Those by one of its two questions only. */
  static List<Pursuit> telling(Aim aim, Contents contents) {
    Set<Pursuit> here = in(aim.here(), contents);
    Set<Pursuit> there = in(aim.there(), contents);
    return Stream.concat(
            here.stream().map(each -> each.without(there)),
            there.stream().map(each -> each.without(here)))
        .filter(each -> !each.chasers().isEmpty() && !each.men().isEmpty())
        .toList();
  }

  /** The same pieces and those of their chasers that the others do not name for them. */
  private Pursuit without(Set<Pursuit> others) {
    ContentSet rest = chasers;
    for (Pursuit other : others) {
      if (other.player == player && other.men.equals(men)) {
        rest = rest.without(other.chasers);
      }
    }
    return new Pursuit(player, rest, men);
  }

  private static Set<Pursuit> in(Test test, Contents contents) {
    Set<Pursuit> all = new LinkedHashSet<>();
    if (test instanceof Test.KeepsChasing chase) {
      ContentSet own = men(contents, owner -> owner == chase.player());
      ContentSet others = men(contents, owner -> owner != chase.player());
      Pursuit every = new Pursuit(chase.player(), chase.chasers().both(own), others);
      all.add(every);
      for (Test.Dearer dearer : chase.dearer()) {
        all.add(every.of(dearer.chasers(), dearer.men()));
      }
      for (ContentSet named : named(chase.spared())) {
        all.add(every.of(every.chasers, named));
      }
    }
    for (Test part : test.parts()) {
      all.addAll(in(part, contents));
    }
    return all;
  }

  /** The part of it in which some of its chasers chase some of its pieces. */
  private Pursuit of(ContentSet some, ContentSet chased) {
    return new Pursuit(player, chasers.both(some), men.both(chased));
  }

  /** The sets of pieces that tests ask for on some square. */
  private static Set<ContentSet> named(List<Test> tests) {
    Set<ContentSet> named = new LinkedHashSet<>();
    for (Test test : tests) {
      if (test instanceof Test.Holds holds) {
        named.add(holds.contents());
      }
      named.addAll(named(test.parts()));
    }
    return named;
  }

  private static ContentSet men(Contents contents, IntPredicate ofOwner) {
    BitSet men = new BitSet();
    for (int man = 1; man < contents.size(); man++) {
      men.set(man, ofOwner.test(contents.owner(man)));
    }
    return ContentSet.of(men, contents);
  }
}

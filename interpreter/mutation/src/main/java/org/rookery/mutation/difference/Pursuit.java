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
 * @param pieces the pieces of others that are chased
 */
record Pursuit(int player, ContentSet chasers, ContentSet pieces) {
  /** Those of what an aim asks; none where it does not ask about chases. */
  static List<Pursuit> of(Aim aim, Contents contents) {
    Set<Pursuit> all = in(aim.here(), contents);
    all.addAll(in(aim.there(), contents));
    return all.stream().filter(each -> !each.pieces().isEmpty()).toList();
  }

  /** Those by one of its two questions only. */
  static List<Pursuit> telling(Aim aim, Contents contents) {
    Set<Pursuit> here = in(aim.here(), contents);
    Set<Pursuit> there = in(aim.there(), contents);
    return Stream.concat(
            here.stream().map(each -> each.without(there)),
            there.stream().map(each -> each.without(here)))
        .filter(each -> !each.chasers().isEmpty() && !each.pieces().isEmpty())
        .toList();
  }

  /** The same pieces and those of their chasers that the others do not name for them. */
  private Pursuit without(Set<Pursuit> others) {
    ContentSet rest = chasers;
    for (Pursuit other : others) {
      if (other.player == player && other.pieces.equals(pieces)) {
        rest = rest.without(other.chasers);
      }
    }
    return new Pursuit(player, rest, pieces);
  }

  private static Set<Pursuit> in(Test test, Contents contents) {
    Set<Pursuit> all = new LinkedHashSet<>();
    if (test instanceof Test.KeepsChasing chase) {
      ContentSet own = pieces(contents, owner -> owner == chase.player());
      ContentSet others = pieces(contents, owner -> owner != chase.player());
      Pursuit every = new Pursuit(chase.player(), chase.chasers().both(own), others);
      all.add(every);
      for (Test.Dearer dearer : chase.dearer()) {
        all.add(every.of(dearer.chasers(), dearer.pieces()));
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
    return new Pursuit(player, chasers.both(some), pieces.both(chased));
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

  private static ContentSet pieces(Contents contents, IntPredicate ofOwner) {
    BitSet pieces = new BitSet();
    for (int piece = 1; piece < contents.size(); piece++) {
      pieces.set(piece, ofOwner.test(contents.owner(piece)));
    }
    return ContentSet.of(pieces, contents);
  }
}

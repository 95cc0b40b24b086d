package org.rookery.exchange.betza;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Finds the fewest ways that together lead just where men were seen to go. */
final class Fit {
  private final List<Sight> sights;

  /** By sight, the number of its first target among the targets of all. */
  private final int[] first;

  private final int all;

  Fit(List<Sight> sights) {
    this.sights = sights;
    first = new int[sights.size()];
    int count = 0;
    for (int i = 0; i < first.length; i++) {
      first[i] = count;
      count += sights.get(i).ground().cells();
    }
    all = count;
  }

  /**
   * Ways that lead to every target that was seen and to no other, of which {@code known} are some;
   * empty when there are none.
   */
  Optional<List<Way>> ways(List<Way> candidates, List<Way> known) {
    BitSet left = new BitSet(all);
    for (int i = 0; i < first.length; i++) {
      int start = first[i];
      sights.get(i).targets().stream().forEach(target -> left.set(start + target));
    }
    for (Way way : known) {
      Optional<BitSet> reached = reached(way);
      if (reached.isEmpty()) {
        return Optional.empty();
      }
      left.andNot(reached.get());
    }
    List<Way> fitting = new ArrayList<>();
    List<BitSet> reaches = new ArrayList<>();
    for (Way way : candidates) {
      reached(way)
          .filter(reached -> reached.intersects(left))
          .ifPresent(
              reached -> {
                fitting.add(way);
                reaches.add(reached);
              });
    }
    return chosen(reaches, left, fitting).map(chosen -> chosen.stream().map(fitting::get).toList());
  }

  /** Single leaps as far as they go, then whatever leads to most of the rest. */
  private static Optional<List<Integer>> chosen(
      List<BitSet> reaches, BitSet wanted, List<Way> ways) {
    BitSet left = (BitSet) wanted.clone();
    List<Integer> chosen = new ArrayList<>();
    for (int i = 0; i < ways.size(); i++) {
      if (ways.get(i).isSingle()) {
        chosen.add(i);
        left.andNot(reaches.get(i));
      }
    }
    while (!left.isEmpty()) {
      int best = best(reaches, left);
      if (best < 0) {
        return Optional.empty();
      }
      chosen.add(best);
      left.andNot(reaches.get(best));
    }
    return Optional.of(needed(chosen, reaches, wanted));
  }

  /** Those without which some target is missing, the earlier ones left out first. */
  private static List<Integer> needed(List<Integer> chosen, List<BitSet> reaches, BitSet wanted) {
    List<Integer> needed = new ArrayList<>(chosen);
    for (Integer one : chosen) {
      BitSet left = (BitSet) wanted.clone();
      needed.stream().filter(other -> !other.equals(one)).map(reaches::get).forEach(left::andNot);
      if (left.isEmpty()) {
        needed.remove(one);
      }
    }
    return needed;
  }

  /** The one that leads to most of what is left; among equals the one that leads nowhere else. */
  private static int best(List<BitSet> reaches, BitSet left) {
    int best = -1;
    int most = 0;
    for (int i = 0; i < reaches.size(); i++) {
      BitSet more = (BitSet) reaches.get(i).clone();
      more.and(left);
      int count = more.cardinality();
      boolean less = best >= 0 && reaches.get(i).cardinality() < reaches.get(best).cardinality();
      if (count > most || (count == most && count > 0 && less)) {
        most = count;
        best = i;
      }
    }
    return best;
  }

  /** The targets a way leads to; empty when it leads somewhere nobody was seen to go. */
  private Optional<BitSet> reached(Way way) {
    BitSet reached = new BitSet(all);
    for (int i = 0; i < first.length; i++) {
      Sight sight = sights.get(i);
      for (int target : way.targets(sight.ground(), sight.from())) {
        if (!sight.targets().get(target)) {
          return Optional.empty();
        }
        reached.set(first[i] + target);
      }
    }
    return Optional.of(reached);
  }
}

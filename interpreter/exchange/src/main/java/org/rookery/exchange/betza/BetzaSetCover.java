package org.rookery.exchange.betza;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the fewest ways that together lead just where pieces were seen to go. Each direction is
 * explained by itself, for what a piece does in one says nothing of another.
 */
final class BetzaSetCover {
  /** More ways than this in one direction are no short text. */
  private static final int MOST_WAYS = 4;

  private final List<ObservedMoves> sights;

  /** By sight, the number of its first target among the targets of all. */
  private final int[] first;

  private final int all;

  BetzaSetCover(List<ObservedMoves> sights) {
    this.sights = sights;
    first = new int[sights.size()];
    int count = 0;
    for (int i = 0; i < first.length; i++) {
      first[i] = count;
      count += sights.get(i).ground().cells();
    }
    all = count;
  }

  /** What ways have in common that never lead to the same target as others. */
  private record Direction(int dx, int dy, Mode mode) {
    static Direction of(BetzaWay way) {
      int steps = BigInteger.valueOf(way.dx()).gcd(BigInteger.valueOf(way.dy())).intValue();
      return new Direction(way.dx() / steps, way.dy() / steps, way.mode());
    }
  }

  /** A way and the targets that it leads to. */
  private record Reach(BetzaWay way, BitSet targets) {
    int besides(BitSet wanted) {
      BitSet more = (BitSet) targets.clone();
      more.andNot(wanted);
      return more.cardinality();
    }
  }

  /**
   * Ways that lead to every target that was seen and to no other, of which {@code known} are some;
   * empty when there are none.
   */
  Optional<List<BetzaWay>> ways(List<BetzaWay> candidates, List<BetzaWay> known) {
    BitSet left = new BitSet(all);
    for (int i = 0; i < first.length; i++) {
      int start = first[i];
      sights.get(i).targets().stream().forEach(target -> left.set(start + target));
    }
    for (BetzaWay way : known) {
      Optional<BitSet> reached = reached(way);
      if (reached.isEmpty()) {
        return Optional.empty();
      }
      left.andNot(reached.get());
    }
    List<BetzaWay> chosen = new ArrayList<>();
    for (List<Reach> reaches : byDirection(candidates, left).values()) {
      BitSet wanted = new BitSet(all);
      reaches.forEach(reach -> wanted.or(reach.targets()));
      wanted.and(left);
      List<Reach> fewest = fewest(reaches, wanted);
      fewest.forEach(reach -> chosen.add(reach.way()));
      fewest.forEach(reach -> left.andNot(reach.targets()));
    }
    return left.isEmpty() ? Optional.of(List.copyOf(chosen)) : Optional.empty();
  }

  /**
   * The ways that lead to some of what is left and nowhere wrong, nearer and simpler ones first.
   */
  private Map<Direction, List<Reach>> byDirection(List<BetzaWay> candidates, BitSet left) {
    Map<Direction, List<Reach>> fitting = new LinkedHashMap<>();
    List<BetzaWay> nearer =
        candidates.stream()
            .sorted(Comparator.comparing(way -> Math.max(Math.abs(way.dx()), Math.abs(way.dy()))))
            .toList();
    for (BetzaWay way : nearer) {
      Optional<BitSet> reached = reached(way).filter(reach -> reach.intersects(left));
      if (reached.isPresent()) {
        List<Reach> alike = fitting.computeIfAbsent(Direction.of(way), d -> new ArrayList<>());
        if (alike.stream().noneMatch(reach -> reach.targets().equals(reached.get()))) {
          alike.add(new Reach(way, reached.get()));
        }
      }
    }
    // Of ways that lead to the same of what is left, that one is meant which leads nowhere else.
    fitting
        .values()
        .forEach(alike -> alike.sort(Comparator.comparing(reach -> reach.besides(left))));
    return fitting;
  }

  /** The fewest that lead to all that is wanted, the simplest of these; none when too many do. */
  private static List<Reach> fewest(List<Reach> reaches, BitSet wanted) {
    for (int many = 1; many <= MOST_WAYS; many++) {
      Optional<List<Reach>> found = cover(reaches, 0, many, wanted);
      if (found.isPresent()) {
        return found.get();
      }
    }
    return List.of();
  }

  private static Optional<List<Reach>> cover(
      List<Reach> reaches, int from, int many, BitSet wanted) {
    if (wanted.isEmpty()) {
      return Optional.of(new ArrayList<>());
    }
    for (int i = from; many > 0 && i < reaches.size(); i++) {
      BitSet left = (BitSet) wanted.clone();
      left.andNot(reaches.get(i).targets());
      Optional<List<Reach>> rest = cover(reaches, i + 1, many - 1, left);
      if (rest.isPresent()) {
        rest.get().add(0, reaches.get(i));
        return rest;
      }
    }
    return Optional.empty();
  }

  /** The targets a way leads to; empty when it leads where no piece was seen to go. */
  private Optional<BitSet> reached(BetzaWay way) {
    BitSet reached = new BitSet(all);
    for (int i = 0; i < first.length; i++) {
      ObservedMoves sight = sights.get(i);
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

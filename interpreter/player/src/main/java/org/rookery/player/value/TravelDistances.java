package org.rookery.player.value;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;

/** Where pieces come to in several moves, as far as boards filled by chance have shown. */
final class TravelDistances {
  /** After so many rounds the ways off the board are known well enough. */
  private static final int ROUNDS = 200;

  /** By content and square, where it goes from there, whatever stands where. */
  private final BitSet[] targets;

  private final int squares;
  private final Optional<Mirror> mirror;

  TravelDistances(BitSet[] targets, int squares, Optional<Mirror> mirror) {
    this.targets = targets;
    this.squares = squares;
    this.mirror = mirror;
  }

  /** By content and square, where it goes from there. */
  BitSet[] targets() {
    return targets;
  }

  /** The share of the board that a piece can come to from where it stands, on average. */
  double reach(int piece) {
    // Of two pieces that are each other's counterparts the same is said.
    int content = mirror.map(m -> m.first(piece)).orElse(piece);
    int sum = 0;
    int from = 0;
    int step = Math.max(1, squares / 16);
    for (int square = 0; square < squares; square += step) {
      if (!targets[content * squares + square].isEmpty()) {
        sum += reachable(content, square).cardinality();
        from++;
      }
    }
    return from == 0 ? 0 : (double) sum / from / squares;
  }

  private BitSet reachable(int content, int square) {
    BitSet seen = new BitSet();
    BitSet edge = new BitSet();
    edge.set(square);
    while (!edge.isEmpty()) {
      seen.or(edge);
      BitSet next = new BitSet();
      edge.stream().forEach(s -> next.or(targets[content * squares + s]));
      next.andNot(seen);
      edge = next;
    }
    return seen;
  }

  /** In how many moves a piece comes from each square to one of {@code goals}; -1 for never. */
  int[] distances(int content, BitSet goals) {
    int[] distance = new int[squares];
    for (int square = 0; square < squares; square++) {
      distance[square] = goals.get(square) ? 0 : -1;
    }
    boolean grown = true;
    for (int d = 0; grown; d++) {
      grown = false;
      for (int square = 0; square < squares; square++) {
        if (distance[square] < 0) {
          BitSet to = targets[content * squares + square];
          int near = d;
          if (to.stream().anyMatch(t -> distance[t] == near)) {
            distance[square] = d + 1;
            grown = true;
          }
        }
      }
    }
    return distance;
  }

  /** In how many moves a piece comes to each square of a zone from outside it; 0 elsewhere. */
  int[] depths(int content, BitSet zone) {
    int[] depth = new int[squares];
    BitSet left = (BitSet) zone.clone();
    BitSet edge = new BitSet();
    edge.set(0, squares);
    edge.andNot(zone);
    for (int d = 1; !edge.isEmpty(); d++) {
      BitSet next = new BitSet();
      edge.stream().forEach(square -> next.or(targets[content * squares + square]));
      next.and(left);
      left.andNot(next);
      int deep = d;
      next.stream().forEach(square -> depth[square] = deep);
      edge = next;
    }
    return depth;
  }

  /**
   * How many moves a piece makes on average from each square until it has left the board, going
   * where chance takes it; negative where it never leaves.
   */
  double[] toLeave(int content, BitSet leaves) {
    int[] way = distances(content, leaves);
    double[] moves = IntStream.of(way).mapToDouble(d -> d < 0 ? -1 : d + 1).toArray();
    for (int round = 0; round < ROUNDS; round++) {
      for (int square = 0; square < squares; square++) {
        if (way[square] >= 0) {
          double sum = 0;
          int ways = leaves.get(square) ? 1 : 0;
          BitSet to = targets[content * squares + square];
          for (int target = to.nextSetBit(0); target >= 0; target = to.nextSetBit(target + 1)) {
            if (way[target] >= 0) {
              sum += moves[target];
              ways++;
            }
          }
          moves[square] = 1 + sum / ways;
        }
      }
    }
    return moves;
  }
}

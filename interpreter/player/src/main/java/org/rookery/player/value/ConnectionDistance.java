package org.rookery.player.value;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.Test;

/** How many pieces more would join two sides of the board. */
final class ConnectionDistance {
  private static final int FAR = 1 << 20;

  private final int[] from;
  private final boolean[] isTo;
  private final int[][] next;
  private final boolean[] links;
  private final int[] distance;
  private final int[] queue;

  /** The chain that a test is about. */
  ConnectionDistance(Test.Reaches test, Contents contents) {
    from = test.from().squares();
    int size = test.next().size();
    isTo = new boolean[size];
    Arrays.stream(test.to().squares()).forEach(square -> isTo[square] = true);
    next =
        test.next().stream()
            .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    links = new boolean[contents.size()];
    test.over().members().stream().filter(c -> c < links.length).forEach(c -> links[c] = true);
    distance = new int[size];
    queue = new int[2 * size * 8 + 2];
  }

  private ConnectionDistance(ConnectionDistance other) {
    from = other.from;
    isTo = other.isTo;
    next = other.next;
    links = other.links;
    distance = new int[other.distance.length];
    queue = new int[other.queue.length];
  }

  /** The same for another thread. */
  ConnectionDistance copy() {
    return new ConnectionDistance(this);
  }

  /**
   * How many pieces are missing; more than there are squares where it cannot come about any more.
   */
  int missing(Position position) {
    return Math.min(cheapest(position), distance.length + 1);
  }

  /** Pieces missing on the cheapest way: squares already taken cost nothing, empty ones a piece. */
  private int cheapest(Position position) {
    Arrays.fill(distance, FAR);
    int level = 0;
    int size = 0;
    int[] now = queue;
    for (int square : from) {
      int cost = cost(position, square);
      if (cost < distance[square]) {
        distance[square] = cost;
      }
    }
    int best = FAR;
    while (level <= distance.length) {
      size = 0;
      for (int square = 0; square < distance.length; square++) {
        if (distance[square] == level) {
          now[size++] = square;
        }
      }
      for (int i = 0; i < size; i++) {
        int square = now[i];
        if (isTo[square]) {
          best = Math.min(best, level);
        }
        for (int other : next[square]) {
          int cost = level + cost(position, other);
          if (cost < distance[other]) {
            distance[other] = cost;
            if (cost == level) {
              now[size++] = other;
            }
          }
        }
      }
      if (best < FAR) {
        return best;
      }
      level++;
    }
    return best;
  }

  private int cost(Position position, int square) {
    int content = position.content(square);
    return links[content] ? 0 : content == Contents.EMPTY ? 1 : FAR;
  }
}

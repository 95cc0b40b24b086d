package org.rookery.player.value;

import java.util.Arrays;
import org.rookery.engine.position.Position;
import org.rookery.program.AdjacentSquares;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Region;
import org.rookery.program.Test;

/**
 * How many pieces more would join some squares of the board to each other square: squares already
 * taken cost nothing, empty ones a piece.
 */
final class ConnectionDistance {
  /** More pieces than any way needs. */
  private static final int FAR = 1 << 20;

  private final Region from;
  private final ContentSet over;
  private final int[] starts;
  private final AdjacentSquares next;
  private final int[] distance;
  private int[] now;
  private int[] later;

  /** The ways that a test is about. */
  ConnectionDistance(Test.Reaches test) {
    from = test.from();
    over = test.over();
    starts = from.squares();
    next = test.next();
    distance = new int[next.size()];
    now = new int[next.size()];
    later = new int[next.size()];
  }

  private ConnectionDistance(ConnectionDistance other) {
    from = other.from;
    over = other.over;
    starts = other.starts;
    next = other.next;
    distance = new int[other.distance.length];
    now = new int[distance.length];
    later = new int[distance.length];
  }

  /** The same for another thread. */
  ConnectionDistance copy() {
    return new ConnectionDistance(this);
  }

  /** Whether a test asks about the same ways from the same squares, perhaps to others. */
  boolean isOf(Test.Reaches test) {
    return from.equals(test.from()) && over.equals(test.over()) && next.equals(test.next());
  }

  /**
   * Finds the distances of a position: breadth-first by the number of pieces, each square once with
   * its least (a 0-1 search).
   */
  void look(Position position) {
    Arrays.fill(distance, FAR);
    int size = 0;
    int after = 0;
    for (int square : starts) {
      int cost = cost(position, square);
      distance[square] = cost;
      if (cost == 0) {
        now[size++] = square;
      } else if (cost == 1) {
        later[after++] = square;
      }
    }
    for (int level = 0; size > 0 || after > 0; level++) {
      after = level(position, level, size, after);
      int[] done = now;
      now = later;
      later = done;
      size = after;
      after = 0;
    }
  }

  /** Goes on from all squares at a distance; returns how many are one further. */
  private int level(Position position, int level, int given, int known) {
    int size = given;
    int after = known;
    for (int i = 0; i < size; i++) {
      for (int other : next.of(now[i])) {
        if (distance[other] > level) {
          int cost = cost(position, other);
          if (level + cost < distance[other]) {
            distance[other] = level + cost;
            if (cost == 0) {
              now[size++] = other;
            } else {
              later[after++] = other;
            }
          }
        }
      }
    }
    return after;
  }

  /**
   * How many pieces are missing to the nearest of some squares; more than there are squares where
   * none can be reached any more.
   */
  int missing(int[] to) {
    int least = distance.length + 1;
    for (int square : to) {
      least = Math.min(least, distance[square]);
    }
    return least;
  }

  private int cost(Position position, int square) {
    int content = position.content(square);
    return over.has(content) ? 0 : content == Contents.EMPTY ? 1 : FAR;
  }
}

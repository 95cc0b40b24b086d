package org.rookery.player.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Topology;

/**
 * How near one piece is to where it wins by coming there, as the board stands: those who are to
 * stop it close the ways before it is on one of them.
 */
final class GoalRace implements Feature {
  /** The value by the number of moves that are left to the goal. */
  private static final int[] NEAR = {0, 300, 140, 70, 40};

  /** What each other square is worth to which its next move might bring it there. */
  private static final int PER_WAY = 80;

  private static final int MOST_WAYS = 3;

  private final int content;
  private final BitSet goal;
  private final int sign;

  /** By square the ways from there: it goes as far as no piece stands there. */
  private final int[][][] ways;

  private final int[] queue;
  private final int[] seen;
  private int visit;

  private GoalRace(int content, BitSet goal, int sign, int[][][] ways) {
    this.content = content;
    this.goal = goal;
    this.sign = sign;
    this.ways = ways;
    queue = new int[ways.length];
    seen = new int[ways.length];
  }

  /**
   * The one piece of all who wins by arriving, where it is the only one of its kind and others of
   * its side go with it; none where it is royal, or where both rivals race.
   */
  static Optional<Feature> of(
      GameProgram program, MoveSample sample, Rivals rivals, List<GoalReader.Zone> zones) {
    int[] board = program.start().board();
    List<GoalReader.Zone> sought =
        zones.stream().filter(zone -> count(board, piece -> piece == zone.content()) > 0).toList();
    if (sought.size() != 1 || sought.get(0).pieces() != 1) {
      return Optional.empty();
    }
    GoalReader.Zone zone = sought.get(0);
    int content = zone.content();
    int owner = program.contents().owner(content);
    long friends =
        count(board, piece -> piece != Contents.EMPTY && program.contents().owner(piece) == owner);
    if (count(board, piece -> piece == content) != 1
        || friends == 1
        || program.royal().contents().has(content)) {
      return Optional.empty();
    }
    int squares = program.topology().size();
    BitSet[] targets = sample.journeysAlone().targets();
    int[][][] ways =
        IntStream.range(0, squares)
            .mapToObj(from -> ways(program.topology(), from, targets[content * squares + from]))
            .toArray(int[][][]::new);
    int sign = zone.worth() * rivals.sign(owner);
    return Optional.of(new GoalRace(content, zone.squares(), sign, ways));
  }

  private static long count(int[] board, IntPredicate which) {
    return Arrays.stream(board).filter(which).count();
  }

  /** The squares a piece may go to, those in one direction as one way. */
  private static int[][] ways(Topology topology, int from, BitSet targets) {
    List<int[]> ways = new ArrayList<>();
    BitSet left = (BitSet) targets.clone();
    for (int direction = 0; direction < topology.directions().size(); direction++) {
      int[] way = new int[topology.size()];
      int length = 0;
      int at = topology.step(from, direction);
      while (at != Topology.NOWHERE && at != from && targets.get(at) && length < way.length) {
        way[length++] = at;
        left.clear(at);
        at = topology.step(at, direction);
      }
      if (length > 0) {
        ways.add(Arrays.copyOf(way, length));
      }
    }
    left.stream().forEach(square -> ways.add(new int[] {square}));
    return ways.toArray(int[][]::new);
  }

  @Override
  public int score(Position position) {
    if (position.pieces(content) != 1) {
      return 0;
    }
    return sign * near(position.contents(), Feature.only(position, content));
  }

  private int near(int[] board, int from) {
    visit++;
    seen[from] = visit;
    queue[0] = from;
    int size = 1;
    int done = 0;
    for (int moves = 1; done < size; moves++) {
      int end = size;
      int arrivals = 0;
      for (; done < end; done++) {
        for (int[] way : ways[queue[done]]) {
          for (int square : way) {
            if (board[square] != Contents.EMPTY) {
              break;
            }
            if (seen[square] != visit) {
              seen[square] = visit;
              queue[size++] = square;
              arrivals += goal.get(square) ? 1 : 0;
            }
          }
        }
      }
      if (arrivals > 0) {
        int more = moves == 1 ? PER_WAY * Math.min(MOST_WAYS, arrivals - 1) : 0;
        return NEAR[Math.min(moves, NEAR.length - 1)] + more;
      }
    }
    return 0;
  }

  @Override
  public Feature on(MoveGenerator generator) {
    return new GoalRace(content, goal, sign, ways);
  }
}

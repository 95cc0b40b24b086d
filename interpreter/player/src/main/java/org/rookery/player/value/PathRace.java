package org.rookery.player.value;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Topology;

/**
 * Which of two rivals has the shorter way left, where each wins with one piece that comes to a goal
 * and pieces such as walls can stand in its way.
 */
final class PathRace implements Feature {
  /** What one move less to the goal is worth. */
  private static final int PER_MOVE = 40;

  /** How long a way counts that is closed, and the longest that is open. */
  private static final int CLOSED = 60;

  /** How many boards with a wall are tried at most: a runner that slides far has too many ways. */
  private static final int MOST_TRIES = 20_000;

  /** A move on an empty board: where it goes, and the squares on which a piece stops it. */
  private record Step(int to, int[] stops) {
    /** Whether nothing stops it; the other runner does not, since it moves on or is jumped over. */
    boolean isOpen(int[] board, int other) {
      for (int square : stops) {
        if (board[square] != Contents.EMPTY && board[square] != other) {
          return false;
        }
      }
      return true;
    }
  }

  /** The piece that a rival brings to a goal, and by square what it can do there. */
  private record Runner(int content, BitSet goal, Step[][] steps) {
    boolean isStoppedAlike(Runner other) {
      return Arrays.deepEquals(stops(), other.stops());
    }

    private int[][][] stops() {
      return Arrays.stream(steps)
          .map(some -> Arrays.stream(some).map(Step::stops).toArray(int[][]::new))
          .toArray(int[][][]::new);
    }
  }

  private final Runner first;
  private final Runner second;
  private final int[] queue;
  private final int[] moves;

  private PathRace(Runner first, Runner second) {
    this.first = first;
    this.second = second;
    queue = new int[first.steps.length];
    moves = new int[first.steps.length];
  }

  /**
   * The race of two pieces; none where they decide the game in other ways, too, or nothing else can
   * be in the way.
   */
  static Optional<Feature> of(
      GameProgram program, MoveSample sample, Rivals rivals, GoalReader goals) {
    Contents contents = program.contents();
    List<GoalReader.Zone> zones = goals.zones();
    if (zones.size() != 2
        || zones.stream().mapToInt(zone -> rivals.sign(contents.owner(zone.content()))).sum() != 0
        || !zones.stream().allMatch(zone -> runs(program, goals, zone))) {
      return Optional.empty();
    }
    int[] others =
        IntStream.range(1, contents.size())
            .filter(other -> zones.stream().noneMatch(zone -> isLike(contents, other, zone)))
            .toArray();
    if (others.length == 0
        || others.length * tries(program.topology(), sample, zones) > MOST_TRIES) {
      return Optional.empty();
    }
    List<PathRace> races =
        Arrays.stream(others).mapToObj(wall -> race(program, sample, rivals, zones, wall)).toList();
    // Of pieces that stop a runner in different ways, which one stands there would have to be
    // asked.
    return races.stream().allMatch(races.get(0)::isStoppedAlike)
        ? Optional.of(races.get(0))
        : Optional.empty();
  }

  private static PathRace race(
      GameProgram program,
      MoveSample sample,
      Rivals rivals,
      List<GoalReader.Zone> zones,
      int wall) {
    List<Runner> runners =
        zones.stream().map(zone -> runner(program.topology(), sample, zone, wall)).toList();
    boolean inOrder = rivals.sign(program.contents().owner(zones.get(0).content())) > 0;
    return new PathRace(runners.get(inOrder ? 0 : 1), runners.get(inOrder ? 1 : 0));
  }

  private boolean isStoppedAlike(PathRace other) {
    return first.isStoppedAlike(other.first) && second.isStoppedAlike(other.second);
  }

  /** Whether it is the one piece of its type, and wins by coming to the zone alone. */
  private static boolean runs(GameProgram program, GoalReader goals, GoalReader.Zone zone) {
    return zone.pieces() == 1
        && zone.worth() > 0
        && !program.royal().contents().has(zone.content())
        && !goals.precious().get(zone.content())
        && !goals.unwanted().get(zone.content())
        && Arrays.stream(program.start().board()).filter(c -> c == zone.content()).count() == 1;
  }

  private static boolean isLike(Contents contents, int content, GoalReader.Zone zone) {
    return contents.type(content) == contents.type(zone.content());
  }

  /** How many walls could stand in the way of the runners' moves on an empty board. */
  private static long tries(Topology topology, MoveSample sample, List<GoalReader.Zone> zones) {
    BitSet[] targets = sample.journeysAlone().targets();
    int squares = topology.size();
    long tries = 0;
    for (GoalReader.Zone zone : zones) {
      for (int from = 0; from < squares && tries <= MOST_TRIES; from++) {
        int start = from;
        BitSet passed = new BitSet();
        targets[zone.content() * squares + from].stream()
            .forEach(to -> between(topology, start, to).forEach(passed::set));
        tries += passed.cardinality();
      }
    }
    return tries;
  }

  private static Runner runner(
      Topology topology, MoveSample sample, GoalReader.Zone zone, int wall) {
    BitSet[] targets = sample.journeysAlone().targets();
    int squares = topology.size();
    Step[][] steps = new Step[squares][];
    for (int from = 0; from < squares; from++) {
      int start = from;
      // Steps in one direction pass the same squares.
      Map<Integer, BitSet> open = new HashMap<>();
      IntFunction<BitSet> past =
          wallAt ->
              open.computeIfAbsent(
                  wallAt, at -> sample.targetsBeside(zone.content(), start, wall, at));
      steps[from] =
          targets[zone.content() * squares + from].stream()
              .mapToObj(to -> step(topology, start, to, past))
              .toArray(Step[]::new);
    }
    return new Runner(zone.content(), zone.squares(), steps);
  }

  /**
   * A step that is stopped, if at all, on the squares of the line that it follows.
   *
   * @param past where the piece goes with a wall on a square
   */
  private static Step step(Topology topology, int from, int to, IntFunction<BitSet> past) {
    return new Step(
        to, between(topology, from, to).filter(square -> !past.apply(square).get(to)).toArray());
  }

  /** The squares of a line from one square to another, the last among them; only that for none. */
  private static IntStream between(Topology topology, int from, int to) {
    for (int direction = 0; direction < topology.directions().size(); direction++) {
      int[] line = new int[topology.size()];
      int length = 0;
      int at = topology.step(from, direction);
      while (at != Topology.NOWHERE && at != from && at != to && length < line.length) {
        line[length++] = at;
        at = topology.step(at, direction);
      }
      if (at == to) {
        return IntStream.concat(Arrays.stream(line, 0, length), IntStream.of(to));
      }
    }
    return IntStream.of(to);
  }

  @Override
  public int score(Position position) {
    return PER_MOVE * (left(position, second, first) - left(position, first, second));
  }

  @Override
  public Feature on(MoveGenerator generator) {
    return new PathRace(first, second);
  }

  /** How many moves a runner has to make, with the other pieces where they are. */
  private int left(Position position, Runner runner, Runner other) {
    if (position.pieces(runner.content) != 1) {
      return CLOSED;
    }
    int[] board = position.contents();
    Arrays.fill(moves, -1);
    int start = Feature.only(position, runner.content);
    int size = 0;
    queue[size++] = start;
    moves[start] = 0;
    for (int done = 0; done < size; done++) {
      int from = queue[done];
      if (runner.goal.get(from)) {
        return Math.min(moves[from], CLOSED);
      }
      for (Step step : runner.steps[from]) {
        if (moves[step.to] < 0 && step.isOpen(board, other.content)) {
          moves[step.to] = moves[from] + 1;
          queue[size++] = step.to;
        }
      }
    }
    return CLOSED;
  }
}

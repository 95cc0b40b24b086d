package org.rookery.player.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * How near zones are to being full that a player has to fill: how far their last pieces are from
 * the holes, and whether the rival's pieces can still leave, since a player who locks one in never
 * fills their zone.
 */
final class Filling implements Feature {
  private static final int[] PASS = {Edit.of(Edit.PASS, 0, 0)};

  /** More than what pieces lose by stepping back to open a way. */
  private static final int LOCKED_IN = 480;

  /** The same for who can move, but not out of the zone at once. */
  private static final int KEPT_IN = 60;

  private static final int WAY_WITHIN = 1;
  private static final int WAY_OUT = 2;
  private static final int PER_STEP = 20;

  private final MoveGenerator generator;
  private final Supplier<MaterialGain> turns;
  private final MaterialGain turn;
  private final Rivals rivals;
  private final List<Room> rooms;
  private final MoveBuffer moves = new MoveBuffer();
  private final int[] ways;
  private final int[] waiting;
  private final int[] open;

  /**
   * A zone to be filled.
   *
   * @param owner who fills it
   * @param pieces by content, whether that piece may
   * @param holes its squares
   * @param steps by hole and square, how far it is from there for a piece on a board of its own
   * @param farthest the most of these
   */
  private record Room(
      BitSet squares, int owner, boolean[] pieces, int[] holes, int[][] steps, int farthest) {}

  private Filling(
      MoveGenerator generator, Supplier<MaterialGain> turns, Rivals rivals, List<Room> rooms) {
    this.generator = generator;
    this.turns = turns;
    turn = turns.get();
    this.rivals = rivals;
    this.rooms = rooms;
    ways = new int[generator.program().topology().size()];
    waiting = new int[ways.length];
    open = new int[ways.length];
  }

  /** All zones that several pieces have to fill; none where there is no such zone. */
  static List<Feature> of(
      MoveGenerator generator,
      Supplier<MaterialGain> turns,
      Rivals rivals,
      MoveSample sample,
      List<GoalReader.Zone> zones) {
    Contents contents = generator.program().contents();
    Map<Integer, Map<BitSet, List<Integer>>> pieces = new HashMap<>();
    for (GoalReader.Zone zone : zones) {
      if (zone.worth() > 0 && zone.pieces() > 1 && zone.mustBeFull()) {
        pieces
            .computeIfAbsent(contents.owner(zone.content()), owner -> new HashMap<>())
            .computeIfAbsent(zone.squares(), squares -> new ArrayList<>())
            .add(zone.content());
      }
    }
    List<Room> rooms = new ArrayList<>();
    pieces.forEach(
        (owner, zone) ->
            zone.forEach((squares, who) -> rooms.add(room(squares, owner, who, contents, sample))));
    return rooms.isEmpty() ? List.of() : List.of(new Filling(generator, turns, rivals, rooms));
  }

  private static Room room(
      BitSet squares, int owner, List<Integer> who, Contents contents, MoveSample sample) {
    boolean[] pieces = new boolean[contents.size()];
    who.forEach(content -> pieces[content] = true);
    int[] holes = squares.stream().toArray();
    int[][] steps = new int[holes.length][];
    for (int i = 0; i < holes.length; i++) {
      BitSet hole = new BitSet();
      hole.set(holes[i]);
      steps[i] = sample.journeysAlone().distances(who.get(0), hole);
    }
    int farthest = Arrays.stream(steps).flatMapToInt(Arrays::stream).max().orElse(0);
    return new Room(squares, owner, pieces, holes, steps, farthest);
  }

  @Override
  public int score(Position position) {
    int sum = 0;
    for (Room room : rooms) {
      int own = 0;
      int guests = 0;
      for (int hole : room.holes()) {
        if (room.pieces()[position.content(hole)]) {
          own++;
        } else if (isGuest(position, room, hole)) {
          guests++;
        }
      }
      int missing = PER_STEP * steps(position, room);
      // Before half of the zone is full guests stand in no one's way.
      int crowd = 2 * own - room.holes().length;
      if (guests > 0 && crowd > 0) {
        missing += crowd * lockedIn(position, room) / room.holes().length;
      }
      sum -= rivals.sign(room.owner()) * missing;
    }
    return sum;
  }

  /**
   * How many steps the pieces outside the zone are away from its holes, each from one of its own:
   * those nearest to each other are paired first. Were several to count on one hole, who fills it
   * would leave the others far from theirs.
   */
  private int steps(Position position, Room room) {
    int[] board = position.contents();
    int outside = 0;
    for (int square = 0; square < board.length; square++) {
      if (room.pieces()[board[square]] && !room.squares().get(square)) {
        waiting[outside++] = square;
      }
    }
    int empty = 0;
    for (int i = 0; i < room.holes().length; i++) {
      if (!room.pieces()[board[room.holes()[i]]]) {
        open[empty++] = i;
      }
    }
    int sum = 0;
    for (int steps = 1; steps <= room.farthest() && outside > 0 && empty > 0; steps++) {
      for (int hole = 0; hole < empty; hole++) {
        for (int piece = 0; piece < outside; piece++) {
          if (room.steps()[open[hole]][waiting[piece]] == steps) {
            sum += steps;
            waiting[piece] = waiting[--outside];
            open[hole--] = open[--empty];
            break;
          }
        }
      }
    }
    return sum + Math.min(outside, empty) * room.farthest();
  }

  private boolean isGuest(Position position, Room room, int square) {
    int content = position.content(square);
    return content != Contents.EMPTY
        && generator.program().contents().owner(content) != room.owner();
  }

  private int lockedIn(Position position, Room room) {
    if (position.mover() != room.owner()) {
      return countedFor(position, room);
    }
    if (position.continuation() != Position.NOWHERE) {
      return 0;
    }
    position.make(PASS, 0, PASS.length);
    int locked = position.mover() == room.owner() ? 0 : countedFor(position, room);
    position.unmake();
    return locked;
  }

  private int countedFor(Position position, Room room) {
    for (int hole : room.holes()) {
      ways[hole] = 0;
    }
    moves.clear();
    generator.legalMoves(position, moves);
    for (int i = 0; i < moves.size(); i++) {
      turn.read(position, moves.words(), moves.start(i), moves.end(i));
      int from = turn.from();
      if (from >= 0 && room.squares().get(from)) {
        ways[from] |= turn.to() >= 0 && room.squares().get(turn.to()) ? WAY_WITHIN : WAY_OUT;
      }
    }
    int sum = 0;
    for (int hole : room.holes()) {
      if (isGuest(position, room, hole)) {
        sum += ways[hole] == 0 ? LOCKED_IN : ways[hole] == WAY_WITHIN ? KEPT_IN : 0;
      }
    }
    return sum;
  }

  @Override
  public Feature on(MoveGenerator another) {
    return new Filling(another, turns, rivals, rooms);
  }
}

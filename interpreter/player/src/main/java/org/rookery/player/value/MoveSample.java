package org.rookery.player.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * What pieces can do, seen by putting them on boards: on many boards filled at random to about a
 * third, and each piece alone on every square.
 */
final class MoveSample {
  private static final int BOARDS = 160;

  /** Games looked at where dice say who may move, and so many turns of each at most. */
  private static final int GAMES = 24;

  private static final int MAX_PLIES = 400;

  /** Boards larger than this, times the piece types, are looked at by chance alone. */
  private static final int MOST_LONE_PIECES = 20_000;

  private static final int MOST_CELLS = 60_000;
  private static final double EMPTIEST = 0.25;
  private static final double FULLEST = 0.35;

  private final GameProgram program;
  private final GameEngine engine;
  private final Position some;
  private final int squares;
  private final SplitMix64 random;

  /** By content and square: how many moves were seen there, and how often the piece stood there. */
  private final int[] moves;

  private final int[] looks;

  /** By square: how often some piece could go there. */
  private final int[] visits;

  private int visitedBoards;

  /** By content and square, where it goes from there, whatever stands where. */
  private final BitSet[] targets;

  /** The same with no other piece there. */
  private final BitSet[] alone;

  private final TravelDistances journeys;

  private final TravelDistances journeysAlone;

  /** By content the types it may turn into, and the squares it does so from. */
  private final BitSet[] becomes;

  private final BitSet[] turnsFrom;

  /** By content the squares it may leave the board from by itself. */
  private final BitSet[] leavesFrom;

  MoveSample(GameEngine engine, Rivals rivals, long seed) {
    this.engine = engine;
    program = engine.program();
    squares = program.topology().size();
    random = new SplitMix64(seed);
    some = engine.start();
    int contents = program.contents().size();
    moves = new int[contents * squares];
    looks = new int[contents * squares];
    visits = new int[squares];
    targets = sets(contents * squares);
    becomes = sets(contents);
    turnsFrom = sets(contents);
    leavesFrom = sets(contents);
    if ((long) contents * squares <= MOST_LONE_PIECES) {
      lookAtLonePieces();
    }
    alone = Arrays.stream(targets).map(set -> (BitSet) set.clone()).toArray(BitSet[]::new);
    int boards = (int) Math.max(8, Math.min(BOARDS, 3L * MOST_CELLS / squares));
    // Boards filled at random hardly ever show the dice in a legal state.
    boolean dice = IntStream.range(0, program.players().size()).anyMatch(program::playsAtRandom);
    for (int i = 0; i < boards; i++) {
      lookAtBoard(!dice);
    }
    for (int i = 0; i < GAMES && dice; i++) {
      lookAtGame();
    }
    Optional<Mirror> mirror = Mirror.of(program, rivals, this::board, this::ways);
    mirror.ifPresent(this::share);
    journeys = new TravelDistances(targets, squares, mirror);
    journeysAlone = new TravelDistances(alone, squares, mirror);
  }

  /** What was seen of one rival's pieces is true of the other's. */
  private void share(Mirror mirror) {
    mirror.add(moves);
    mirror.add(looks);
    mirror.addBySquare(visits);
    visitedBoards *= 2;
    mirror.addSquares(targets);
    mirror.addSquares(alone);
    mirror.addTypes(becomes);
    mirror.addSquaresByContent(turnsFrom);
    mirror.addSquaresByContent(leavesFrom);
  }

  private static BitSet[] sets(int size) {
    return IntStream.range(0, size).mapToObj(i -> new BitSet()).toArray(BitSet[]::new);
  }

  /** The mean number of squares a piece can go to, all squares it stood on taken together. */
  double mobility(int content) {
    double sum = 0;
    int known = 0;
    for (int square = 0; square < squares; square++) {
      int cell = content * squares + square;
      if (looks[cell] > 0) {
        sum += (double) moves[cell] / looks[cell];
        known++;
      }
    }
    return known == 0 ? 0 : sum / known;
  }

  /** The same on one square; the mean of all where it was never seen. */
  double mobility(int content, int square) {
    int cell = content * squares + square;
    return looks[cell] == 0 ? mobility(content) : (double) moves[cell] / looks[cell];
  }

  /** How many pieces of both sides could go to a square, on average. */
  double exposure(int square) {
    return visitedBoards == 0 ? 0 : (double) visits[square] / visitedBoards;
  }

  /** The types a piece may turn into. */
  BitSet becomes(int content) {
    return becomes[content];
  }

  /** The ways that pieces can go in several moves. */
  TravelDistances journeys() {
    return journeys;
  }

  /** The same with no other piece on the board. */
  TravelDistances journeysAlone() {
    return journeysAlone;
  }

  /** In how many moves a piece comes from each square to where its next move may promote it. */
  int[] toPromotion(int content) {
    return journeys.distances(content, turnsFrom[content]);
  }

  /** Whether a piece may leave the board by itself. */
  boolean mayLeave(int content) {
    return !leavesFrom[content].isEmpty();
  }

  /**
   * How many moves a piece makes on average until it has left the board; see {@link
   * TravelDistances}.
   */
  double[] toLeave(int content) {
    return journeys.toLeave(content, leavesFrom[content]);
  }

  private void lookAtGame() {
    Position position = engine.start();
    for (int turn = 0; turn < MAX_PLIES; turn++) {
      List<Move> turns = engine.generator().legalMoves(position);
      if (turns.isEmpty() || engine.adjudicator().isOverWithTurns(position)) {
        return;
      }
      note(position, true);
      visitedBoards++;
      position.make(turns.get(random.below(turns.size())));
    }
  }

  private void lookAtLonePieces() {
    Contents contents = program.contents();
    for (int step = 0; step < program.turnOrder().size(); step++) {
      int as = program.turnOrder().get(step).as();
      if (isFirstStepOf(step)) {
        for (int type = 0; type < contents.types(); type++) {
          for (int square = 0; square < squares; square++) {
            int[] board = new int[squares];
            board[square] = contents.of(type, as);
            note(position(board, step), false);
          }
        }
      }
    }
  }

  private boolean isFirstStepOf(int step) {
    int as = program.turnOrder().get(step).as();
    return IntStream.range(0, step).noneMatch(i -> program.turnOrder().get(i).as() == as);
  }

  /** A board filled by chance. */
  private int[] board() {
    int[] board = new int[squares];
    double density = EMPTIEST + (FULLEST - EMPTIEST) * random.fraction();
    int contents = program.contents().size();
    for (int square = 0; square < squares; square++) {
      if (random.fraction() < density) {
        board[square] = 1 + random.below(contents - 1);
      }
    }
    return board;
  }

  /** Where a player's pieces go on a board, by square. */
  private BitSet[] ways(int[] board, int player) {
    int first =
        IntStream.range(0, program.turnOrder().size())
            .filter(step -> program.turnOrder().get(step).as() == player)
            .findFirst()
            .orElse(0);
    return seen(position(board, first));
  }

  /** Where a piece goes from a square that is on the board with just one other. */
  BitSet targetsBeside(int content, int from, int other, int square) {
    int[] board = new int[squares];
    board[from] = content;
    board[square] = other;
    return ways(board, program.contents().owner(content))[from];
  }

  private void lookAtBoard(boolean counted) {
    int[] board = board();
    for (int step = 0; step < program.turnOrder().size(); step++) {
      if (isFirstStepOf(step)) {
        note(position(board, step), counted);
      }
    }
    visitedBoards += counted ? 1 : 0;
  }

  private Position position(int[] board, int step) {
    Setup empty = Setup.empty(program);
    List<Integer> pieces = new ArrayList<>(squares);
    List<Integer> attributes = new ArrayList<>(squares);
    for (int content : board) {
      pieces.add(content);
      attributes.add(
          content == Contents.EMPTY
              ? 0
              : program.pieces().get(program.contents().type(content)).attributes());
    }
    return new Position(
        some,
        new Setup(
            pieces,
            attributes,
            Collections.nCopies(program.contents().size(), 0),
            step,
            empty.turnNumber(),
            0,
            0,
            List.of(),
            Position.NOWHERE,
            empty.counters(),
            Position.NOWHERE,
            0,
            Position.UNDECIDED,
            0,
            Position.NOWHERE,
            Position.NOWHERE,
            Map.of()));
  }

  private void note(Position position, boolean counted) {
    BitSet[] seen = seen(position);
    for (int square = 0; square < squares; square++) {
      int content = position.content(square);
      if (content == Contents.EMPTY || program.contents().owner(content) != position.as()) {
        continue;
      }
      int cell = content * squares + square;
      targets[cell].or(seen[square]);
      if (counted) {
        looks[cell]++;
        moves[cell] += seen[square].cardinality();
        seen[square].stream().forEach(target -> visits[target]++);
      }
    }
  }

  /** Where pieces go in a position, by square. */
  private BitSet[] seen(Position position) {
    BitSet[] seen = sets(squares);
    for (Move move : engine.generator().pseudoLegalMoves(position)) {
      note(position, move, seen);
    }
    return seen;
  }

  private void note(Position position, Move move, BitSet[] seen) {
    int first = move.words() == 0 ? Edit.of(Edit.PASS, 0, 0) : move.word(0);
    if (Edit.kind(first) != Edit.MOVE && Edit.kind(first) != Edit.COPY) {
      noteLeaving(position, move);
      return;
    }
    int from = Edit.a(first);
    int content = position.content(from);
    seen[from].set(Edit.b(first));
    for (int i = 1; i < move.words(); i++) {
      if (Edit.kind(move.word(i)) == Edit.TYPE
          && Edit.b(move.word(i)) == Edit.b(first)
          && content != Contents.EMPTY) {
        becomes[content].set(Edit.a(move.word(i)));
        turnsFrom[content].set(from);
      }
    }
  }

  private void noteLeaving(Position position, Move move) {
    for (int i = 0; i < move.words(); i++) {
      int content =
          Edit.kind(move.word(i)) == Edit.REMOVE
              ? position.content(Edit.b(move.word(i)))
              : Contents.EMPTY;
      if (content != Contents.EMPTY && program.contents().owner(content) == position.as()) {
        leavesFrom[content].set(Edit.b(move.word(i)));
      }
    }
  }
}

package org.rookery.engine.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.rookery.program.Contents;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.StartLots;
import org.rookery.program.board.Topology;

/**
 * A position as a value: everything that bears on how the game goes on, but not how it came there.
 *
 * <p>Two positions are equal when their setups are. Making a {@link Position} of a setup may drop
 * what could not have any effect: rights whose pieces are not in place, and passed squares no piece
 * could use.
 *
 * @param board the content of each square
 * @param attributes the attribute bits of the piece on each square
 * @param hand how many pieces of each content are in their owner's hand
 * @param step index in the turn order
 * @param turnNumber how many turns the player to move has begun, from 1
 * @param clock plies since the last reset
 * @param rights one bit per {@linkplain org.rookery.program.Right right}
 * @param passed the squares skipped by the last move, ascending
 * @param passer where the piece that skipped them stands, or {@link Position#NOWHERE}
 * @param counters the counters by number
 * @param continuation the square of the piece that must go on with a partial move, or {@link
 *     Position#NOWHERE}
 * @param continuationGroup the move group it must use, or {@link org.rookery.program.MoveGroup#ANY}
 * @param decided the ending a turn has brought about by itself, or {@link Position#UNDECIDED}
 * @param passes how many of the last turns in a row were passes; 0 in a game whose rules do not ask
 * @param lastFrom where the last move began, or {@link Position#NOWHERE}, as also for a drop and in
 *     a game whose rules do not ask
 * @param lastTo where it ended; the same
 * @param beneath the pieces beneath the top one, the lowest first, for each square that has some
 */
public record Setup(
    List<Integer> board,
    List<Integer> attributes,
    List<Integer> hand,
    int step,
    int turnNumber,
    int clock,
    long rights,
    List<Integer> passed,
    int passer,
    List<Integer> counters,
    int continuation,
    int continuationGroup,
    int decided,
    int passes,
    int lastFrom,
    int lastTo,
    Map<Integer, List<Integer>> beneath) {

  /** Copies the lists. */
  public Setup {
    board = List.copyOf(board);
    attributes = List.copyOf(attributes);
    hand = List.copyOf(hand);
    passed = passed.stream().sorted().distinct().toList();
    counters = List.copyOf(counters);
    beneath = beneath.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(beneath));
  }

  /** The start position of a game. */
  public static Setup start(GameProgram program) {
    return start(program, program.start().board(), program.start().beneath());
  }

  /** The start position that lot number {@code number} decides, below the count of the lots. */
  public static Setup lot(GameProgram program, long number) {
    StartLots lots = program.start().lots();
    Map<Integer, List<Integer>> beneath = new TreeMap<>(program.start().beneath());
    lots.draws().forEach(draw -> draw.squares().forEach(beneath.keySet()::removeAll));
    return start(program, lots.board(program.start().board(), number), beneath);
  }

  private static Setup start(
      GameProgram program, int[] contents, Map<Integer, List<Integer>> beneath) {
    List<Integer> board = ints(contents);
    return empty(program)
        .with(
            draft -> {
              draft.board = board;
              draft.attributes =
                  board.stream().map(content -> defaultAttributes(program, content)).toList();
              draft.beneath = beneath;
              draft.hand = ints(program.start().hand());
              draft.rights = startRights(program);
            });
  }

  private static long startRights(GameProgram program) {
    return IntStream.range(0, program.rights().size())
        .filter(right -> program.rights().get(right).atStart())
        .mapToLong(right -> 1L << right)
        .reduce(0, (held, right) -> held | right);
  }

  /**
   * The first turn of a game on an empty board with empty hands, but for what is always in supply,
   * and no rights; counters as at the start.
   */
  public static Setup empty(GameProgram program) {
    List<Integer> squares = Collections.nCopies(program.topology().size(), Contents.EMPTY);
    return new Setup(
        squares,
        squares,
        supplies(program),
        0,
        1,
        0,
        0,
        List.of(),
        Topology.NOWHERE,
        program.counters().stream().map(GameProgram.CounterRule::initial).toList(),
        Topology.NOWHERE,
        0,
        Ending.NONE,
        0,
        Topology.NOWHERE,
        Topology.NOWHERE,
        Map.of());
  }

  private static List<Integer> supplies(GameProgram program) {
    return IntStream.range(0, program.contents().size())
        .mapToObj(
            piece ->
                piece != Contents.EMPTY
                        && program.pieces().get(program.contents().type(piece)).supply()
                    ? program.start().hand()[piece]
                    : 0)
        .toList();
  }

  /** The attribute bits of a new piece of {@code content}; none for an empty square. */
  static int defaultAttributes(GameProgram program, int content) {
    return content == Contents.EMPTY
        ? 0
        : program.pieces().get(program.contents().type(content)).attributes();
  }

  static List<Integer> ints(int[] values) {
    List<Integer> list = new ArrayList<>(values.length);
    for (int value : values) {
      list.add(value);
    }
    return list;
  }

  private static List<Integer> with(List<Integer> list, int index, int value) {
    List<Integer> copy = new ArrayList<>(list);
    copy.set(index, value);
    return copy;
  }

  /** This setup with a piece of {@code content} and these attribute bits on {@code square}. */
  public Setup withSquare(int square, int content, int bits) {
    return with(
        draft -> {
          draft.board = with(board, square, content);
          draft.attributes = with(attributes, square, bits);
          if (content == Contents.EMPTY && beneath.containsKey(square)) {
            draft.beneath = withBeneath(square, List.of()).beneath;
          }
        });
  }

  /** This setup with a new piece of {@code content}, or nothing, on {@code square}. */
  public Setup withSquare(GameProgram program, int square, int content) {
    return withSquare(square, content, defaultAttributes(program, content));
  }

  /** This setup with these pieces, the lowest first, beneath the one on a square. */
  public Setup withBeneath(int square, List<Integer> pieces) {
    Map<Integer, List<Integer>> columns = new TreeMap<>(beneath);
    columns.remove(square);
    if (!pieces.isEmpty()) {
      columns.put(square, List.copyOf(pieces));
    }
    return with(draft -> draft.beneath = columns);
  }

  /** This setup with {@code count} pieces of {@code content} in their owner's hand. */
  public Setup withHand(int content, int count) {
    return with(draft -> draft.hand = with(hand, content, count));
  }

  /** This setup with these pieces on squares, in hands and beneath others. */
  Setup withPieces(
      List<Integer> newBoard, List<Integer> newHand, Map<Integer, List<Integer>> newBeneath) {
    return with(
        draft -> {
          draft.board = newBoard;
          draft.hand = newHand;
          draft.beneath = newBeneath;
        });
  }

  /** This setup with these rights. */
  public Setup withRights(long bits) {
    return with(draft -> draft.rights = bits);
  }

  /** This setup with a counter at {@code value}. */
  public Setup withCounter(int counter, int value) {
    return with(draft -> draft.counters = with(counters, counter, value));
  }

  /** This setup at another point of the turn order, with nothing left over from the turn before. */
  public Setup withTurn(int newStep, int newTurnNumber) {
    return with(
        draft -> {
          draft.step = newStep;
          draft.turnNumber = newTurnNumber;
          draft.passed = List.of();
          draft.passer = Topology.NOWHERE;
          draft.continuation = Topology.NOWHERE;
          draft.continuationGroup = 0;
          draft.passes = 0;
          draft.lastFrom = Topology.NOWHERE;
          draft.lastTo = Topology.NOWHERE;
        });
  }

  /** This setup at another step of the turn order, and nothing else changed. */
  public Setup withStep(int newStep) {
    return with(draft -> draft.step = newStep);
  }

  /** This setup with these squares skipped by the piece on {@code newPasser}. */
  public Setup withPassed(List<Integer> squares, int newPasser) {
    return with(
        draft -> {
          draft.passed = squares;
          draft.passer = newPasser;
        });
  }

  /** This setup with another clock. */
  public Setup withClock(int plies) {
    return with(draft -> draft.clock = plies);
  }

  /**
   * This setup with a chain that the piece on {@code square} must go on with, by that move group.
   */
  public Setup withContinuation(int square, int group) {
    return with(
        draft -> {
          draft.continuation = square;
          draft.continuationGroup = group;
        });
  }

  /** This setup with an ending that a turn has brought about. */
  public Setup withDecided(int ending) {
    return with(draft -> draft.decided = ending);
  }

  /** This setup after so many passes in a row. */
  public Setup withPasses(int count) {
    return with(draft -> draft.passes = count);
  }

  /** This setup after a move between these squares. */
  public Setup withLastMove(int from, int to) {
    return with(
        draft -> {
          draft.lastFrom = from;
          draft.lastTo = to;
        });
  }

  private Setup with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.setup();
  }

  /** The components of a setup while one is made from another. */
  private static final class Draft {
    List<Integer> board;
    List<Integer> attributes;
    List<Integer> hand;
    int step;
    int turnNumber;
    int clock;
    long rights;
    List<Integer> passed;
    int passer;
    List<Integer> counters;
    int continuation;
    int continuationGroup;
    int decided;
    int passes;
    int lastFrom;
    int lastTo;
    Map<Integer, List<Integer>> beneath;

    Draft(Setup from) {
      board = from.board;
      attributes = from.attributes;
      hand = from.hand;
      step = from.step;
      turnNumber = from.turnNumber;
      clock = from.clock;
      rights = from.rights;
      passed = from.passed;
      passer = from.passer;
      counters = from.counters;
      continuation = from.continuation;
      continuationGroup = from.continuationGroup;
      decided = from.decided;
      passes = from.passes;
      lastFrom = from.lastFrom;
      lastTo = from.lastTo;
      beneath = from.beneath;
    }

    Setup setup() {
      return new Setup(
          board,
          attributes,
          hand,
          step,
          turnNumber,
          clock,
          rights,
          passed,
          passer,
          counters,
          continuation,
          continuationGroup,
          decided,
          passes,
          lastFrom,
          lastTo,
          beneath);
    }
  }
}

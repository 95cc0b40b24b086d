package org.rookery.exchange.betza;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;
import org.rookery.program.board.BoardLayout;

/**
 * Watches the pieces of one kind and owner: alone on every square, and on boards filled at random.
 * What the rules of the whole game forbid, such as staying in check, is not looked at.
 */
final class MoveObserver {
  private static final int BOARDS = 50;

  /** So many boards with one piece of the kind and few others: far squares are rarely free else. */
  private static final int ALONE = 250;

  private static final double FEW = 0.05;
  private static final double SOME = 0.3;
  private static final double EMPTIEST = 0.1;
  private static final double FULLEST = 0.6;

  private final GameEngine engine;
  private final GameProgram program;
  private final MoveGenerator generator;
  private final Position some;
  private final int type;
  private final int piece;
  private final int owner;
  private final int step;
  private final boolean turned;
  private final BoardLayout layout;

  /** By square of the game, its cell row by row. */
  private final int[] cellOf;

  private final Random random;
  private final List<ObservedMoves> sights = new ArrayList<>();
  private final List<ObservedMoves> unmoved = new ArrayList<>();

  /** Where such pieces stand when a game begins, or the ranks where they do. */
  private final BitSet home = new BitSet();

  private final boolean ranks;

  /** How many boards with one piece of the kind and few others. */
  private int lone = ALONE;

  private boolean isStrange;

  /** Whether a piece was seen to go where a neutral piece stands. */
  private boolean takesNeutral;

  /** How far this piece goes when castling, by side; 0 for not at all. */
  private int castlesLeft;

  private boolean insideLeft;

  private int castlesRight;
  private boolean insideRight;

  /**
   * With {@code ranks} a piece on a rank where such pieces begin counts as one that has not moved.
   */
  MoveObserver(GameEngine engine, int type, int owner, long seed, boolean ranks) {
    this.engine = engine;
    this.ranks = ranks;
    program = engine.program();
    generator = engine.generator();
    some = engine.start();
    this.type = type;
    this.owner = owner;
    piece = program.contents().of(type, owner);
    step = step(program, owner);
    turned = owner != program.turnOrder().get(0).as();
    layout = program.layout();
    cellOf = new int[program.topology().size()];
    for (int row = 0; row < layout.rows(); row++) {
      for (int column = 0; column < layout.columns(); column++) {
        if (layout.squareAt()[row][column] >= 0) {
          cellOf[layout.squareAt()[row][column]] = row * layout.columns() + column;
        }
      }
    }
    int[] start = program.start().board();
    for (int square = 0; square < start.length; square++) {
      home.set(square, start[square] == piece);
    }
    if (ranks) {
      BitSet rows = new BitSet();
      home.stream().forEach(square -> rows.set(cellOf[square] / layout.columns()));
      IntStream.range(0, start.length)
          .filter(square -> rows.get(cellOf[square] / layout.columns()))
          .forEach(home::set);
    }
    random = SeededRandom.of(seed);
  }

  /** Watches the same pieces on other boards; what was seen before is not looked for again. */
  MoveObserver again(long seed) {
    MoveObserver again = new MoveObserver(engine, type, owner, seed, ranks);
    again.lone = 0;
    return again;
  }

  /** The turn of the order in which an owner's pieces move; negative for none. */
  static int step(GameProgram program, int owner) {
    List<TurnStep> order = program.turnOrder();
    for (int i = 0; i < order.size(); i++) {
      if (order.get(i).as() == owner) {
        return i;
      }
    }
    return -1;
  }

  /** Looks at everything. */
  void look() {
    if (step < 0) {
      isStrange = true;
      return;
    }
    Setup empty = Setup.empty(program).withStep(step);
    for (int square = 0; square < cellOf.length; square++) {
      Setup alone = empty.withSquare(program, square, piece);
      see(alone, sights, false);
      for (int i = 0; i < lone / cellOf.length; i++) {
        see(filled(alone, FEW, SOME, false, false), sights, false);
      }
    }
    for (int i = 0; i < BOARDS; i++) {
      Setup board = filled(empty, EMPTIEST, FULLEST, true, i % 2 == 1);
      see(board, sights, false);
      if (ranks) {
        see(board, unmoved, true);
      }
    }
    if (!home.isEmpty()) {
      Setup start = Setup.start(program).withStep(step);
      see(start, unmoved, true);
      for (int other = 0; other < program.pieces().size(); other++) {
        see(only(start, other), unmoved, true);
      }
      for (int i = 0; i < BOARDS; i++) {
        see(filled(only(start, type), EMPTIEST, FULLEST, true, false), unmoved, true);
      }
    }
  }

  /** The pieces of this kind, and those of another, of the same owner alone. */
  private Setup only(Setup start, int other) {
    Setup setup = start;
    for (int square = 0; square < cellOf.length; square++) {
      int content = start.board().get(square);
      boolean stays = home.get(square) || content == program.contents().of(other, owner);
      setup = stays ? setup : setup.withSquare(square, Contents.EMPTY, 0);
    }
    return setup;
  }

  /** Fills squares at random with pieces of all kinds, those looked at among them or not. */
  private Setup filled(
      Setup before, double least, double most, boolean alike, boolean anyAttributes) {
    double density = least + (most - least) * random.nextDouble();
    Setup setup = before;
    int bits = (1 << Math.min(30, program.attributes().size())) - 1;
    for (int square = 0; square < cellOf.length; square++) {
      if (before.board().get(square) != Contents.EMPTY || random.nextDouble() >= density) {
        continue;
      }
      int content =
          alike && random.nextInt(3) == 0
              ? piece
              : 1 + random.nextInt(program.contents().size() - 1);
      if (!alike && content == piece) {
        continue;
      }
      setup =
          anyAttributes
              ? setup.withSquare(square, content, random.nextInt() & bits)
              : setup.withSquare(program, square, content);
    }
    return setup;
  }

  /** Nothing more is looked at once it has done what there is no word for. */
  private void see(Setup setup, List<ObservedMoves> into, boolean atHome) {
    if (isStrange) {
      return;
    }
    Position position = new Position(some, setup);
    BetzaBoard ground = ground(position);
    Map<Integer, BitSet> seen = new HashMap<>();
    for (int square = 0; square < cellOf.length; square++) {
      if (position.content(square) == piece && home.get(square) == atHome) {
        seen.put(square, new BitSet());
      }
    }
    for (Move move : generator.emittedParts(position)) {
      if (isOfOthers(move, seen.keySet())) {
        continue;
      }
      MoveChanges changes = MoveChanges.of(position, move);
      BitSet targets = seen.get(changes.origin());
      if (targets != null && changes.target() >= 0) {
        note(position, changes, targets, atHome);
      } else if (!changes.captured().isEmpty()) {
        // Some piece captures and stays; which one is not known.
        isStrange |= captureAndStay(setup);
      }
    }
    seen.forEach(
        (square, targets) -> {
          takesNeutral |= ground.hasNeutral(targets);
          into.add(new ObservedMoves(ground, cellOf[square], targets));
        });
  }

  /** Whether these pieces capture and stay where no other piece of their owner is on the board. */
  private boolean captureAndStay(Setup setup) {
    Setup alone = setup;
    for (int square = 0; square < cellOf.length; square++) {
      int content = setup.board().get(square);
      boolean other =
          content != Contents.EMPTY
              && content != piece
              && program.contents().owner(content) == owner;
      alone = other ? alone.withSquare(square, Contents.EMPTY, 0) : alone;
    }
    Position position = new Position(some, alone);
    return generator.emittedParts(position).stream()
        .map(move -> MoveChanges.of(position, move))
        .filter(changes -> !changes.captured().isEmpty())
        .anyMatch(c -> c.origin() < 0 || position.content(c.origin()) != piece);
  }

  /** Whether a move takes pieces somewhere, and none of those looked at. */
  private static boolean isOfOthers(Move move, Set<Integer> looked) {
    boolean goes = false;
    for (int i = 0; i < move.words(); i++) {
      int kind = Edit.kind(move.word(i));
      if (kind == Edit.MOVE || kind == Edit.COPY) {
        goes = true;
        if (looked.contains(Edit.a(move.word(i)))) {
          return false;
        }
      }
    }
    return goes;
  }

  private void note(Position position, MoveChanges changes, BitSet targets, boolean atHome) {
    int[] after = changes.after();
    int from = changes.origin();
    int to = changes.target();
    BitSet others = new BitSet();
    for (int square = 0; square < after.length; square++) {
      others.set(square, after[square] != position.content(square));
    }
    others.clear(from);
    others.clear(to);
    boolean arrives =
        from != to
            && after[from] == Contents.EMPTY
            && after[to] != Contents.EMPTY
            && program.contents().owner(after[to]) == owner;
    if (arrives && others.isEmpty()) {
      targets.set(cellOf[to]);
    } else {
      // Castling from elsewhere has no word, and a piece that has one for its own square keeps it.
      boolean castles = castles(position, from, to, others, after);
      isStrange |= !castles;
      if (castles && atHome) {
        others.andNot(occupied(after));
        noteCastling(from, to, others.nextSetBit(0));
      }
    }
  }

  /** Whether two pieces of one owner have passed each other on a rank. */
  private boolean castles(Position position, int from, int to, BitSet others, int[] after) {
    int columns = layout.columns();
    int far = cellOf[to] % columns - cellOf[from] % columns;
    boolean sameRank = cellOf[to] / columns == cellOf[from] / columns;
    boolean two =
        others.cardinality() == 2
            && others.stream().allMatch(s -> cellOf[s] / columns == cellOf[from] / columns);
    if (!sameRank || !two || Math.abs(far) < 2 || position.content(to) != Contents.EMPTY) {
      return false;
    }
    int landing = others.stream().filter(s -> after[s] != Contents.EMPTY).findFirst().orElse(-1);
    return landing >= 0 && cellOf[landing] == cellOf[to] - Integer.signum(far);
  }

  private static BitSet occupied(int[] after) {
    BitSet occupied = new BitSet();
    IntStream.range(0, after.length)
        .filter(square -> after[square] != Contents.EMPTY)
        .forEach(occupied::set);
    return occupied;
  }

  /** Notes how far a piece goes, and whether its partner came from one square off the edge. */
  private void noteCastling(int from, int to, int partner) {
    int far = cellOf[to] % layout.columns() - cellOf[from] % layout.columns();
    boolean right = turned ? far < 0 : far > 0;
    int steps = Math.abs(far);
    boolean inside = isOnBoard(partner, Integer.signum(far));
    isStrange |= isOnBoard(partner, 2 * Integer.signum(far));
    if (right) {
      isStrange |= castlesRight != 0 && (castlesRight != steps || insideRight != inside);
      castlesRight = steps;
      insideRight = inside;
    } else {
      isStrange |= castlesLeft != 0 && (castlesLeft != steps || insideLeft != inside);
      castlesLeft = steps;
      insideLeft = inside;
    }
  }

  /** Whether there is a square so many files from another. */
  private boolean isOnBoard(int square, int files) {
    int columns = layout.columns();
    int column = cellOf[square] % columns + files;
    return column >= 0
        && column < columns
        && layout.squareAt()[cellOf[square] / columns][column] >= 0;
  }

  private BetzaBoard ground(Position position) {
    int[] cells = new int[layout.rows() * layout.columns()];
    Arrays.fill(cells, BetzaBoard.HOLE);
    for (int square = 0; square < cellOf.length; square++) {
      int content = position.content(square);
      cells[cellOf[square]] =
          content == Contents.EMPTY ? BetzaBoard.EMPTY : stands(program.contents().owner(content));
    }
    return new BetzaBoard(layout.columns(), cells, turned);
  }

  private int stands(int player) {
    boolean moves = program.turnOrder().stream().anyMatch(turn -> turn.as() == player);
    return player == owner ? BetzaBoard.FRIEND : moves ? BetzaBoard.ENEMY : BetzaBoard.NEUTRAL;
  }

  /** What was seen of pieces that have moved, or never stood at the beginning where they stand. */
  List<ObservedMoves> sights() {
    return neutralsAsEnemies(sights);
  }

  /** What was seen of pieces that have not moved. */
  List<ObservedMoves> unmoved() {
    return neutralsAsEnemies(unmoved);
  }

  /** Neutral pieces are enemies where they are captured, and else in the way. */
  private List<ObservedMoves> neutralsAsEnemies(List<ObservedMoves> seen) {
    return takesNeutral
        ? seen.stream()
            .map(s -> new ObservedMoves(s.ground().withEnemiesForNeutral(), s.from(), s.targets()))
            .toList()
        : seen;
  }

  /** Whether it does what Betza has no short word for: changes more than where it goes. */
  boolean isStrange() {
    return isStrange;
  }

  /** The word for castling; empty when it does not castle. */
  String castling() {
    String right = (insideRight ? "jO" : "O") + castlesRight;
    String left = (insideLeft ? "jO" : "O") + castlesLeft;
    if (castlesLeft > 0 && castlesRight > 0 && left.equals(right)) {
      return "is" + right;
    }
    return (castlesRight > 0 ? "ir" + right : "") + (castlesLeft > 0 ? "il" + left : "");
  }
}

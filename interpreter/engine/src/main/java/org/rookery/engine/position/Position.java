package org.rookery.engine.position;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Topology;

/**
 * The state of a game in progress, with its history.
 *
 * <p>Mutable, for one thread; hot, so it is arrays inside and hands out numbers. Squares, contents,
 * players and counters are the program's numbers.
 */
public final class Position {
  /** No square. */
  public static final int NOWHERE = Topology.NOWHERE;

  /** No ending has been brought about by a turn. */
  public static final int UNDECIDED = Ending.NONE;

  private final GameTables tables;
  private final Board board;
  private final TurnState turn;
  private final MoveMaker maker;
  private final RefusedMoves refusals;

  /** The start position of a game. */
  public Position(GameProgram program) {
    this(program, Setup.start(program));
  }

  /**
   * A position without history.
   *
   * @throws IllegalArgumentException when the setup does not fit the game
   */
  public Position(GameProgram program, Setup setup) {
    this(new GameTables(program), setup);
  }

  /**
   * The same in the game of another position: what that has worked out of the game is used again.
   *
   * @throws IllegalArgumentException when the setup does not fit the game
   */
  public Position(Position sameGame, Setup setup) {
    this(sameGame.tables, setup);
  }

  private Position(GameTables tables, Setup setup) {
    this.tables = tables;
    board = new Board(tables.program);
    turn = new TurnState();
    maker = new MoveMaker(tables, board, turn);
    refusals = new RefusedMoves();
    new SetupReader(tables, board, turn).read(setup);
  }

  /** A copy with the same history, to be used by another thread or changed by itself. */
  public Position(Position other) {
    tables = other.tables;
    board = new Board(other.board);
    turn = new TurnState(other.turn);
    maker = new MoveMaker(tables, board, turn);
    refusals = new RefusedMoves(other.refusals);
  }

  /** The game. */
  public GameProgram program() {
    return tables.program;
  }

  /** How the steps of the turn order follow each other. */
  public TurnOrder turnOrder() {
    return tables.turnOrder;
  }

  /** What stands on a square; {@link Contents#EMPTY} for nothing. */
  public int content(int square) {
    return board.content[square];
  }

  /** How many pieces lie on each other on a square. */
  public int height(int square) {
    return board.height(square);
  }

  /** The pieces beneath the top one on a square, the lowest first. */
  public List<Integer> beneath(int square) {
    return board.columns == null ? List.of() : board.columns.beneath(square);
  }

  /** What lies beneath the top one, the lowest first, for each square where something does. */
  public Map<Integer, List<Integer>> columns() {
    return board.columns == null ? Map.of() : board.columns.all();
  }

  /** How many pieces of a column have some contents: of all, or of that so deep, 1 for the top. */
  public int inColumn(int square, ContentSet pieces, int depth) {
    int content = board.content[square];
    int top = depth <= 1 && content != Contents.EMPTY && pieces.has(content) ? 1 : 0;
    return board.columns == null ? top : top + board.columns.count(square, pieces, depth);
  }

  /** Whether a piece stands on {@code square} and has the attribute. */
  public boolean has(int square, int attribute) {
    return (board.attributes[square] >>> attribute & 1) != 0;
  }

  /** The attribute bits of the piece on {@code square}. */
  public int attributes(int square) {
    return board.attributes[square];
  }

  /** How many pieces of {@code content} are in their owner's hand. */
  public int hand(int content) {
    return board.hand[content];
  }

  /** How many pieces of {@code content} are on the board. */
  public int pieces(int content) {
    return board.pieces[content];
  }

  /** The index in the turn order of the step now due. */
  public int step() {
    return turn.step;
  }

  /** The player who chooses now. */
  public int mover() {
    return tables.mover[turn.step];
  }

  /** The player whose pieces move now. */
  public int as() {
    return tables.as[turn.step];
  }

  /** How many turns the player to move has begun, from 1: the full-move number of FEN. */
  public int turnNumber() {
    return turn.turnNumber;
  }

  /** Half-turns since the last capture or move of a piece that resets the clock. */
  public int clock() {
    return turn.clock;
  }

  /** How many of the last turns in a row were passes; always 0 in a game whose rules do not ask. */
  public int passes() {
    return turn.passes;
  }

  /** The value of a counter. */
  public int counter(int counter) {
    return board.counters[counter];
  }

  /** Whether a player has gone out of the game while others play on. */
  public boolean isOut(int player) {
    return program().elimination().filter(rule -> counter(rule.out() + player) > 0).isPresent();
  }

  /** One bit per right still held. */
  public long rights() {
    return turn.rights;
  }

  /**
   * Whether the last move skipped {@code square}, which is empty, and a piece of the player to move
   * asks about it.
   */
  public boolean passed(int square) {
    for (int skipped : turn.passed) {
      if (skipped == square) {
        return true;
      }
    }
    return false;
  }

  /** The squares the last move skipped, ascending. */
  public List<Integer> passedSquares() {
    return Arrays.stream(turn.passed).boxed().toList();
  }

  /** Where the piece stands that skipped them, or {@link #NOWHERE}. */
  public int passer() {
    return turn.passer;
  }

  /** Where the last move began, or {@link #NOWHERE}. */
  public int lastFrom() {
    return turn.lastFrom;
  }

  /** Where the last move ended, or {@link #NOWHERE}. */
  public int lastTo() {
    return turn.lastTo;
  }

  /** The square of the piece that must go on with a partial move, or {@link #NOWHERE}. */
  public int continuation() {
    return turn.continuation;
  }

  /** The group that piece must use, or {@link org.rookery.program.MoveGroup#ANY}. */
  public int continuationGroup() {
    return turn.continuationGroup;
  }

  /** The ending that a turn has brought about by itself, or {@link #UNDECIDED}. */
  public int decided() {
    return turn.decided;
  }

  /** How many pieces the last move captured. */
  public int capturedCount() {
    return turn.capturedSize - turn.capturedFrom;
  }

  /** The content of the piece the last move captured as number {@code index}, from 0. */
  public int captured(int index) {
    return turn.captured[turn.capturedFrom + index];
  }

  /** The number of moves made since this position was set up. */
  public int ply() {
    return turn.ply();
  }

  /** A hash of everything repetition compares: equal positions have equal hashes. */
  public long hash() {
    return board.hash;
  }

  /** Another hash of the same facts, mixed otherwise, worked out anew: both are 128 bits. */
  public long fingerprint() {
    return Fingerprint.of(board, turn);
  }

  /** The hash worked out afresh, to test the incremental one. */
  public long recomputedHash() {
    return board.recomputedHash() ^ turn.ownHash() ^ refusals.hash(turn.ply());
  }

  /** How often this position has occurred in its history, including now; compared by hash. */
  public int occurrences() {
    return turn.occurrences(board.hash, Integer.MAX_VALUE);
  }

  /** How often it has occurred in the last {@code plies} moves made, now included. */
  public int occurrences(int plies) {
    return turn.occurrences(board.hash, plies);
  }

  /** A live view of the contents of all squares: code that changes it puts it back at once. */
  public int[] contents() {
    return board.content;
  }

  /** The number of 64-bit words in a set of squares. */
  public int words() {
    return board.words();
  }

  /** Word {@code word} of the squares where pieces of {@code player} stand. */
  public long ofOwner(int player, int word) {
    return board.ofOwner[player * board.words() + word];
  }

  /** How many pieces a player has on the board. */
  public int piecesOfOwner(int player) {
    int pieces = 0;
    for (int word = 0; word < words(); word++) {
      pieces += Long.bitCount(ofOwner(player, word));
    }
    return pieces;
  }

  /** Word {@code word} of the squares where a piece stands. */
  public long occupied(int word) {
    long occupied = 0;
    for (int owner = word; owner < board.ofOwner.length; owner += board.words()) {
      occupied |= board.ofOwner[owner];
    }
    return occupied;
  }

  /** Word {@code word} of the squares where pieces of {@code content} stand. */
  public long ofContent(int content, int word) {
    return board.ofContent[content * board.words() + word];
  }

  /**
   * The words of {@link #ofContent}, {@link #words} for each content: a live view for generators.
   */
  public long[] contentSets() {
    return board.ofContent;
  }

  /** Makes a move; legality is not looked at. */
  public void make(Move move) {
    if (move.isRefused()) {
      refuse(move);
    } else {
      make(move.raw(), 0, move.words());
    }
  }

  /** Nothing changes, but that the move is known to have been refused as long as the turn lasts. */
  private void refuse(Move move) {
    turn.pushSame(board.mark(), board.hash);
    refusals.add(turn.ply(), move);
    board.hash ^= RefusedMoves.hash(move);
  }

  /** The moves refused since the turn began, the last one first. */
  public List<Move> refused() {
    return refusals.endingAt(turn.ply());
  }

  /** Makes the move whose words are those from {@code start} up to {@code end}, exclusive. */
  public void make(int[] words, int start, int end) {
    turn.push(board.mark(), board.hash);
    int done = tables.makesAtOnce ? start : done(words, start, end);
    if (done == start) {
      maker.apply(words, start, end);
      maker.endTurn();
    } else if (Edit.a(words[done - 1]) == 0) {
      maker.choose(words, done, end);
    } else {
      maker.apply(words, done, end);
      maker.endRound(Edit.b(words[done - 1]) == 1);
    }
  }

  private int done(int[] words, int start, int end) {
    board.hash ^= refusals.hash(turn.ply() - 1);
    return tables.done(words, start, end);
  }

  /** Makes one part of a compound turn: as {@link #make}, but it stays the mover's turn. */
  public void makePart(int[] words, int start, int end) {
    turn.push(board.mark(), board.hash);
    maker.apply(words, start, end);
    maker.endPart();
  }

  /**
   * Puts another piece on a square (or none), to ask a question about it; {@link #unmake} takes it
   * back.
   *
   * <p>Rights, clocks and whose turn it is stay as they are.
   */
  public void pretend(int square, int content) {
    turn.push(board.mark(), board.hash);
    board.set(square, content, content == Contents.EMPTY ? 0 : tables.newAttributes[content]);
  }

  /** Takes back the last move made, part made or piece pretended. */
  public void unmake() {
    board.undo(turn.pop());
    board.hash = turn.poppedHash();
    if (!tables.makesAtOnce) {
      refusals.backTo(turn.ply());
    }
  }

  /** This position as a value. */
  public Setup setup() {
    boolean lastMove = tables.program.options().asksForLastMove();
    return new Setup(
        Setup.ints(board.content),
        Setup.ints(board.attributes),
        Setup.ints(board.hand),
        turn.step,
        turn.turnNumber,
        turn.clock,
        turn.rights,
        Setup.ints(turn.passed),
        turn.passer,
        Setup.ints(board.counters),
        turn.continuation,
        turn.continuationGroup,
        turn.decided,
        turn.passes,
        lastMove ? turn.lastFrom : NOWHERE,
        lastMove ? turn.lastTo : NOWHERE,
        columns());
  }
}

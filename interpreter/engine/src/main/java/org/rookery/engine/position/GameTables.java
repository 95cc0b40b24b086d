package org.rookery.engine.position;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;
import org.rookery.program.TurnStep;

/**
 * What the positions of one game share, worked out once and never changed: hot lookups in plain
 * arrays.
 */
final class GameTables {
  final GameProgram program;
  final TurnOrder turnOrder;
  private final EnPassantDependents passedReaders;

  /** Whether skipped squares stay in the position that nothing asks about. */
  private final boolean allPassed;

  /** The player who chooses, and the one whose pieces move, at each step. */
  final int[] mover;

  final int[] as;
  final int[] next;
  final int repeatFrom;
  final long[] stepHash;

  /** For each square a list of that square alone: most moves skip no more than one. */
  private final int[][] alone;

  /** The rights lost when a square's content changes. */
  final long[] rightsLost;

  /**
   * What a captured piece of each content is in the hand it goes to: [captor][content], or {@link
   * #GONE}.
   */
  final int[][] capturedAs;

  /** The attribute bits of a new piece of each content. */
  final int[] newAttributes;

  /** Whether a move of a piece of each content resets the clock. */
  final boolean[] resetsClock;

  /**
   * Whether the clock begins anew when a piece of each content is captured: [captor][content]. What
   * chance puts in the place of its own, as the next throw of a die, captures nothing for good.
   */
  final boolean[][] captureResetsClock;

  /** Whether a hand never runs out of pieces of each content. */
  final boolean[] supply;

  /** The counter that says whether the player of each step is out; none in most games. */
  final int[] outCounter;

  /**
   * The counter that is 0 while the turn of each step is not due, or {@link TurnStep.Draw#ALWAYS};
   * none in most games.
   */
  final int[] dueCounter;

  /** Whether players choose at the same time. */
  private final boolean hasRounds;

  /** Whether every move is made when it is chosen, and none is refused: so in most games. */
  final boolean makesAtOnce;

  /** A captured piece that goes to no hand. */
  static final int GONE = -1;

  GameTables(GameProgram program) {
    this.program = program;
    turnOrder = new TurnOrder(program);
    passedReaders = new EnPassantDependents(program);
    allPassed = program.notation().skippedInFen();
    mover = program.turnOrder().stream().mapToInt(step -> step.player()).toArray();
    as = program.turnOrder().stream().mapToInt(step -> step.as()).toArray();
    next = new int[mover.length];
    repeatFrom = program.repeatFrom();
    stepHash = new long[mover.length];
    for (int step = 0; step < next.length; step++) {
      next[step] = turnOrder.next(step);
      stepHash[step] = Zobrist.step(step);
    }
    hasRounds = program.options().hiding().hidesChoices();
    makesAtOnce = !hasRounds && !program.options().hiding().hasUmpire();
    outCounter =
        program
            .elimination()
            .map(out -> IntStream.of(mover).map(player -> out.out() + player).toArray())
            .orElseGet(() -> new int[0]);
    dueCounter =
        program.turnOrder().stream().allMatch(step -> step.draw().isEmpty())
            ? new int[0]
            : program.turnOrder().stream()
                .mapToInt(step -> step.draw().map(TurnStep.Draw::due).orElse(TurnStep.Draw.ALWAYS))
                .toArray();
    alone =
        IntStream.range(0, program.topology().size())
            .mapToObj(square -> new int[] {square})
            .toArray(int[][]::new);
    rightsLost = rightsLost(program);
    Contents contents = program.contents();
    capturedAs = new int[contents.players()][contents.size()];
    captureResetsClock = new boolean[contents.players()][contents.size()];
    newAttributes = new int[contents.size()];
    resetsClock = new boolean[contents.size()];
    supply = new boolean[contents.size()];
    for (int piece = 1; piece < contents.size(); piece++) {
      newAttributes[piece] = Setup.defaultAttributes(program, piece);
      supply[piece] = program.pieces().get(contents.type(piece)).supply();
      resetsClock[piece] = program.options().clockReset().has(piece);
      for (int captor = 0; captor < contents.players(); captor++) {
        capturedAs[captor][piece] = capturedAs(program, captor, piece);
        boolean isThrow = program.playsAtRandom(captor) && contents.owner(piece) == captor;
        captureResetsClock[captor][piece] = program.options().resetByCapture() && !isThrow;
      }
    }
  }

  /**
   * Those of the first {@code count} squares, skipped by the piece on {@code passer}, that a
   * condition of the game or some piece of {@code player} asks about, or all where positions tell
   * them, ascending; none when the piece is its own, for no player captures their own piece in
   * passing.
   */
  int[] usefulPassed(Board board, int player, int[] squares, int count, int passer) {
    int useful = 0;
    int[] kept = TurnState.NONE;
    int piece = board.content[passer];
    if (piece != Contents.EMPTY && board.owner(piece) == player) {
      return kept;
    }
    for (int i = 0; i < count; i++) {
      int square = squares[i];
      boolean free = board.content[square] == Contents.EMPTY;
      if (free
          && (allPassed
              || passedReaders.inGame(square)
              || passedReaders.any(board, player, square))) {
        kept = useful == 0 ? alone[square] : Arrays.copyOf(kept, useful + 1);
        kept[useful++] = square;
      }
    }
    if (useful < 2) {
      return kept;
    }
    Arrays.sort(kept);
    return kept;
  }

  private static long[] rightsLost(GameProgram program) {
    long[] lost = new long[program.topology().size()];
    List<Right> rights = program.rights();
    for (int right = 0; right < rights.size(); right++) {
      for (int square : rights.get(right).squares()) {
        lost[square] |= 1L << right;
      }
    }
    return lost;
  }

  private static int capturedAs(GameProgram program, int captor, int piece) {
    if (program.options().capturedToHand()) {
      int type = program.pieces().get(program.contents().type(piece)).capturedAs();
      int owner = program.contents().owner(piece);
      boolean enemy = program.options().toEnemyHand();
      return program.contents().of(type, enemy ? program.opponent(owner) : captor);
    }
    return program.options().recycleCaptures() ? piece : GONE;
  }

  /** The rights among {@code claimed} whose pieces stand where they stood at the start. */
  long rightsInPlace(int[] content, long claimed) {
    long held = 0;
    List<Right> rights = program.rights();
    for (int number = 0; number < rights.size(); number++) {
      Right right = rights.get(number);
      boolean inPlace = true;
      for (int i = 0; i < right.squares().size(); i++) {
        inPlace &= content[right.squares().get(i)] == right.contents().get(i);
      }
      if (inPlace) {
        held |= claimed & 1L << number;
      }
    }
    return held;
  }

  /** Where the words of a move begin that are done: behind what is only chosen. */
  int done(int[] words, int start, int end) {
    for (int i = start; hasRounds && i < end; i++) {
      if (Edit.kind(words[i]) == Edit.CHOSEN) {
        return i + 1;
      }
    }
    return start;
  }
}

package org.rookery.lint.facts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Where the pieces of a game can come in any number of turns, whatever else stands on the board:
 * perhaps farther than in any game, never less far.
 */
public final class PieceReach {
  /** How many pieces on squares are looked at; games of more are left alone. */
  private static final int LIMIT = 6_000;

  private final GameProgram program;
  private final Contents contents;
  private final BitSet[] squares;
  private final BitSet inHand = new BitSet();
  private final Deque<int[]> open = new ArrayDeque<>();
  private final PieceRules rules;

  /**
   * Squares from which some turn lifts, or changes, a piece that is not the mover: who came where.
   */
  private final List<int[]> carried = new ArrayList<>();

  private boolean known = true;

  private PieceReach(GameProgram program, PieceRules rules) {
    this.program = program;
    this.rules = rules;
    contents = program.contents();
    squares = new BitSet[contents.size()];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = new BitSet();
    }
  }

  /** What can be said of a game. */
  public static PieceReach of(GameProgram program, PieceRules rules) {
    PieceReach reach = new PieceReach(program, rules);
    reach.begin();
    reach.run();
    return reach;
  }

  /** Whether everything was looked at. */
  public boolean isKnown() {
    return known;
  }

  /** The squares on which a piece can ever stand. */
  public BitSet squares(int content) {
    return (BitSet) squares[content].clone();
  }

  private void begin() {
    int[] board = program.start().board();
    for (int square = 0; square < board.length; square++) {
      if (board[square] != Contents.EMPTY) {
        stand(board[square], square);
      }
    }
    program
        .start()
        .beneath()
        .forEach((square, pieces) -> pieces.forEach(piece -> stand(piece, square)));
    int[] hand = program.start().hand();
    for (int content = 1; content < hand.length; content++) {
      if (hand[content] > 0) {
        hold(content);
      }
    }
    boolean returns =
        program.options().capturedToHand()
            || program.options().recycleCaptures()
            || program.options().includeHands();
    if (returns) {
      for (int content = 1; content < contents.size(); content++) {
        hold(content);
      }
    }
  }

  private void run() {
    int looked = 0;
    while (!open.isEmpty()) {
      int[] piece = open.pop();
      if (++looked > LIMIT) {
        known = false;
        return;
      }
      PossibleMoves here = rules.of(piece[0], piece[1]);
      known &= here.whole();
      if (!known) {
        return;
      }
      here.turns().forEach(turn -> apply(turn.edits(), piece[0], piece[1]));
    }
  }

  private void stand(int content, int square) {
    if (!squares[content].get(square)) {
      squares[content].set(square);
      open.push(new int[] {content, square});
      for (int[] way : List.copyOf(carried)) {
        if (way[0] == square) {
          stand(content, way[1]);
        }
      }
    }
  }

  private void hold(int content) {
    if (inHand.get(content) || !program.droppable()[contents.type(content)]) {
      inHand.set(content);
      return;
    }
    inHand.set(content);
    for (int square = 0; square < program.topology().size(); square++) {
      for (int group = 0; group < program.groups().size(); group++) {
        PossibleMoves drops = PossibleMoves.of(program.rules().drops(content, square, group));
        known &= drops.whole();
        drops.turns().forEach(turn -> apply(turn.edits(), content, -1));
      }
    }
  }

  private void apply(List<Integer> edits, int content, int start) {
    Map<Integer, BitSet> there = new HashMap<>();
    // In the order in which a turn is made, which their numbers follow.
    edits.stream()
        .filter(edit -> edit != PossibleMoves.PASSER)
        .sorted(Comparator.comparingInt(Edit::kind))
        .forEach(edit -> place(edit, content, start, there));
    there.forEach((square, pieces) -> pieces.stream().forEach(piece -> stand(piece, square)));
  }

  private void place(int edit, int content, int start, Map<Integer, BitSet> there) {
    int a = Edit.a(edit);
    int b = Edit.b(edit);
    switch (Edit.what(edit)) {
      case MOVE, COPY -> {
        if (a == start) {
          on(b, there).set(content);
        } else {
          carry(a, b);
        }
      }
      case DROP, CREATE -> on(b, there).set(a);
      case TYPE -> changed(b, there, piece -> contents.of(a, contents.owner(piece)));
      case OWNER -> owned(a, b, there);
      case COLUMN -> known = false; // what lies beneath may come to light anywhere
      case TAKE -> hold(a);
      case CAPTURE,
          REMOVE,
          SET_ATTRIBUTE,
          CLEAR_ATTRIBUTE,
          DISCARD,
          PASSED,
          COUNTER,
          CONTINUE,
          NO_MATE,
          FORBID,
          ENDS,
          PASS,
          AGAIN,
          SWAP,
          OUT,
          CHOSEN,
          PART -> {
        // No piece comes to where it was not, or to a hand.
      }
    }
  }

  private static BitSet on(int square, Map<Integer, BitSet> there) {
    return there.computeIfAbsent(square, unused -> new BitSet());
  }

  private void carry(int from, int to) {
    if (carried.stream().noneMatch(way -> way[0] == from && way[1] == to)) {
      carried.add(new int[] {from, to});
      for (int piece = 1; piece < contents.size(); piece++) {
        if (squares[piece].get(from)) {
          stand(piece, to);
        }
      }
    }
  }

  private void changed(int square, Map<Integer, BitSet> there, IntUnaryOperator change) {
    BitSet pieces = new BitSet();
    there.getOrDefault(square, anyPiece()).stream()
        .forEach(piece -> pieces.set(change.applyAsInt(piece)));
    there.put(square, pieces);
  }

  private void owned(int player, int square, Map<Integer, BitSet> there) {
    BitSet pieces = new BitSet();
    there.getOrDefault(square, anyPiece()).stream()
        .forEach(
            piece -> {
              for (int owner = 0; owner < contents.players(); owner++) {
                if (player == Edit.NEXT_PLAYER || player == owner) {
                  pieces.set(contents.of(contents.type(piece), owner));
                }
              }
            });
    there.put(square, pieces);
  }

  /** Who may stand on a square where nothing else is known. */
  private BitSet anyPiece() {
    BitSet pieces = new BitSet();
    pieces.set(1, contents.size());
    return pieces;
  }
}

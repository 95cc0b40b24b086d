package org.rookery.engine.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Hiding;

/**
 * Pieces that only their owner's team knows, by their types or at all: what others see of a
 * position, and what of a move its maker decides, whatever comes of it.
 */
public final class Disguise {
  /** Who belongs to no team. */
  public static final int NO_PLAYER = -1;

  /** The order of moves by their words alone. */
  public static final Comparator<Move> ORDER = Disguise::compare;

  private final GameProgram program;
  private final Contents contents;
  private final Hiding hiding;

  /** What is hidden in a game. */
  public Disguise(GameProgram program) {
    this.program = program;
    contents = program.contents();
    hiding = program.options().hiding();
  }

  private static int compare(Move one, Move other) {
    int words = Math.min(one.words(), other.words());
    for (int i = 0; i < words; i++) {
      if (one.word(i) != other.word(i)) {
        return Integer.compare(one.word(i), other.word(i));
      }
    }
    return Integer.compare(one.words(), other.words());
  }

  /** Whether the game has pieces of unknown type. */
  public boolean hides() {
    return hiding.hidesTypes();
  }

  /** Whether what comes of a move is not known to who makes it, so that it is not written. */
  public boolean writesDecisions() {
    return hides() || hiding.hasUmpire() || hiding.hidesChoices();
  }

  /**
   * A position as the player to move sees it; the same position where no more is written of moves.
   */
  public Position seenByMover(Position position) {
    if (!writesDecisions()) {
      return position;
    }
    Setup setup = position.setup();
    Setup seen = hides() ? seen(setup, position.mover()) : withoutUnseen(setup, position.mover());
    return new Position(position, withoutChoices(seen, position.mover()));
  }

  /** Whether a player does not see a piece at all, for it is not theirs and there is an umpire. */
  public boolean isUnseen(int content, int player) {
    return hiding.hasUmpire()
        && content != Contents.EMPTY
        && program.competes(contents.owner(content))
        && !program.areAllied(contents.owner(content), player);
  }

  /** A position without the pieces on the board that a player does not see. */
  public Setup withoutUnseen(Setup setup, int player) {
    Setup seen = setup;
    for (int square = 0; square < setup.board().size(); square++) {
      if (isUnseen(setup.board().get(square), player)) {
        seen = seen.withSquare(square, Contents.EMPTY, 0);
      }
    }
    return seen;
  }

  /** A position without what other players have chosen in a round that is not over. */
  public Setup withoutChoices(Setup setup, int player) {
    Setup seen = setup;
    if (hiding.hidesChoices()) {
      for (int other = 0; other < contents.players(); other++) {
        int chosen = hiding.simultaneous().get().chosen() + other;
        seen = other == player ? seen : seen.withCounter(chosen, 0);
      }
    }
    return seen;
  }

  /** A position with stand-ins for the pieces that a player does not know. */
  public Setup seen(Setup setup, int player) {
    List<Integer> board = new ArrayList<>(setup.board());
    List<Integer> hand = new ArrayList<>(setup.hand());
    Map<Integer, List<Integer>> beneath = new TreeMap<>(setup.beneath());
    for (int square = 0; square < board.size(); square++) {
      board.set(square, seen(board.get(square), setup.attributes().get(square), player));
    }
    for (int content = 1; content < hand.size(); content++) {
      int seen = seen(content, 0, player);
      if (seen != content) {
        hand.set(seen, hand.get(seen) + hand.get(content));
        hand.set(content, 0);
      }
    }
    beneath.replaceAll(
        (square, pieces) -> pieces.stream().map(piece -> seen(piece, 0, player)).toList());
    return setup.withPieces(board, hand, beneath);
  }

  /** What a player sees of a piece with these attribute bits. */
  private int seen(int content, int attributes, int player) {
    return isUnknown(content, attributes, player)
        ? contents.of(hiding.standIn(), contents.owner(content))
        : content;
  }

  /** Whether a player sees a stand-in for a piece with these attribute bits. */
  public boolean isUnknown(int content, int attributes, int player) {
    return hiding.covers(content, attributes)
        && (player == NO_PLAYER || !program.areAllied(contents.owner(content), player));
  }

  /** Whether what is seen on a square, or in a hand, stands for a piece that is not known. */
  public boolean isStandIn(int content) {
    return content != Contents.EMPTY && contents.type(content) == hiding.standIn();
  }

  /**
   * A move without what comes of it: where pieces of the player go or are put, and what these
   * become. That alone is written of moves, and no two legal moves should have the same.
   */
  public Move decided(Position position, Move move) {
    int[] board = position.contents().clone();
    int[] before = board.clone();
    int[] kept = new int[move.words()];
    int count = 0;
    int part = 0;
    for (int word : move.choice().raw()) {
      if (Edit.kind(word) == Edit.PART) {
        part = count;
        before = board.clone();
      } else if (isDecided(word, before, board, position.as())) {
        if (part == count && part > 0) {
          kept[count++] = Edit.of(Edit.PART, 0, 0);
          part = -1;
        }
        kept[count++] = word;
        carryOut(word, before, board);
      }
    }
    return count == 0 ? move.choice() : Move.of(kept, 0, count);
  }

  /** Whether a word is about pieces of the player; what goes in a part stood there before it. */
  private boolean isDecided(int word, int[] before, int[] board, int player) {
    return switch (Edit.what(word)) {
      case MOVE, COPY -> isOf(before[Edit.a(word)], player);
      case TYPE -> isOf(board[Edit.b(word)], player);
      case DROP, CREATE, DISCARD -> isOf(Edit.a(word), player);
      case PASS, SWAP, OUT, COLUMN -> true;
      case CAPTURE,
          REMOVE,
          OWNER,
          SET_ATTRIBUTE,
          CLEAR_ATTRIBUTE,
          TAKE,
          PASSED,
          COUNTER,
          CONTINUE,
          NO_MATE,
          FORBID,
          ENDS,
          AGAIN,
          CHOSEN,
          PART ->
          false;
    };
  }

  private boolean isOf(int content, int player) {
    return content != Contents.EMPTY && contents.owner(content) == player;
  }

  /** Notes where the player's pieces are, for further parts of the move. */
  private static void carryOut(int word, int[] before, int[] board) {
    int kind = Edit.kind(word);
    if (kind == Edit.MOVE && Edit.a(word) != Edit.b(word)) {
      board[Edit.b(word)] = before[Edit.a(word)];
    } else if (kind == Edit.DROP || kind == Edit.CREATE) {
      board[Edit.b(word)] = Edit.a(word);
    }
  }

  /** What is decided by the moves, in an order that hangs on nothing else. */
  public List<Move> decided(Position position, List<Move> moves) {
    return moves.stream().map(move -> decided(position, move)).sorted(ORDER).toList();
  }

  /** The moves, in the order of what is decided by them. */
  public List<Move> inOrder(Position position, List<Move> moves) {
    return writesDecisions()
        ? moves.stream()
            .sorted(Comparator.comparing(move -> decided(position, move), ORDER))
            .toList()
        : moves;
  }

  /**
   * What players who know no types are told of a move: stand-ins are put for pieces that are not
   * seen afterwards, and nothing is said of what these have become.
   *
   * @param decided what is {@linkplain #decided(Position, Move) decided} by it
   * @param after the position after it
   */
  public Move told(Move decided, Setup after) {
    int[] words =
        Arrays.stream(decided.raw())
            .filter(word -> Edit.kind(word) != Edit.TYPE || !isCovered(after, Edit.b(word)))
            .map(word -> told(word, after))
            .toArray();
    return Move.of(words);
  }

  private int told(int word, Setup after) {
    int kind = Edit.kind(word);
    boolean puts = kind == Edit.DROP || kind == Edit.CREATE;
    return puts && isCovered(after, Edit.b(word))
        ? Edit.of(kind, seen(Edit.a(word), 0, NO_PLAYER), Edit.b(word))
        : word;
  }

  private boolean isCovered(Setup setup, int square) {
    return isUnknown(setup.board().get(square), setup.attributes().get(square), NO_PLAYER);
  }

  /**
   * The squares on which pieces stand in the second position that could be unknown, but are seen,
   * and were not seen in the first on any of the squares that a move between the two has changed.
   */
  public BitSet shown(Setup before, Setup after, BitSet changed) {
    BitSet shown = new BitSet();
    changed.stream()
        .filter(square -> hiding.covers(after.board().get(square), 0) && !isCovered(after, square))
        .filter(
            square ->
                changed.stream()
                    .noneMatch(
                        old ->
                            before.board().get(old).equals(after.board().get(square))
                                && !isCovered(before, old)))
        .forEach(shown::set);
    return shown;
  }
}

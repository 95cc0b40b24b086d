package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.TooManyMoves;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * All that a player can see of a position: the turns there are, how it stands, and what stands
 * where. Rights, marks and the like show in turns to come.
 *
 * @param turns the legal moves, in an order that depends on nothing but what they do
 * @param keys what can be seen of each, as a number
 * @param board what stands where, what is in hand, whose turn it is and the counters in FEN, as one
 *     number
 */
record PlayerView(List<Move> turns, List<Long> keys, String outcome, boolean check, long board) {
  /** What a turn does that cannot be seen yet. */
  private static final Set<Edit.Kind> HIDDEN =
      EnumSet.of(
          Edit.Kind.SET_ATTRIBUTE,
          Edit.Kind.CLEAR_ATTRIBUTE,
          Edit.Kind.PASSED,
          Edit.Kind.COUNTER,
          Edit.Kind.CONTINUE,
          Edit.Kind.NO_MATE,
          Edit.Kind.FORBID,
          Edit.Kind.ENDS,
          Edit.Kind.PART);

  /** What happens on the square that is named second. */
  private static final Set<Edit.Kind> ON_SQUARES =
      EnumSet.of(
          Edit.Kind.MOVE,
          Edit.Kind.COPY,
          Edit.Kind.DROP,
          Edit.Kind.CREATE,
          Edit.Kind.CAPTURE,
          Edit.Kind.REMOVE,
          Edit.Kind.OWNER,
          Edit.Kind.TYPE);

  /** A piece that came to a square in the turn itself, and who is not known. */
  private static final int SOME_PIECE = -1;

  /** The outcome of a position whose turns the engine does not list. */
  private static final String REFUSED = "too many ways to go";

  /** It takes the engine as long to find that out as to list so many turns. */
  static final int IN_VAIN = 10_000;

  private record Keyed(long key, Move turn) {}

  static PlayerView of(GameEngine game, Position position) {
    try {
      return seen(game, position);
    } catch (TooManyMoves refused) {
      return new PlayerView(List.of(), List.of(), REFUSED, false, board(game, position));
    }
  }

  private static PlayerView seen(GameEngine game, Position position) {
    boolean over = game.adjudicator().isOver(position);
    List<Keyed> keyed = new ArrayList<>();
    for (Move turn : over ? List.<Move>of() : game.generator().legalMoves(position)) {
      keyed.add(new Keyed(key(position, turn), turn));
    }
    keyed.sort(Comparator.comparingLong(Keyed::key));
    List<Move> turns = keyed.stream().map(Keyed::turn).toList();
    List<Long> keys = keyed.stream().map(Keyed::key).toList();
    Outcome outcome = game.adjudicator().outcome(position);
    boolean check = game.generator().inCheck(position, position.as());
    String result = outcome + game.adjudicator().pointsText(position, outcome);
    return new PlayerView(turns, keys, result, check, board(game, position));
  }

  /**
   * What can be seen of a turn from a position, as one number; pieces taken, or won over, one
   * behind the other have no order, where no piece stands none is seen to be taken, what becomes
   * what it is already is not seen to change, and into how many parts a move falls is not seen.
   */
  static long key(Position position, Move made) {
    Move move = made.choice();
    long key = 1;
    long taken = 0;
    for (int i = 0; i < move.words(); i++) {
      int word = move.word(i);
      if (isIdle(position, move, i)) {
        continue;
      }
      if (isTaking(word)) {
        taken += mixed(Edit.b(word) + 1);
      } else if (Edit.kind(word) == Edit.OWNER) {
        taken += mixed(word);
      } else if (!HIDDEN.contains(Edit.what(word))) {
        key = mixed((key * 31 + taken) * 31 + word);
        taken = 0;
      }
    }
    return mixed(key * 31 + taken);
  }

  /** Whether a piece was captured or removed shows in hands, clocks and checks if anywhere. */
  private static boolean isTaking(int word) {
    return Edit.kind(word) == Edit.CAPTURE || Edit.kind(word) == Edit.REMOVE;
  }

  /** Whether a word is about no piece, or gives a piece what it has. */
  private static boolean isIdle(Position position, Move move, int index) {
    int word = move.word(index);
    Contents contents = position.program().contents();
    return switch (Edit.kind(word)) {
      case Edit.CAPTURE, Edit.REMOVE -> met(position, move, index) == Contents.EMPTY;
      case Edit.OWNER -> {
        int piece = met(position, move, index);
        yield piece == Contents.EMPTY || (piece > 0 && contents.owner(piece) == Edit.a(word));
      }
      case Edit.TYPE -> {
        int piece = met(position, move, index);
        yield piece == Contents.EMPTY || (piece > 0 && contents.type(piece) == Edit.a(word));
      }
      default -> false;
    };
  }

  /** Who stands on the square of a word when it is its turn, if that is plain to see. */
  private static int met(Position position, Move move, int index) {
    int square = Edit.b(move.word(index));
    Contents contents = position.program().contents();
    int piece = position.content(square);
    boolean put = false;
    for (int i = 0; i < index; i++) {
      int word = move.word(i);
      Edit.Kind what = Edit.what(word);
      if (Edit.b(word) == square && ON_SQUARES.contains(what)) {
        if (isTaking(word)) {
          piece = Contents.EMPTY;
        } else if (what == Edit.Kind.TYPE && piece > 0) {
          piece = contents.of(Edit.a(word), contents.owner(piece));
        } else {
          // Of several that move at once each is lifted before any is put: only the first is known.
          piece = what == Edit.Kind.MOVE && i == 0 ? position.content(Edit.a(word)) : SOME_PIECE;
          put = true;
        }
      } else if (what == Edit.Kind.MOVE && Edit.a(word) == square) {
        piece = put ? SOME_PIECE : Contents.EMPTY;
      }
    }
    return piece;
  }

  /** The counters that everybody sees, such as seeds in a store: they stand in FEN. */
  static List<Integer> shown(GameProgram program) {
    return IntStream.range(0, program.counters().size())
        .filter(counter -> program.counters().get(counter).fen())
        .boxed()
        .toList();
  }

  private static long board(GameEngine game, Position position) {
    long board = position.mover() + 7L * position.as();
    for (int content : position.contents()) {
      board = mixed(board * 31 + content);
    }
    for (int content = 0; content < game.program().contents().size(); content++) {
      board = mixed(board * 31 + position.hand(content));
    }
    for (int counter : shown(game.program())) {
      board = mixed(board * 31 + position.counter(counter));
    }
    return board;
  }

  /** Whether the engine lists no turns here, since there are too many ways to go. */
  boolean isRefused() {
    return outcome.equals(REFUSED);
  }

  /** How long it took to look, in turns listed. */
  int cost() {
    return isRefused() ? IN_VAIN : turns.size() + 1;
  }

  /** The turn with that key. */
  Move turn(long key) {
    return turns.get(keys.indexOf(key));
  }

  /** All of it as one number; different sights have the same once in a very long time. */
  long print() {
    long print = mixed(outcome.hashCode() * 2L + (check ? 1 : 0)) ^ board;
    for (long key : keys) {
      print = mixed(print * 31 + key);
    }
    return print;
  }

  /** Bits mixed well, so that sums of products do not cancel out. */
  static long mixed(long bits) {
    long mixed = (bits ^ bits >>> 32) * 0xD6E8FEB86659FD93L;
    return mixed ^ mixed >>> 29;
  }
}

package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * All that a player can see of a position: the turns there are, how it stands, and what stands
 * where. Rights, marks and the like show in turns to come.
 *
 * @param turns the legal turns, in an order that depends on nothing but what they do
 * @param keys what can be seen of each, as a number
 * @param board what stands where, what is in hand and whose turn it is, as one number
 */
record Sight(List<Move> turns, List<Long> keys, String outcome, boolean check, long board) {
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
          Edit.Kind.ENDS);

  private record Keyed(long key, Move turn) {}

  static Sight of(GameEngine game, Position position) {
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
    return new Sight(turns, keys, outcome.toString(), check, board(game, position));
  }

  /**
   * What can be seen of a turn from a position, as one number; men taken one behind the other have
   * no order, and where nobody stands nobody is seen to be taken.
   */
  static long key(Position position, Move move) {
    long key = 1;
    long taken = 0;
    for (int i = 0; i < move.words(); i++) {
      int word = move.word(i);
      if (isTaking(word)) {
        taken += isMet(position, move, i) ? mixed(Edit.b(word) + 1) : 0;
      } else if (!HIDDEN.contains(Edit.what(word))) {
        key = mixed((key * 31 + taken) * 31 + word);
        taken = 0;
      }
    }
    return mixed(key * 31 + taken);
  }

  /** Whether a man was captured or removed shows in hands, clocks and checks if anywhere. */
  private static boolean isTaking(int word) {
    return Edit.kind(word) == Edit.CAPTURE || Edit.kind(word) == Edit.REMOVE;
  }

  /** Whether somebody stands on the square of a word, or came there before in the same turn. */
  private static boolean isMet(Position position, Move move, int index) {
    int square = Edit.b(move.word(index));
    boolean met = position.content(square) != Contents.EMPTY;
    for (int i = 0; i < index && !met; i++) {
      met = !HIDDEN.contains(Edit.what(move.word(i))) && Edit.b(move.word(i)) == square;
    }
    return met;
  }

  private static long board(GameEngine game, Position position) {
    long board = position.mover() + 7L * position.as();
    for (int content : position.contents()) {
      board = mixed(board * 31 + content);
    }
    for (int content = 0; content < game.program().contents().size(); content++) {
      board = mixed(board * 31 + position.hand(content));
    }
    return board;
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

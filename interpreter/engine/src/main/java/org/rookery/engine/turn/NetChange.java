package org.rookery.engine.turn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.rookery.engine.position.EditOrder;
import org.rookery.engine.position.Zobrist;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/** What a chain of parts changes as a whole, whatever way it went. */
final class NetChange {
  private static final Comparator<Integer> BY_SQUARE =
      Comparator.<Integer>comparingInt(Edit::kind)
          .thenComparing(word -> Edit.kind(word) == Edit.COLUMN ? 0 : Edit.b(word));

  private NetChange() {}

  /**
   * A number that is the same for chains that change the same, and most likely differs for others:
   * by it a list without two such chains is known at little cost.
   *
   * @param board what stands where before the chains begin
   */
  static long key(int[] words, int start, int end, int[] board) {
    long key = 0;
    int legs = 0;
    int from = 0;
    int to = 0;
    boolean together = false; // legs of one part are of several pieces
    for (int i = start; i < end; i++) {
      int word = words[i];
      if (Edit.kind(word) == Edit.PART) {
        together = false;
      } else if (Edit.kind(word) == Edit.MOVE) {
        if (legs == 0 || together || Edit.a(word) != to) {
          key += legs == 0 ? 0 : leg(legs, from, to);
          legs++;
          from = Edit.a(word);
        } else if (displaces(board, from, to) && !isIn(capture(to), words, start, i)) {
          key += Zobrist.mix(capture(to));
        }
        to = Edit.b(word);
        together = true;
      } else if (Edit.kind(word) == Edit.COUNTER) { // what adds up to nothing leaves no trace
        key +=
            (Edit.b(word) - Edit.COUNTER_BIAS)
                * Zobrist.mix(Edit.of(Edit.COUNTER, Edit.a(word), 0));
      } else if (!isIn(word, words, start, i)) {
        key += Zobrist.mix(word);
      }
    }
    return legs == 0 ? key : key + leg(legs, from, to);
  }

  private static long leg(int number, int from, int to) {
    return Zobrist.mix((long) number << 32 | (Edit.of(Edit.MOVE, from, to) & 0xFFFFFFFFL));
  }

  /** Whether a piece that goes on from a square has captured there by coming. */
  private static boolean displaces(int[] board, int from, int on) {
    return on != from && board[on] != Contents.EMPTY;
  }

  private static int capture(int square) {
    return Edit.of(Edit.CAPTURE, 0, square);
  }

  private static boolean isIn(int word, int[] words, int start, int end) {
    for (int i = start; i < end; i++) {
      if (words[i] == word) {
        return true;
      }
    }
    return false;
  }

  /**
   * The words of a chain as one part: legs that follow each other are a single one, and pieces
   * captured where one of them ended stay captured.
   *
   * @param board what stands where before the chain begins
   */
  static List<Integer> of(int[] words, int start, int end, int[] board) {
    int[] legs = new int[end - start];
    int[] rest = new int[end - start];
    int legsSize = 0;
    int restSize = 0;
    boolean together = false;
    for (int i = start; i < end; i++) {
      int word = words[i];
      if (Edit.kind(word) == Edit.PART) {
        together = false;
      } else if (Edit.kind(word) == Edit.MOVE) {
        if (legsSize > 0 && !together && Edit.b(legs[legsSize - 1]) == Edit.a(word)) {
          int from = Edit.a(legs[legsSize - 1]);
          if (displaces(board, from, Edit.a(word))) {
            rest[restSize++] = capture(Edit.a(word));
          }
          legs[legsSize - 1] = Edit.of(Edit.MOVE, from, Edit.b(word));
        } else {
          legs[legsSize++] = word;
        }
        together = true;
      } else {
        rest[restSize++] = word;
      }
    }
    List<Integer> whole =
        new ArrayList<>(Arrays.stream(rest, 0, EditOrder.tidy(rest, 0, restSize)).boxed().toList());
    whole.sort(BY_SQUARE);
    whole.addAll(0, Arrays.stream(legs, 0, legsSize).boxed().toList());
    return whole;
  }
}

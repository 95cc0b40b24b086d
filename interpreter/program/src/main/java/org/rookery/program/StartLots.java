package org.rookery.program;

import java.util.ArrayList;
import java.util.List;

/**
 * Set-ups of which a lot decides, numbered from 0.
 *
 * <p>The number is read from its end, one digit for each draw: which of the choices of free squares
 * it is, in lexicographic order. That is how Reinhard Scharnagl numbered 960 set-ups
 * (Fischer-Random-Schach, 2004).
 *
 * @param draws the pieces that are put on free squares, in this order
 */
public record StartLots(List<Draw> draws) {
  /** No lots: there is one set-up. */
  public static final StartLots NONE = new StartLots(List.of());

  /** More set-ups than this are refused. */
  public static final long MAX_SETUPS = 1_000_000_000L;

  /**
   * Pieces of several players who all draw the same.
   *
   * @param pieces for each player the contents in the order in which they stand along the squares
   * @param squares for each player the squares they may stand on
   */
  public record Draw(List<List<Integer>> pieces, List<List<Integer>> squares) {
    private int count() {
      return pieces.get(0).size();
    }
  }

  /**
   * In how many ways so many of these squares can be chosen; no more than {@link #MAX_SETUPS} + 1.
   */
  public static long choices(int squares, int chosen) {
    long choices = 1;
    for (int i = 1; i <= chosen && choices <= MAX_SETUPS; i++) {
      choices = choices * (squares - chosen + i) / i;
    }
    return Math.min(choices, MAX_SETUPS + 1);
  }

  /** How many set-ups there are. */
  public long count() {
    long count = 1;
    List<Integer> taken = new ArrayList<>();
    for (Draw draw : draws) {
      List<Integer> free = free(draw, taken);
      count *= choices(free.size(), draw.count());
      free.subList(0, draw.count()).forEach(i -> taken.add(draw.squares().get(0).get(i)));
    }
    return count;
  }

  /** The board of a set-up: a standard one on which the pieces of the draws stand elsewhere. */
  public int[] board(int[] standard, long number) {
    int[] board = standard.clone();
    for (Draw draw : draws) {
      draw.squares().forEach(squares -> squares.forEach(square -> board[square] = Contents.EMPTY));
    }
    List<Integer> taken = new ArrayList<>();
    long left = number;
    for (Draw draw : draws) {
      List<Integer> free = free(draw, taken);
      long choices = choices(free.size(), draw.count());
      List<Integer> chosen = choice(free, draw.count(), left % choices);
      left /= choices;
      for (int i = 0; i < chosen.size(); i++) {
        for (int player = 0; player < draw.squares().size(); player++) {
          board[draw.squares().get(player).get(chosen.get(i))] = draw.pieces().get(player).get(i);
        }
        taken.add(draw.squares().get(0).get(chosen.get(i)));
      }
    }
    return board;
  }

  /** The places along a draw's squares that are free. */
  private static List<Integer> free(Draw draw, List<Integer> taken) {
    List<Integer> free = new ArrayList<>();
    for (int i = 0; i < draw.squares().get(0).size(); i++) {
      if (!taken.contains(draw.squares().get(0).get(i))) {
        free.add(i);
      }
    }
    return free;
  }

  /** Choice number {@code number} of so many of these, in lexicographic order. */
  private static List<Integer> choice(List<Integer> from, int count, long number) {
    List<Integer> chosen = new ArrayList<>();
    long left = number;
    int at = 0;
    while (chosen.size() < count) {
      long with = choices(from.size() - at - 1, count - chosen.size() - 1);
      if (left < with) {
        chosen.add(from.get(at));
      } else {
        left -= with;
      }
      at++;
    }
    return chosen;
  }
}

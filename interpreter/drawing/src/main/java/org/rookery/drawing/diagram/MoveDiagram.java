package org.rookery.drawing.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rookery.program.GameProgram;

/**
 * How a piece moves from one square of an otherwise empty board.
 *
 * @param content the piece
 * @param start where it stands
 * @param signs what it may do, by square; each sign with whether it hangs on a condition
 * @param notes what signs cannot say, as sentences
 * @param over whether a piece that must stand somewhere stands on the way to where it goes
 */
public record MoveDiagram(
    GameProgram program,
    int content,
    int start,
    NavigableMap<Integer, NavigableMap<Sign, Boolean>> signs,
    List<String> notes,
    boolean over) {

  /**
   * How many other pieces an act shown may need: a capture of two pieces at once is shown, one of
   * three is not.
   */
  private static final int MOST_PIECES = 2;

  /** The same where squares are compared with each other only: what a piece does by itself. */
  private static final int ROUGHLY = 0;

  /** The diagram of a piece on a square. */
  public static MoveDiagram of(GameProgram program, int content, int square) {
    return new DiagramReader(program, content, square, MOST_PIECES).read();
  }

  /**
   * The diagram of a piece on the square where it has most to show, and the one nearest the middle
   * where there are several.
   */
  public static MoveDiagram of(GameProgram program, int content) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < program.topology().size(); square++) {
      squares.add(square);
    }
    squares.sort(
        Comparator.comparingDouble((Integer s) -> fromMiddle(program, s)).thenComparing(s -> s));
    int best = squares.get(0);
    int richest = -1;
    for (int square : squares) {
      int richness = new DiagramReader(program, content, square, ROUGHLY).richness();
      if (richness > richest) {
        best = square;
        richest = richness;
      }
    }
    return of(program, content, best);
  }

  private static double fromMiddle(GameProgram program, int square) {
    int[][] rows = program.layout().squareAt();
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < rows[row].length; column++) {
        if (rows[row][column] == square) {
          double down = row - (rows.length - 1) / 2.0;
          double across = column - (rows[row].length - 1) / 2.0;
          return down * down + across * across;
        }
      }
    }
    return square;
  }

  /** The signs used, with whether they are used on a condition. */
  public Map<Sign, Set<Boolean>> used() {
    Map<Sign, Set<Boolean>> used = new TreeMap<>();
    signs
        .values()
        .forEach(
            on ->
                on.forEach(
                    (sign, conditional) ->
                        used.computeIfAbsent(sign, unused -> new TreeSet<>()).add(conditional)));
    return used;
  }
}

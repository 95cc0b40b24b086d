package org.rookery.program.board;

import java.util.Arrays;
import java.util.List;

/**
 * Squares and the directed links between them.
 *
 * <p>Squares are numbered from 0 in the order the rules file names them; {@link #NOWHERE} stands
 * for "off the board". {@code links[direction][square]} is the square one step away.
 */
public record Topology(List<String> squares, List<String> directions, int[][] links) {
  /** The square number of a step that leaves the board. */
  public static final int NOWHERE = -1;

  /** The number of squares. */
  public int size() {
    return squares.size();
  }

  /** The square one step from {@code square} in {@code direction}, or {@link #NOWHERE}. */
  public int step(int square, int direction) {
    return links[direction][square];
  }

  /** Whether one step leads from a square to another. */
  public boolean isLinked(int from, int to) {
    return Arrays.stream(links).anyMatch(direction -> direction[from] == to);
  }

  /** The number of the square called {@code name}, or {@link #NOWHERE}. */
  public int square(String name) {
    return squares.indexOf(name);
  }
}

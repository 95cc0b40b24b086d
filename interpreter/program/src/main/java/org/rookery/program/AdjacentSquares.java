package org.rookery.program;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The squares that are one step away from each square. */
public final class AdjacentSquares {
  private final int[][] squares;
  private final Region[] regions;
  private final boolean mutual;

  private AdjacentSquares(int[][] squares) {
    this.squares = squares;
    regions = new Region[squares.length];
    for (int square = 0; square < squares.length; square++) {
      BitSet bits = new BitSet();
      Arrays.stream(squares[square]).forEach(bits::set);
      regions[square] = Region.of(bits, squares.length);
    }
    mutual =
        IntStream.range(0, squares.length)
            .allMatch(from -> Arrays.stream(squares[from]).allMatch(to -> regions[to].has(from)));
  }

  /** For each square of a board, by number, those one step away. */
  public static AdjacentSquares of(List<List<Integer>> squares) {
    return new AdjacentSquares(
        squares.stream()
            .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new));
  }

  /** How many squares the board has. */
  public int size() {
    return squares.length;
  }

  /** Those one step from a square, not to be changed. */
  public int[] of(int square) {
    return squares[square];
  }

  /** Those one step from a square. */
  public Region region(int square) {
    return regions[square];
  }

  /** Whether every step leads back, too. */
  public boolean isMutual() {
    return mutual;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof AdjacentSquares steps && Arrays.deepEquals(squares, steps.squares));
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(squares);
  }

  @Override
  public String toString() {
    return Arrays.deepToString(squares);
  }
}

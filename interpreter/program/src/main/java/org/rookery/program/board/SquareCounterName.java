package org.rookery.program.board;

import java.util.List;
import java.util.Optional;

/**
 * The name of a counter that each square has one of.
 *
 * @param name the name that all have in the rules file
 * @param square the square whose counter it is
 */
public record SquareCounterName(String name, int square) {
  /** What such a name says; nothing where it is no square's. */
  public static Optional<SquareCounterName> of(String name, List<String> squares) {
    int end = name.lastIndexOf('-');
    int square = end < 0 ? -1 : squares.indexOf(name.substring(end + 1));
    return square < 0
        ? Optional.empty()
        : Optional.of(new SquareCounterName(name.substring(0, end), square));
  }
}

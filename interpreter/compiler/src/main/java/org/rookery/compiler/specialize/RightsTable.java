package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.rookery.program.Right;
import org.rookery.program.Test;

/**
 * The rights of original pieces, numbered in the order rules ask for them.
 *
 * <p>They are collected before the game by specialising every rule that asks for one on the squares
 * of the start position; after {@link #close} an unknown right does not exist.
 */
final class RightsTable {
  /** A position keeps them in one number. */
  static final int MAX_RIGHTS = Long.SIZE;

  private final int[] start;
  private final NameNumbers names;
  private final Geometry geometry;

  /** The pieces of which positions tell who has not moved. */
  private final Set<Integer> told;

  private final List<Right> rights = new ArrayList<>();
  private boolean closed;
  private boolean overfull;

  RightsTable(int[] start, NameNumbers names, Geometry geometry, Set<Integer> told) {
    this.told = told;
    this.start = start;
    this.names = names;
    this.geometry = geometry;
  }

  void close() {
    closed = true;
  }

  boolean isEmpty() {
    return rights.isEmpty();
  }

  /**
   * The rights, of which players have those at the start that FEN's castling field names: by their
   * letters, or the files of the partners. What it has no letter for they have, and everything
   * where there is no such field.
   */
  List<Right> toList(Optional<String> field) {
    return rights.stream()
        .map(
            right ->
                new Right(
                    right.player(),
                    right.squares(),
                    right.contents(),
                    right.letter(),
                    field.isEmpty()
                        || rights.stream().anyMatch(it -> gives(it, right, field.get()))))
        .toList();
  }

  /** Whether a right holds by the field, and with it another: who may castle has not moved. */
  private boolean gives(Right right, Right other, String field) {
    boolean itself = right.equals(other);
    boolean part =
        right.squares().size() > 1
            && other.squares().size() == 1
            && right.squares().containsAll(other.squares());
    return (itself && right.letter().isEmpty()) || ((itself || part) && isNamed(right, field));
  }

  private boolean isNamed(Right right, String field) {
    String file = inCase(file(right.squares().get(right.squares().size() - 1)), right.player());
    boolean free = rights.stream().noneMatch(other -> other.letter().equals(file));
    return !right.letter().isEmpty()
        && (field.contains(right.letter()) || (free && field.contains(file)));
  }

  /** Whether rules ask for more rights than there may be. */
  boolean isOverfull() {
    return overfull;
  }

  /** Numbers a right for each original piece by itself. */
  void addAll() {
    for (int square = 0; square < start.length; square++) {
      if (start[square] != 0) {
        test(names.contents.owner(start[square]), List.of(square));
      }
    }
  }

  /** What stands on a square at the start. */
  int original(int square) {
    return start[square];
  }

  /**
   * The test whether the original pieces of {@code player} on these squares have never been
   * touched.
   */
  Test test(int player, List<Integer> squares) {
    for (int square : squares) {
      if (square < 0 || start[square] == 0 || names.contents.owner(start[square]) != player) {
        return new Test.Constant(false);
      }
    }
    for (int i = 0; i < rights.size(); i++) {
      if (rights.get(i).player() == player && rights.get(i).squares().equals(squares)) {
        return new Test.Unmoved(i);
      }
    }
    if (closed) {
      return new Test.Constant(false);
    }
    if (rights.size() == MAX_RIGHTS) {
      overfull = true;
      return new Test.Constant(false);
    }
    List<Integer> contents = squares.stream().map(s -> start[s]).toList();
    rights.add(new Right(player, squares, contents, letter(player, squares)));
    return new Test.Unmoved(rights.size() - 1);
  }

  /**
   * K and Q, by the side of the royal piece the partner stands on, in the case of the player (FEN);
   * the file of a piece by itself, if positions tell it.
   */
  private String letter(int player, List<Integer> squares) {
    int first = squares.get(0);
    String letter;
    if (squares.size() > 1) {
      letter = geometry.column(squares.get(1)) > geometry.column(first) ? "K" : "Q";
    } else if (told.contains(names.contents.type(start[first]))) {
      letter = file(first);
    } else {
      return "";
    }
    return inCase(letter, player);
  }

  private String file(int square) {
    return String.valueOf((char) ('A' + geometry.column(square)));
  }

  private static String inCase(String letter, int player) {
    return player == 0 ? letter : letter.toLowerCase(Locale.ROOT);
  }
}

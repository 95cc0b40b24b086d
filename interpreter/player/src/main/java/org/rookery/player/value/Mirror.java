package org.rookery.player.value;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLayout;
import org.rookery.program.board.Topology;

/**
 * The board as the other of two rivals sees it: squares exchanged so that their pieces go where the
 * same pieces of the first rival go.
 *
 * <p>What is seen of one rival's pieces on boards filled by chance is true of the other's then;
 * were they counted apart, a rival would gladly give a piece for the same piece.
 */
final class Mirror {
  /** So many boards have to agree. */
  private static final int BOARDS = 8;

  private final Contents contents;
  private final int one;
  private final int other;
  private final int[] square;

  private Mirror(Contents contents, int one, int other, int[] square) {
    this.contents = contents;
    this.one = one;
    this.other = other;
    this.square = square;
  }

  /**
   * The mirror of a game that two play; empty when neither half a turn of the board nor one of its
   * reflections exchanges the rivals.
   *
   * @param boards gives contents by square, others each time
   * @param ways where the pieces of a player go, by square, on a board
   */
  static Optional<Mirror> of(
      GameProgram program,
      Rivals rivals,
      Supplier<int[]> boards,
      BiFunction<int[], Integer, BitSet[]> ways) {
    if (rivals.players().length != 2) {
      return Optional.empty();
    }
    List<int[]> seen = Stream.generate(boards).limit(BOARDS).toList();
    BoardLayout layout = program.layout();
    for (boolean[] turned : new boolean[][] {{true, true}, {true, false}, {false, true}}) {
      int[] square = exchanged(layout, program.topology().size(), turned[0], turned[1]);
      Mirror mirror =
          new Mirror(program.contents(), rivals.players()[0], rivals.players()[1], square);
      if (square.length > 0 && seen.stream().allMatch(board -> mirror.isTrue(board, ways))) {
        return Optional.of(mirror);
      }
    }
    return Optional.empty();
  }

  /** Each square's counterpart; nothing where some have none. */
  private static int[] exchanged(BoardLayout layout, int squares, boolean rows, boolean columns) {
    int[] square = new int[squares];
    for (int i = 0; i < squares; i++) {
      square[i] = i; // beside the rectangle each is its own counterpart
    }
    for (int row = 0; row < layout.rows(); row++) {
      for (int column = 0; column < layout.columns(); column++) {
        int from = layout.squareAt()[row][column];
        int to =
            layout
                .squareAt()[rows ? layout.rows() - 1 - row : row][
                columns ? layout.columns() - 1 - column : column];
        if ((from == Topology.NOWHERE) != (to == Topology.NOWHERE)) {
          return new int[0];
        }
        if (from != Topology.NOWHERE) {
          square[from] = to;
        }
      }
    }
    return layout.rows() == 0 ? new int[0] : square;
  }

  private boolean isTrue(int[] board, BiFunction<int[], Integer, BitSet[]> ways) {
    int[] exchanged = new int[board.length];
    for (int i = 0; i < board.length; i++) {
      exchanged[square[i]] = content(board[i]);
    }
    return agree(ways.apply(board, one), ways.apply(exchanged, other))
        && agree(ways.apply(board, other), ways.apply(exchanged, one));
  }

  private boolean agree(BitSet[] ways, BitSet[] exchanged) {
    for (int i = 0; i < ways.length; i++) {
      if (!squares(ways[i]).equals(exchanged[square[i]])) {
        return false;
      }
    }
    return true;
  }

  /** The same piece of the other rival. */
  private int content(int content) {
    int owner = content == Contents.EMPTY ? -1 : contents.owner(content);
    if (owner != one && owner != other) {
      return content;
    }
    return contents.of(contents.type(content), owner == one ? other : one);
  }

  /** One of the two pieces that are counterparts, the same for both. */
  int first(int content) {
    return Math.min(content, content(content));
  }

  private BitSet squares(BitSet squares) {
    BitSet exchanged = new BitSet();
    squares.stream().forEach(i -> exchanged.set(square[i]));
    return exchanged;
  }

  /** Adds to numbers by content and square those of the counterparts. */
  void add(int[] numbers) {
    int[] before = numbers.clone();
    for (int cell = square.length; cell < numbers.length; cell++) {
      numbers[cell] += before[counterpart(cell)];
    }
  }

  /** Adds to numbers by square those of the counterparts. */
  void addBySquare(int[] numbers) {
    int[] before = numbers.clone();
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] += before[square[i]];
    }
  }

  /** Adds to squares by content and square those of the counterparts. */
  void addSquares(BitSet[] sets) {
    BitSet[] before = copy(sets);
    for (int cell = square.length; cell < sets.length; cell++) {
      sets[cell].or(squares(before[counterpart(cell)]));
    }
  }

  /** Adds to squares by content those of the counterparts. */
  void addSquaresByContent(BitSet[] sets) {
    BitSet[] before = copy(sets);
    for (int content = 1; content < sets.length; content++) {
      sets[content].or(squares(before[content(content)]));
    }
  }

  /** Adds to types by content those of the counterparts. */
  void addTypes(BitSet[] sets) {
    BitSet[] before = copy(sets);
    for (int content = 1; content < sets.length; content++) {
      sets[content].or(before[content(content)]);
    }
  }

  private int counterpart(int cell) {
    return content(cell / square.length) * square.length + square[cell % square.length];
  }

  private static BitSet[] copy(BitSet[] sets) {
    return Arrays.stream(sets).map(set -> (BitSet) set.clone()).toArray(BitSet[]::new);
  }
}

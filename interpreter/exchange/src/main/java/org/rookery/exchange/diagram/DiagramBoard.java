package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.rookery.compiler.model.BoardModel.Grid;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawings;
import org.rookery.exchange.parts.BoardRegion;
import org.rookery.game.Game;

/** The board of a game with its squares as a diagram counts them: by file and rank, from 0. */
final class DiagramBoard {
  private static final int MOST_LINES = 26;
  private static final int RANK = 100;
  private static final int CORNERS = 4;

  /** By rank and file the number of the square; negative for none. */
  private final int[][] squares;

  private final int[] cellOf;

  DiagramBoard(Game game) {
    int[][] rows = game.program().layout().squareAt();
    squares = new int[rows.length][];
    cellOf = new int[game.program().topology().size()];
    for (int rank = 0; rank < rows.length; rank++) {
      squares[rank] = rows[rows.length - 1 - rank].clone();
      for (int file = 0; file < squares[rank].length; file++) {
        if (squares[rank][file] >= 0) {
          cellOf[squares[rank][file]] = rank * squares[rank].length + file;
        }
      }
    }
  }

  /** Why no diagram has a board like this; nothing where one may. */
  static Optional<String> obstacle(Game game) {
    List<Grid> grids = game.compiled().model().board().grids();
    int[][] rows = game.program().layout().squareAt();
    boolean whole =
        grids.size() == 1
            && !grids.get(0).wrapsColumns()
            && !grids.get(0).wrapsRows()
            && rows.length > 0
            && !game.program().layout().ring()
            && hasSquares(game);
    if (!whole) {
      return Optional.of("the board: a diagram has one rectangle of squares");
    }
    return rows.length > MOST_LINES || rows[0].length > MOST_LINES
        ? Optional.of("the board: a diagram that can be read back has 26 files and ranks at most")
        : Optional.empty();
  }

  /** Whether cells have four corners, or are points that lines join. */
  private static boolean hasSquares(Game game) {
    BoardDrawing drawing = BoardDrawings.of(game.program());
    return drawing.look() == BoardDrawing.Look.POINTS
        || drawing.cells().values().stream().allMatch(cell -> cell.corners().size() == CORNERS);
  }

  int files() {
    return squares[0].length;
  }

  int ranks() {
    return squares.length;
  }

  /** How many squares there are, those that are none among them. */
  int cells() {
    return files() * ranks();
  }

  /** The square in a cell, rank by rank from White's first; negative for none. */
  int square(int cell) {
    return squares[cell / files()][cell % files()];
  }

  /** The cell of a square. */
  int cell(int square) {
    return cellOf[square];
  }

  int file(int square) {
    return cellOf[square] % files();
  }

  /** How many ranks are ahead of a square, as White or Black sees it. */
  int ahead(int square, boolean white) {
    int rank = cellOf[square] / files();
    return white ? ranks() - 1 - rank : rank;
  }

  /** The squares for which something holds. */
  BoardRegion region(IntPredicate holds) {
    return BoardRegion.where(
        files(),
        ranks(),
        (file, rank) -> squares[rank][file] >= 0 && holds.test(squares[rank][file]));
  }

  /** What is no square. */
  BoardRegion holes() {
    return BoardRegion.where(files(), ranks(), (file, rank) -> squares[rank][file] < 0);
  }

  /** Squares as a diagram lists them: neighbours on a rank by the first and the last of them. */
  static String text(BoardRegion region) {
    List<String> runs = new ArrayList<>();
    int first = -1;
    for (int square : region.squares()) {
      first = first < 0 ? square : first;
      if (!region.squares().contains(square + 1)) {
        String last = name(square);
        runs.add(first == square ? last : name(first) + (square > first + 1 ? "-" : ",") + last);
        first = -1;
      }
    }
    return String.join(",", runs);
  }

  private static String name(int square) {
    return BoardRegion.name(square % RANK, square / RANK);
  }
}

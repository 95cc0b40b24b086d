package org.rookery.game.facts;

import java.util.Collection;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLook;
import org.rookery.program.board.BoardLook.Style;

/** Tells the shapes of boards apart. */
final class BoardKinds {
  private static final int SIX = 6;
  private static final int FOUR = 4;

  private BoardKinds() {}

  static BoardKind kind(GameProgram program, BoardDrawing ground) {
    BoardLook look = program.layout().look();
    if (look.style() == Style.STACKS) {
      return BoardKind.STACKS;
    } else if (ground.look() == BoardDrawing.Look.PITS) {
      return BoardKind.PITS;
    } else if (look.planes().size() > 1) {
      return BoardKind.LEVELS;
    } else if (program.layout().ring()) {
      return BoardKind.RING;
    } else if (ground.look() == BoardDrawing.Look.POINTS) {
      return BoardKind.POINTS;
    }
    return have(ground.cells().values(), FOUR)
        ? BoardKind.SQUARES
        : have(ground.cells().values(), SIX) ? BoardKind.HEXAGONS : BoardKind.OTHER;
  }

  /** Whether every cell has so many corners. */
  private static boolean have(Collection<BoardDrawing.Cell> cells, int corners) {
    return cells.stream().allMatch(cell -> cell.corners().size() == corners);
  }
}

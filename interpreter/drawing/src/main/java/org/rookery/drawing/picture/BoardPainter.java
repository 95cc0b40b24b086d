package org.rookery.drawing.picture;

import java.awt.Color;
import java.awt.Shape;
import java.util.List;
import java.util.Optional;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.program.Contents;

/** Draws the board of a scene: ground, marks, pieces, and coordinates where they are wanted. */
final class BoardPainter {
  private static final Color FAINT = new Color(0x6d6459);

  private final PictureScene scene;
  private final BoardDrawing ground;
  private final PiecePainter pieces;

  BoardPainter(PictureScene scene, BoardDrawing ground, PiecePainter pieces) {
    this.scene = scene;
    this.ground = ground;
    this.pieces = pieces;
  }

  /** Draws all but the coordinates. */
  void paint(Canvas g) {
    new GroundPainter(ground, pieces.isPlain()).paint(g, scene.gone());
    MarkPainter marks = new MarkPainter(g);
    paintMarks(marks, true);
    int squares = scene.contents().size();
    for (int square = 0; square < squares; square++) {
      square(g, square);
    }
    paintMarks(marks, false);
  }

  /** Writes the coordinates. */
  void coordinates(Canvas g) {
    for (BoardDrawing.Label label : ground.labels()) {
      double size = label.size();
      Lettering.write(
          g, label.text(), label.x(), label.y() + size / 2, size, Lettering.Anchor.MIDDLE, FAINT);
    }
  }

  /** The piece on a square, and what is counted there. */
  private void square(Canvas g, int square) {
    int content = scene.contents().get(square);
    Integer number = scene.numbers().get(square);
    if (cell(square).isEmpty()) {
      return;
    }
    DrawingSpot spot = spot(cell(square).get());
    if (ground.look() == BoardDrawing.Look.PITS && number != null) {
      new SeedPainter(g).seeds(number, spot);
    } else {
      List<Integer> column = scene.beneath().getOrDefault(square, List.of());
      if (!column.isEmpty()) {
        new ColumnPainter(g, pieces).paint(column, content, spot);
      } else if (content != Contents.EMPTY) {
        pieces.paint(g, content, spot.x(), spot.y(), spot.size());
      }
      if (number != null) {
        new SeedPainter(g).badge(number, spot);
      }
    }
  }

  private Optional<BoardDrawing.Cell> cell(int square) {
    return scene.gone().get(square) ? Optional.empty() : ground.cell(square);
  }

  private static DrawingSpot spot(BoardDrawing.Cell cell) {
    return new DrawingSpot(cell.middle().x(), cell.middle().y(), cell.size());
  }

  private void paintMarks(MarkPainter marks, boolean under) {
    for (SquareMark mark : scene.marks()) {
      Optional<BoardDrawing.Cell> cell = cell(mark.square());
      if (cell.isPresent() && MarkPainter.isUnder(mark.kind()) == under) {
        Shape outline = GroundPainter.outline(List.of(cell.get().corners()));
        marks.paint(mark, outline, spot(cell.get()));
      }
    }
  }
}

package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawing.Point;

/** Draws a board without its pieces: areas, points and lines, or pits. */
final class GroundPainter {
  private static final Color LIGHT = new Color(0xf1dfbf);
  private static final Color MIDDLE = new Color(0xdcbf97);
  private static final Color DARK = new Color(0xc89f70);
  private static final Color PLAIN = new Color(0xecd3a2);
  private static final Color HOLLOW = new Color(0x9c744a);
  private static final Color EDGE = new Color(0x5a4128);

  /** The colours of {@link org.rookery.program.board.BoardLook.Tint}, as in pages. */
  private static final List<Color> TINTS =
      Stream.of(
              0xe0857a, 0xeeb06a, 0xf0d873, 0x8fbf7a, 0x86addb, 0xb096cf, 0xefb3c8, 0xa98868,
              0xb9b6ae)
          .map(Color::new)
          .toList();

  private static final double DOT = 2.6;

  private final BoardDrawing ground;
  private final boolean plain;

  GroundPainter(BoardDrawing ground, boolean plain) {
    this.ground = ground;
    this.plain = plain;
  }

  /** Draws all but the squares that are gone. */
  void paint(Canvas g, BitSet gone) {
    if (ground.look() != BoardDrawing.Look.AREAS) {
      g.fill(outline(ground.border()), PLAIN);
    }
    for (BoardDrawing.Line line : ground.lines()) {
      Shape shape =
          new Line2D.Double(line.from().x(), line.from().y(), line.to().x(), line.to().y());
      line(g, shape, 1.6);
    }
    ground
        .cells()
        .forEach(
            (square, cell) -> {
              if (!gone.get(square)) {
                cell(g, cell);
              }
            });
    if (gone.isEmpty()) {
      line(g, outline(ground.border()), 2.6);
    }
  }

  private void cell(Canvas g, BoardDrawing.Cell cell) {
    Shape outline = outline(List.of(cell.corners()));
    switch (ground.look()) {
      case AREAS -> {
        g.fill(outline, shade(cell.shade()));
        line(g, outline, plain ? 1.4 : 0.8);
      }
      case POINTS -> {
        Point middle = cell.middle();
        g.fill(new Ellipse2D.Double(middle.x() - DOT, middle.y() - DOT, 2 * DOT, 2 * DOT), EDGE);
      }
      case PITS -> {
        g.fill(outline, HOLLOW);
        line(g, outline, 1.4);
      }
    }
  }

  private Color shade(int shade) {
    if (shade >= BoardDrawing.TINTED) {
      return TINTS.get(shade - BoardDrawing.TINTED);
    }
    return plain ? PLAIN : shade == 0 ? LIGHT : shade == 1 ? DARK : MIDDLE;
  }

  /** Polygons as one shape, whose inside is within an odd number of them. */
  static Shape outline(List<List<Point>> polygons) {
    Path2D path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
    for (List<Point> corners : polygons) {
      path.moveTo(corners.get(0).x(), corners.get(0).y());
      corners.subList(1, corners.size()).forEach(corner -> path.lineTo(corner.x(), corner.y()));
      path.closePath();
    }
    return path;
  }

  private static void line(Canvas g, Shape shape, double width) {
    g.draw(
        shape, EDGE, new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_MITER));
  }
}

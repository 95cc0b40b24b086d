package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Draws signs on squares: round for what is reached directly, pointed for what is reached over
 * pieces.
 */
final class MarkPainter {
  private static final Color LAST = new Color(0xf4, 0xd0, 0x3f, 0x8c);
  private static final Color CHOSEN = new Color(0x7f, 0xb0, 0x69, 0xa0);
  private static final Color CHECK = new Color(0xd6, 0x3b, 0x2f, 0xb0);
  private static final Color GO = new Color(0x2f6f4f);
  private static final Color TAKE = new Color(0xc0392b);
  private static final Color OTHER = new Color(0x3b4a6b);
  private static final Color HOLLOW = new Color(0xfffdf6);

  private final Canvas g;

  MarkPainter(Canvas g) {
    this.g = g;
  }

  /** Whether a sign lies under the pieces. */
  static boolean isUnder(SquareMark.Kind kind) {
    return kind == SquareMark.Kind.LAST
        || kind == SquareMark.Kind.CHOSEN
        || kind == SquareMark.Kind.CHECK;
  }

  /** Draws a sign into a square of this outline. */
  void paint(SquareMark mark, Shape outline, DrawingSpot spot) {
    switch (mark.kind()) {
      case LAST -> tint(outline, LAST);
      case CHOSEN -> tint(outline, CHOSEN);
      case CHECK -> tint(outline, CHECK);
      case QUIET -> spot(circle(spot, 0.13), GO, mark.conditional());
      case CAPTURE -> ring(circle(spot, 0.38), spot, mark.conditional());
      case EITHER -> {
        spot(circle(spot, 0.13), GO, mark.conditional());
        ring(circle(spot, 0.27), spot, mark.conditional());
      }
      case HOP -> spot(diamond(spot, 0.17), GO, mark.conditional());
      case HOP_CAPTURE -> ring(diamond(spot, 0.44), spot, mark.conditional());
      case HOP_EITHER -> {
        spot(diamond(spot, 0.15), GO, mark.conditional());
        ring(diamond(spot, 0.34), spot, mark.conditional());
      }
      case REMOTE -> line(cross(spot, 0.25), spot.size() * 0.06, TAKE, mark.conditional());
      case LEG -> spot(square(spot, 0.13), OTHER, true);
      case HURDLE -> spot(square(spot, 0.13), OTHER, false);
      case IN_PLACE -> line(circle(spot, 0.5), spot.size() * 0.05, GO, mark.conditional());
    }
  }

  private void tint(Shape outline, Color colour) {
    g.fill(outline, colour);
  }

  private void spot(Shape shape, Color colour, boolean hollow) {
    g.fill(shape, hollow ? HOLLOW : colour);
    double width = shape.getBounds2D().getWidth() * 0.16;
    line(shape, width, colour, false);
  }

  private void ring(Shape shape, DrawingSpot spot, boolean dashed) {
    line(shape, spot.size() * 0.06, TAKE, dashed);
  }

  private void line(Shape shape, double width, Color colour, boolean dashed) {
    float[] dash = {(float) (width * 1.5), (float) (width * 1.9)};
    BasicStroke stroke =
        dashed
            ? new BasicStroke(
                (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0)
            : new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    g.draw(shape, colour, stroke);
  }

  private static Shape circle(DrawingSpot spot, double part) {
    double radius = part * spot.size();
    return new Ellipse2D.Double(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius);
  }

  private static Shape square(DrawingSpot spot, double part) {
    double half = part * spot.size();
    return new Rectangle2D.Double(spot.x() - half, spot.y() - half, 2 * half, 2 * half);
  }

  private static Shape diamond(DrawingSpot spot, double part) {
    double half = part * spot.size();
    Path2D path = new Path2D.Double();
    path.moveTo(spot.x(), spot.y() - half);
    path.lineTo(spot.x() + half, spot.y());
    path.lineTo(spot.x(), spot.y() + half);
    path.lineTo(spot.x() - half, spot.y());
    path.closePath();
    return path;
  }

  private static Shape cross(DrawingSpot spot, double part) {
    double half = part * spot.size();
    Path2D path = new Path2D.Double();
    path.moveTo(spot.x() - half, spot.y() - half);
    path.lineTo(spot.x() + half, spot.y() + half);
    path.moveTo(spot.x() + half, spot.y() - half);
    path.lineTo(spot.x() - half, spot.y() + half);
    return path;
  }
}

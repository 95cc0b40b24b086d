package org.rookery.drawing.picture;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/**
 * Reads the path texts of the resource files: {@code M L C Q Z} of SVG with absolute coordinates,
 * {@code O x y r} a circle and {@code E x y rx ry} an ellipse.
 */
final class PathReader {
  private final String text;
  private int at;

  private PathReader(String text) {
    this.text = text;
  }

  /** The path a text describes. */
  static Path2D read(String text) {
    return new PathReader(text).path();
  }

  private Path2D path() {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    skipSpace();
    while (at < text.length()) {
      char command = text.charAt(at++);
      switch (command) {
        case 'M' -> path.moveTo(number(), number());
        case 'L' -> path.lineTo(number(), number());
        case 'Q' -> path.quadTo(number(), number(), number(), number());
        case 'C' -> path.curveTo(number(), number(), number(), number(), number(), number());
        case 'Z' -> path.closePath();
        case 'O' -> {
          double x = number();
          double y = number();
          ellipse(path, x, y, number(), Double.NaN);
        }
        case 'E' -> ellipse(path, number(), number(), number(), number());
        default ->
            throw new IllegalArgumentException("no path command: " + command + " in " + text);
      }
      skipSpace();
    }
    return path;
  }

  private static void ellipse(Path2D path, double x, double y, double rx, double ry) {
    double height = Double.isNaN(ry) ? rx : ry;
    path.append(new Ellipse2D.Double(x - rx, y - height, 2 * rx, 2 * height), false);
  }

  private double number() {
    skipSpace();
    int start = at;
    while (at < text.length() && "+-.0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return Double.parseDouble(text.substring(start, at));
  }

  private void skipSpace() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }
}

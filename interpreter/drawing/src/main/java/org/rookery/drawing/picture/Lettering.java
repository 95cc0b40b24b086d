package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;

/** Writes texts with the {@link StrokeFont}. */
final class Lettering {
  /** The width of a stroke, as a part of the height of a capital. */
  private static final double WEIGHT = 0.135;

  private static final double BOLD = 0.19;

  private Lettering() {}

  /** Where a text lies with respect to the point it is written at. */
  enum Anchor {
    START,
    MIDDLE,
    END
  }

  /** The width of a text whose capitals are {@code size} high. */
  static double width(String text, double size) {
    return StrokeFont.instance().width(text, size);
  }

  /** Writes a text whose capitals are {@code size} high and stand on the line at {@code y}. */
  static void write(
      Canvas g, String text, double x, double y, double size, Anchor anchor, Color ink) {
    double width = width(text, size);
    double left =
        switch (anchor) {
          case START -> x;
          case MIDDLE -> x - width / 2;
          case END -> x - width;
        };
    stroke(g, StrokeFont.instance().strokes(text, left, y, size), size * WEIGHT, ink);
  }

  /** Writes a text into a box, as large as fits but with capitals no higher than {@code most}. */
  static void fit(Canvas g, String text, double x, double y, double width, double most, Color ink) {
    double natural = width(text, most) + most * BOLD;
    double size = natural > width ? most * width / natural : most;
    double left = x - width(text, size) / 2;
    stroke(g, StrokeFont.instance().strokes(text, left, y + size / 2, size), size * BOLD, ink);
  }

  private static void stroke(Canvas g, Shape shape, double width, Color ink) {
    g.draw(
        shape, ink, new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
  }
}

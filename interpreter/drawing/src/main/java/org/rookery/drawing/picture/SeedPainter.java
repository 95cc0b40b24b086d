package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;

/** Draws what is counted on a square: seeds in a pit with their number, or a number on a badge. */
final class SeedPainter {
  private static final Color SEED = new Color(0xf0e3c4);
  private static final Color EDGE = new Color(0x5a4128);
  private static final Color PAPER = new Color(0xfbf8f1);
  private static final Color INK = new Color(0x2b2622);

  /** More seeds than this are told by their number alone. */
  private static final int MOST_SEEDS = 24;

  /** Each seed lies this much of a turn further round than the one before, as in a sunflower. */
  private static final double TURN = Math.PI * (3 - Math.sqrt(5));

  private final Canvas g;

  SeedPainter(Canvas g) {
    this.g = g;
  }

  /** A number in a corner of a square. */
  void badge(int number, DrawingSpot spot) {
    count(number, spot.x() + spot.size() * 0.35, spot.y() - spot.size() * 0.35, spot.size());
  }

  /** Seeds in a pit, with their number below. */
  void seeds(int number, DrawingSpot spot) {
    double radius = spot.size() * 0.055;
    for (int i = 0; i < Math.min(number, MOST_SEEDS); i++) {
      double distance = spot.size() * 0.078 * Math.sqrt(i + 0.5);
      double x = spot.x() + distance * Math.cos(i * TURN);
      double y = spot.y() - spot.size() * 0.1 + distance * Math.sin(i * TURN);
      Shape seed = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
      g.fill(seed, SEED);
      line(seed, 0.8, EDGE);
    }
    count(number, spot.x(), spot.y() + spot.size() * 0.33, spot.size());
  }

  private void count(int number, double x, double y, double size) {
    double radius = size * 0.17;
    Shape badge = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    g.fill(badge, PAPER);
    line(badge, 1.4, INK);
    Lettering.fit(g, Integer.toString(number), x, y, radius * 1.5, radius, INK);
  }

  private void line(Shape shape, double width, Color ink) {
    g.draw(shape, ink, new BasicStroke((float) width));
  }
}

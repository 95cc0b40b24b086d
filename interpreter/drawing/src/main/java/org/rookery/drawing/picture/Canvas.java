package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** What pictures are drawn on; what is drawn later covers what was drawn before. */
interface Canvas {
  /** Fills a shape. */
  void fill(Shape shape, Color colour);

  /** Draws the outline of a shape. */
  void draw(Shape shape, Color colour, BasicStroke stroke);

  /** Draws an image, placed by {@code place} from one pixel a unit. */
  void image(BufferedImage image, AffineTransform place);

  /** Draws something whose coordinates {@code place} maps to those of this canvas. */
  void within(AffineTransform place, Runnable drawing);
}

package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** A canvas of pixels. */
final class RasterCanvas implements Canvas {
  private final Graphics2D graphics;

  RasterCanvas(Graphics2D graphics) {
    this.graphics = graphics;
  }

  @Override
  public void fill(Shape shape, Color colour) {
    graphics.setColor(colour);
    graphics.fill(shape);
  }

  @Override
  public void draw(Shape shape, Color colour, BasicStroke stroke) {
    graphics.setColor(colour);
    graphics.setStroke(stroke);
    graphics.draw(shape);
  }

  @Override
  public void image(BufferedImage image, AffineTransform place) {
    graphics.drawImage(image, place, null);
  }

  @Override
  public void within(AffineTransform place, Runnable drawing) {
    AffineTransform before = graphics.getTransform();
    graphics.transform(place);
    drawing.run();
    graphics.setTransform(before);
  }
}

package org.rookery.drawing.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import org.jfree.svg.SVGGraphics2D;

/** A scene as a picture. */
public final class Picture {
  private final ScenePainter painter;

  /** The picture of a scene. */
  public Picture(Scene scene) {
    this(scene, Portraits.NONE);
  }

  /** The same with pictures of men that somebody has drawn. */
  public Picture(Scene scene, Portraits portraits) {
    painter = new ScenePainter(scene, portraits);
  }

  /** The picture as an SVG document. */
  public String svg() {
    SVGGraphics2D g = new SVGGraphics2D(painter.width(), painter.height());
    g.setGeomDoubleConverter(x -> decimals(x, 100));
    g.setTransformDoubleConverter(x -> decimals(x, 10_000));
    painter.paint(g);
    return g.getSVGDocument();
  }

  /** A number in SVG, with so many parts of one at most. */
  static String decimals(double x, int parts) {
    double rounded = Math.round(x * parts) / (double) parts;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  /** The picture as a PNG file, {@code scale} times as large as it is in SVG. */
  public byte[] png(double scale) {
    int width = (int) Math.ceil(painter.width() * scale);
    int height = (int) Math.ceil(painter.height() * scale);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.scale(scale, scale);
    painter.paint(g);
    g.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.setUseCache(false);
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}

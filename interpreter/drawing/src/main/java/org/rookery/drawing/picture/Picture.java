package org.rookery.drawing.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;

/** A scene as a picture. */
public final class Picture {
  /** How fine coordinates in SVG are: parts of one. */
  private static final int PARTS = 100;

  private final ScenePainter painter;

  /** The picture of a scene. */
  public Picture(PictureScene scene) {
    this(scene, Portraits.NONE);
  }

  /** The same with drawn pictures of pieces. */
  public Picture(PictureScene scene, Portraits portraits) {
    painter = new ScenePainter(scene, portraits);
  }

  /** The picture as an SVG document. */
  public String svg() {
    SvgCanvas canvas = new SvgCanvas(painter.width(), painter.height(), PARTS);
    painter.paint(canvas);
    return canvas.document();
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
    painter.paint(new RasterCanvas(g));
    g.dispose();
    return PngBytes.of(image);
  }
}

package org.rookery.drawing.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** A canvas that becomes an SVG 1.1 document. */
final class SvgCanvas implements Canvas {
  /** The letter of each kind of segment, by its number, and how many numbers follow it. */
  private static final String SEGMENTS = "MLQCZ";

  private static final int[] NUMBERS = {2, 2, 4, 6, 0};

  /** How much finer numbers that others are multiplied by have to be. */
  private static final int FACTORS = 100;

  private static final double OPAQUE = 255;

  /** What SVG takes for granted where a stroke does not say otherwise. */
  private static final double MITER_LIMIT = 4;

  private final StringBuilder elements = new StringBuilder();
  private final String size;
  private final int parts;

  /** The shape that was filled last, and where its element begins and ends. */
  private @Nullable Shape filled;

  private int filledFrom;
  private int filledTo;
  private String filling = "";
  private boolean hasImages;

  /**
   * An empty canvas.
   *
   * @param parts coordinates are rounded to so many parts of one
   */
  SvgCanvas(double width, double height, int parts) {
    this.parts = parts;
    String wide = number(width);
    String high = number(height);
    size =
        "width=\"" + wide + "\" height=\"" + high + "\" viewBox=\"0 0 " + wide + " " + high + "\"";
  }

  /** The document as an element that other documents may hold. */
  String element() {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        + (hasImages ? "xmlns:xlink=\"http://www.w3.org/1999/xlink\" " : "")
        + size
        + " stroke-linecap=\"round\" stroke-linejoin=\"round\">"
        + elements
        + "</svg>";
  }

  /** The document as a file. */
  String document() {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element() + "\n";
  }

  @Override
  public void fill(Shape shape, Color colour) {
    filled = shape;
    filledFrom = elements.length();
    filling = paint("fill", colour);
    shape(shape, filling);
    filledTo = elements.length();
  }

  /** The outline of what was just filled is part of the same element: pictures become smaller. */
  @Override
  public void draw(Shape shape, Color colour, BasicStroke stroke) {
    String outline = paint("stroke", colour) + stroke(stroke);
    if (shape == filled && elements.length() == filledTo) {
      elements.setLength(filledFrom);
      shape(shape, filling + outline);
    } else {
      shape(shape, " fill=\"none\"" + outline);
    }
  }

  @Override
  public void image(BufferedImage image, AffineTransform place) {
    hasImages = true;
    within(
        place,
        () ->
            elements
                .append("<image width=\"")
                .append(image.getWidth())
                .append("\" height=\"")
                .append(image.getHeight())
                .append("\" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,")
                .append(Base64.getEncoder().encodeToString(PngBytes.of(image)))
                .append("\"/>"));
  }

  @Override
  public void within(AffineTransform place, Runnable drawing) {
    if (place.isIdentity()) {
      drawing.run();
      return;
    }
    elements
        .append("<g transform=\"matrix(")
        .append(factor(place.getScaleX()))
        .append(' ')
        .append(factor(place.getShearY()))
        .append(' ')
        .append(factor(place.getShearX()))
        .append(' ')
        .append(factor(place.getScaleY()))
        .append(' ')
        .append(factor(place.getTranslateX()))
        .append(' ')
        .append(factor(place.getTranslateY()))
        .append(")\">");
    drawing.run();
    elements.append("</g>");
  }

  private void shape(Shape shape, String looks) {
    if (shape instanceof Rectangle2D box) {
      element("rect", looks);
      attribute("x", box.getX());
      attribute("y", box.getY());
      attribute("width", box.getWidth());
      attribute("height", box.getHeight());
    } else if (shape instanceof Ellipse2D oval) {
      element("ellipse", looks);
      attribute("cx", oval.getCenterX());
      attribute("cy", oval.getCenterY());
      attribute("rx", oval.getWidth() / 2);
      attribute("ry", oval.getHeight() / 2);
    } else {
      element("path", looks);
      path(shape.getPathIterator(null));
    }
    elements.append("/>");
  }

  private void element(String name, String looks) {
    elements.append('<').append(name).append(looks);
  }

  private void attribute(String name, double value) {
    elements.append(' ').append(name).append("=\"").append(number(value)).append('"');
  }

  private void path(PathIterator path) {
    if (path.getWindingRule() == PathIterator.WIND_EVEN_ODD) {
      elements.append(" fill-rule=\"evenodd\"");
    }
    elements.append(" d=\"");
    double[] numbers = new double[6];
    for (; !path.isDone(); path.next()) {
      int segment = path.currentSegment(numbers);
      elements.append(SEGMENTS.charAt(segment));
      for (int i = 0; i < NUMBERS[segment]; i++) {
        elements.append(i == 0 ? "" : ",").append(number(numbers[i]));
      }
    }
    elements.append('"');
  }

  private static String paint(String use, Color colour) {
    String digits = Integer.toHexString(0x1000000 | (colour.getRGB() & 0xffffff)).substring(1);
    String paint = " " + use + "=\"#" + digits + "\"";
    return colour.getAlpha() == OPAQUE
        ? paint
        : paint + " " + use + "-opacity=\"" + decimals(colour.getAlpha() / OPAQUE, 1000) + "\"";
  }

  /** How a line looks, where it is not round as the whole document says: most lines are. */
  private String stroke(BasicStroke stroke) {
    StringBuilder looks = new StringBuilder(" stroke-width=\"");
    looks.append(factor(stroke.getLineWidth())).append('"');
    switch (stroke.getEndCap()) {
      case BasicStroke.CAP_BUTT -> looks.append(" stroke-linecap=\"butt\"");
      case BasicStroke.CAP_SQUARE -> looks.append(" stroke-linecap=\"square\"");
      default -> {}
    }
    switch (stroke.getLineJoin()) {
      case BasicStroke.JOIN_ROUND -> {}
      case BasicStroke.JOIN_BEVEL -> looks.append(" stroke-linejoin=\"bevel\"");
      default -> {
        looks.append(" stroke-linejoin=\"miter\"");
        if (stroke.getMiterLimit() != MITER_LIMIT) {
          looks.append(" stroke-miterlimit=\"").append(number(stroke.getMiterLimit())).append('"');
        }
      }
    }
    float[] dashes = stroke.getDashArray();
    if (dashes != null) {
      looks.append(" stroke-dasharray=\"");
      for (int i = 0; i < dashes.length; i++) {
        looks.append(i == 0 ? "" : ",").append(factor(dashes[i]));
      }
      looks.append('"');
    }
    return looks.toString();
  }

  private String number(double x) {
    return decimals(x, parts);
  }

  private String factor(double x) {
    return decimals(x, parts * FACTORS);
  }

  /** A number with so many parts of one at most. */
  private static String decimals(double x, int parts) {
    double rounded = Math.round(x * parts) / (double) parts;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }
}

package org.rookery.drawing.picture;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.drawing.ground.BoardDrawing;
import org.rookery.drawing.ground.BoardDrawing.Point;
import org.rookery.drawing.ground.BoardDrawings;

/**
 * A board as a small picture for a list of games: no coordinates, no words, few colours, so that
 * its file is some kilobytes long.
 */
public final class Thumbnail {
  /** How many colours a picture has at most, one of them that lets the page be seen. */
  private static final int COLOURS = 32;

  /** Colours nearer to each other than this count as one when the frequent ones are looked for. */
  private static final int COARSE = 0xf0f0f0;

  private static final int RGB = 0xffffff;

  /** A picture element that is less opaque than this is left out. */
  private static final int FAINTEST = 128;

  private Thumbnail() {}

  /**
   * The board of a scene as a PNG file.
   *
   * @param side how many pixels wide and high it is at most; its greater side has as many
   */
  public static byte[] png(PictureScene scene, int side) {
    BoardDrawing ground = BoardDrawings.of(scene.program());
    Rectangle2D box = box(ground);
    double scale = side / Math.max(box.getWidth(), box.getHeight());
    int width = (int) Math.max(1, Math.round(box.getWidth() * scale));
    int height = (int) Math.max(1, Math.round(box.getHeight() * scale));
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.scale(scale, scale);
    g.translate(-box.getX(), -box.getY());
    new BoardPainter(scene, ground, new PiecePainter(scene.program(), Portraits.NONE))
        .paint(new RasterCanvas(g));
    g.dispose();
    return PngBytes.of(withFewColours(image));
  }

  /** What the cells and the border cover, and the width of a line around it. */
  private static Rectangle2D box(BoardDrawing ground) {
    List<Point> points = new ArrayList<>();
    ground.cells().values().forEach(cell -> points.addAll(cell.corners()));
    ground.border().forEach(points::addAll);
    double left = points.stream().mapToDouble(Point::x).min().orElse(0);
    double top = points.stream().mapToDouble(Point::y).min().orElse(0);
    double right = points.stream().mapToDouble(Point::x).max().orElse(ground.width());
    double bottom = points.stream().mapToDouble(Point::y).max().orElse(ground.height());
    double line = 2;
    return new Rectangle2D.Double(
        left - line, top - line, right - left + 2 * line, bottom - top + 2 * line);
  }

  /**
   * The same picture with the colours that are most frequent in it, each pixel with the nearest.
   */
  private static BufferedImage withFewColours(BufferedImage image) {
    int[] palette = palette(image);
    byte[][] parts = new byte[4][palette.length];
    for (int i = 0; i < palette.length; i++) {
      for (int part = 0; part < 3; part++) {
        parts[part][i] = (byte) (palette[i] >> (16 - 8 * part));
      }
      parts[3][i] = (byte) (i == 0 ? 0 : 255);
    }
    IndexColorModel model =
        new IndexColorModel(8, palette.length, parts[0], parts[1], parts[2], parts[3]);
    BufferedImage indexed =
        new BufferedImage(
            image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    Map<Integer, Integer> known = new HashMap<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int argb = image.getRGB(x, y);
        int index =
            argb >>> 24 < FAINTEST
                ? 0
                : known.computeIfAbsent(argb & RGB, colour -> nearest(colour, palette));
        indexed.getRaster().setSample(x, y, 0, index);
      }
    }
    return indexed;
  }

  /** The most frequent colours, the first of which stands for none. */
  private static int[] palette(BufferedImage image) {
    Map<Integer, Map<Integer, Integer>> groups = new HashMap<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int argb = image.getRGB(x, y);
        if (argb >>> 24 >= FAINTEST) {
          groups
              .computeIfAbsent(argb & COARSE, unused -> new HashMap<>())
              .merge(argb & RGB, 1, Integer::sum);
        }
      }
    }
    List<Map<Integer, Integer>> frequent = new ArrayList<>(groups.values());
    frequent.sort(Comparator.comparingInt(group -> -sum(group)));
    int[] palette = new int[Math.min(COLOURS, frequent.size() + 1)];
    for (int i = 1; i < palette.length; i++) {
      palette[i] = mostFrequent(frequent.get(i - 1));
    }
    return palette;
  }

  private static int sum(Map<Integer, Integer> group) {
    return group.values().stream().mapToInt(Integer::intValue).sum();
  }

  private static int mostFrequent(Map<Integer, Integer> group) {
    return group.entrySet().stream()
        .max(
            Comparator.comparingInt((Map.Entry<Integer, Integer> colour) -> colour.getValue())
                .thenComparing(Map.Entry::getKey))
        .orElseThrow()
        .getKey();
  }

  private static int nearest(int colour, int[] palette) {
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 1; i < palette.length; i++) {
      int far = 0;
      for (int shift = 0; shift <= 16; shift += 8) {
        int apart = (colour >> shift & 255) - (palette[i] >> shift & 255);
        far += apart * apart;
      }
      if (far < least) {
        least = far;
        best = i;
      }
    }
    return best;
  }
}

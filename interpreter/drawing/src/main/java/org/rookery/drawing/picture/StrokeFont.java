package org.rookery.drawing.picture;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Letters as strokes, so that a picture needs no font of the machine.
 *
 * <p>Sizes are heights of a capital. A character that has no drawing is an empty box.
 */
final class StrokeFont {
  /** The height of a capital in the font's own units. */
  private static final double CAPITAL = 14;

  private static final double GAP = 3.4;
  private static final double SPACE = 3.4;
  private static final Letter BOX = new Letter(8, PathReader.read("M0 0 L8 0 L8 14 L0 14 Z"));
  private static final StrokeFont INSTANCE = new StrokeFont(ResourceLines.of("font.txt"));

  private final Map<Integer, Letter> letters = new HashMap<>();

  private record Letter(double width, Path2D strokes) {}

  private StrokeFont(List<String> lines) {
    for (String line : lines) {
      int end = line.offsetByCodePoints(0, 1);
      int path = line.indexOf('M', end);
      double width = Double.parseDouble(line.substring(end, path).strip());
      letters.put(line.codePointAt(0), new Letter(width, PathReader.read(line.substring(path))));
    }
    letters.put((int) ' ', new Letter(SPACE, new Path2D.Double()));
  }

  /** The one font there is. */
  static StrokeFont instance() {
    return INSTANCE;
  }

  /** Whether a character has a drawing of its own. */
  boolean has(int character) {
    return letters.containsKey(character);
  }

  /** The width of a text whose capitals are {@code size} high. */
  double width(String text, double size) {
    double width = -GAP;
    for (int character : text.codePoints().toArray()) {
      width += letters.getOrDefault(character, BOX).width() + GAP;
    }
    return Math.max(0, width) * size / CAPITAL;
  }

  /**
   * The strokes of a text that begins at {@code x} and whose capitals stand on {@code baseline}.
   */
  Shape strokes(String text, double x, double baseline, double size) {
    double scale = size / CAPITAL;
    Path2D path = new Path2D.Double();
    double left = 0;
    for (int character : text.codePoints().toArray()) {
      Letter letter = letters.getOrDefault(character, BOX);
      AffineTransform place =
          new AffineTransform(scale, 0, 0, scale, x + left * scale, baseline - CAPITAL * scale);
      path.append(letter.strokes().getPathIterator(place), false);
      left += letter.width() + GAP;
    }
    return path;
  }
}

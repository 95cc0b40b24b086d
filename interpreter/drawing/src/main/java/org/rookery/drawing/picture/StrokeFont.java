package org.rookery.drawing.picture;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Letters as strokes, so that a picture needs no font of the machine.
 *
 * <p>Sizes are heights of a capital. A letter with a mark is drawn of both; a character that has no
 * drawing is an empty box.
 */
final class StrokeFont {
  /** The height of a capital in the font's own units. */
  private static final double CAPITAL = 14;

  private static final double GAP = 3.4;
  private static final double SPACE = 3.4;

  /** Small letters, and others that are no higher, begin below this. */
  private static final double LOW = 4;

  /** Marks that join letters, and how those are written that stand by themselves. */
  private static final String JOINING =
      "\u0301\u0300\u0302\u030C\u0303\u0308\u0304\u0306\u0307\u030A\u030B\u0327\u0328";

  private static final String ALONE =
      "\u00B4\u02CB\u02C6\u02C7\u02DC\u00A8\u00AF\u02D8\u02D9\u02DA\u02DD\u00B8\u02DB";

  private static final Letter BOX = new Letter(8, PathReader.read("M0 0 L8 0 L8 14 L0 14 Z"));
  private static final StrokeFont INSTANCE = new StrokeFont(ResourceLines.of("font.txt"));

  private final Map<Integer, Letter> letters = new ConcurrentHashMap<>();

  private record Letter(double width, Path2D strokes) {
    /** The same with a mark in its middle: above it, or where the mark hangs below. */
    Letter with(Letter mark) {
      double top = strokes.getBounds2D().getMinY();
      boolean below = mark.strokes.getBounds2D().getMinY() >= CAPITAL;
      Path2D both = new Path2D.Double(strokes);
      double down = below || top < LOW ? 0 : top;
      both.append(
          mark.strokes.getPathIterator(AffineTransform.getTranslateInstance(width / 2, down)),
          false);
      return new Letter(width, both);
    }
  }

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
    return letter(character) != BOX;
  }

  private Letter letter(int character) {
    return letters.computeIfAbsent(character, this::marked);
  }

  /** A letter made of those that it is a sign for: a plain one and its marks. */
  private Letter marked(int character) {
    String parts = Normalizer.normalize(Character.toString(character), Normalizer.Form.NFD);
    Letter made = letters.getOrDefault(parts.codePointAt(0), BOX);
    for (int i = 1; i < parts.length() && made != BOX; i++) {
      int mark = JOINING.indexOf(parts.charAt(i));
      made = mark < 0 ? BOX : made.with(letters.getOrDefault((int) ALONE.charAt(mark), BOX));
    }
    return made;
  }

  /** The width of a text whose capitals are {@code size} high. */
  double width(String text, double size) {
    double width = -GAP;
    for (int character : text.codePoints().toArray()) {
      width += letter(character).width() + GAP;
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
      Letter letter = letter(character);
      AffineTransform place =
          new AffineTransform(scale, 0, 0, scale, x + left * scale, baseline - CAPITAL * scale);
      path.append(letter.strokes().getPathIterator(place), false);
      left += letter.width() + GAP;
    }
    return path;
  }
}

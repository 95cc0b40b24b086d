package org.rookery.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

final class StrokeFontTest {
  private final StrokeFont font = StrokeFont.instance();

  /** The bounds of the curves themselves, without the points that bend them. */
  private static Rectangle2D bounds(Shape shape) {
    Path2D flat = new Path2D.Double();
    flat.append(shape.getPathIterator(null, 0.01), false);
    return flat.getBounds2D();
  }

  @Test
  void hasEveryPrintableCharacterOfAscii() {
    for (int character = ' '; character <= '~'; character++) {
      assertThat(font.has(character)).as(Character.toString(character)).isTrue();
    }
  }

  @Test
  void drawsEveryCharacterWithinItsWidthAndTheLine() {
    for (int character = '!'; character <= '~'; character++) {
      String text = Character.toString(character);
      Rectangle2D drawn = bounds(font.strokes(text, 0, 14, 14));
      assertThat(drawn.getMinX()).as(text).isGreaterThanOrEqualTo(-0.6);
      assertThat(drawn.getMaxX()).as(text).isLessThanOrEqualTo(font.width(text, 14) + 0.6);
      assertThat(drawn.getMinY()).as(text).isGreaterThanOrEqualTo(-2.1);
      assertThat(drawn.getMaxY()).as(text).isLessThanOrEqualTo(19);
    }
  }

  @Test
  void letsCapitalsAndDigitsFillTheHeight() {
    for (char character : "ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789".toCharArray()) {
      String text = Character.toString(character);
      Rectangle2D drawn = bounds(font.strokes(text, 5, 20, 10));
      assertThat(drawn.getMinY()).as(text).isBetween(9.9, 10.1);
      assertThat(drawn.getMaxY()).as(text).isBetween(19.9, 20.1);
    }
  }

  @Test
  void growsInStepWithItsSize() {
    assertThat(font.width("Knight", 28)).isEqualTo(2 * font.width("Knight", 14));
    assertThat(font.width("", 14)).isZero();
  }

  @Test
  void drawsLettersWithTheirMarks() {
    for (char character : "ńèōÅçŁøßñüžőąÉÑŞ".toCharArray()) {
      assertThat(font.has(character)).as(Character.toString(character)).isTrue();
    }
    double plain = bounds(font.strokes("n", 0, 14, 14)).getMinY();
    assertThat(bounds(font.strokes("ń", 0, 14, 14)).getMinY()).isLessThan(plain - 2);
    assertThat(font.width("ń", 14)).isEqualTo(font.width("n", 14));
    assertThat(bounds(font.strokes("ç", 0, 14, 14)).getMaxY()).isGreaterThan(16);
  }

  @Test
  void drawsABoxForACharacterItDoesNotHave() {
    assertThat(font.has('将')).isFalse();
    assertThat(font.strokes("将", 0, 14, 14).getBounds2D().getWidth()).isEqualTo(8);
  }
}

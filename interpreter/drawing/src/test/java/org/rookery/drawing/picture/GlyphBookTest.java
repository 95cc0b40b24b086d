package org.rookery.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

final class GlyphBookTest {
  private static final Rectangle2D CELL = new Rectangle2D.Double(0, 0, Glyph.CELL, Glyph.CELL);

  @Test
  void hasShapesAndGrounds() {
    assertThat(GlyphBook.instance().all()).extracting(Glyph::name).contains("crown", "pawn");
    assertThat(GlyphBook.instance().all()).filteredOn(Glyph::ground).hasSizeGreaterThan(2);
  }

  @Test
  void keepsEveryGlyphInsideItsCell() {
    for (Glyph glyph : GlyphBook.instance().all()) {
      assertThat(glyph.parts()).as(glyph.name()).isNotEmpty();
      for (Glyph.Part part : glyph.parts()) {
        Shape drawn = new BasicStroke((float) (part.width() + 6)).createStrokedShape(part.path());
        assertThat(CELL.contains(drawn.getBounds2D())).as(glyph.name()).isTrue();
      }
    }
  }
}

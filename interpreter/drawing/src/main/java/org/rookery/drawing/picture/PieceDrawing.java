package org.rookery.drawing.picture;

import org.jfree.svg.SVGGraphics2D;
import org.rookery.program.GameProgram;

/** The men of a game, each as a small picture of its own. */
public final class PieceDrawing {
  private final ManPainter men;

  /** The men of a game. */
  public PieceDrawing(GameProgram program, Portraits portraits) {
    men = new ManPainter(program, portraits);
  }

  /** The book of shapes that men are drawn from, a line for each part of a shape. */
  public static String shapes() {
    return String.join("\n", ResourceLines.of("glyphs.txt"));
  }

  /** Whether the men belong on a board without chequers. */
  public boolean isPlain() {
    return men.isPlain();
  }

  /** The man of this content as an SVG element, 100 wide and high. */
  public String svg(int content) {
    SVGGraphics2D g = new SVGGraphics2D(Glyph.CELL, Glyph.CELL);
    g.setGeomDoubleConverter(x -> Picture.decimals(x, 10));
    g.setTransformDoubleConverter(x -> Picture.decimals(x, 1000));
    men.paint(g, content, Glyph.CELL / 2.0, Glyph.CELL / 2.0, Glyph.CELL);
    return g.getSVGElement();
  }
}

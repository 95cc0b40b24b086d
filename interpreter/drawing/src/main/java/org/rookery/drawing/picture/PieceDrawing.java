package org.rookery.drawing.picture;

import org.rookery.program.GameProgram;

/** The pieces of a game, each as a small picture of its own. */
public final class PieceDrawing {
  /** How fine coordinates are: parts of one. */
  private static final int PARTS = 10;

  private final PiecePainter pieces;

  /** The pieces of a game. */
  public PieceDrawing(GameProgram program, Portraits portraits) {
    pieces = new PiecePainter(program, portraits);
  }

  /** The book of shapes that pieces are drawn from, a line for each part of a shape. */
  public static String shapes() {
    return String.join("\n", ResourceLines.of("glyphs.txt"));
  }

  /** Whether the pieces belong on a board without chequers. */
  public boolean isPlain() {
    return pieces.isPlain();
  }

  /** The piece of this content as an SVG element, 100 wide and high. */
  public String svg(int content) {
    SvgCanvas canvas = new SvgCanvas(Glyph.CELL, Glyph.CELL, PARTS);
    pieces.paint(canvas, content, Glyph.CELL / 2.0, Glyph.CELL / 2.0, Glyph.CELL);
    return canvas.element();
  }
}

package org.rookery.web.page;

import org.rookery.drawing.picture.PieceDrawing;
import org.rookery.drawing.picture.Portraits;
import org.rookery.program.GameProgram;

/** Pieces as pictures show them; no browser can draw them so by itself. */
public final class DrawnLooks implements Setting.Looks {
  private final PieceDrawing drawing;

  /** The pieces of a game. */
  public DrawnLooks(GameProgram program) {
    this(program, Portraits.NONE);
  }

  /** The same with drawn pictures. */
  public DrawnLooks(GameProgram program, Portraits portraits) {
    drawing = new PieceDrawing(program, portraits);
  }

  @Override
  public String svg(int content) {
    return drawing.svg(content);
  }

  @Override
  public boolean isPlain() {
    return drawing.isPlain();
  }
}

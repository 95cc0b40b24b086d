package org.rookery.drawing.picture;

import org.rookery.program.GameProgram;

/** Finds the frame for a board. */
final class Frames {
  private Frames() {}

  /** The frame that suits a game's board, with squares about {@code cell} wide. */
  static Frame of(GameProgram program, double cell) {
    int rows = program.layout().rows();
    if (rows == 0) {
      return new ListFrame(program.topology().squares(), cell);
    }
    return program.layout().ring() && rows >= RingFrame.FEWEST_SECTORS
        ? new RingFrame(program.layout(), program.topology().size(), cell)
        : new RectangleFrame(program.layout(), program.topology().size(), cell);
  }
}

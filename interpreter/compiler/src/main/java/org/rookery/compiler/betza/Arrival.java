package org.rookery.compiler.betza;

import java.util.List;
import org.rookery.compiler.model.Statement;

/** What a leg does on a square it reaches. No statements: it may not end there. */
interface Arrival {
  /**
   * On a square known to be empty.
   *
   * @param steps how many were made; 0 when that is not known
   */
  List<Statement> onEmpty(int steps);

  /** On a square that may hold a piece; the statements test for it. */
  List<Statement> onPiece(int steps);

  /** On any square, with one test for both; no statements when there is no such short form. */
  List<Statement> onAny(int steps);

  /** Whether the leg may simply go on behind the statements of {@link #onEmpty}. */
  boolean goesOn();
}

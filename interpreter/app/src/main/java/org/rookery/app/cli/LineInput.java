package org.rookery.app.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.text.Run;

/** Where a player's lines come from. */
interface LineInput extends AutoCloseable {
  /** The next line, or null when there is none. */
  @Nullable String next(String prompt);

  /** Whether a person is there to answer a question. */
  boolean isAnswered();

  /** Shows a board in colours; false where there are none, and nothing is shown. */
  default boolean paint(List<Run> board) {
    return false;
  }

  @Override
  void close();
}

package org.rookery.app.cli;

import org.jspecify.annotations.Nullable;

/** Where a player's lines come from. */
interface Lines extends AutoCloseable {
  /** The next line, or null when there is none. */
  @Nullable String next(String prompt);

  /** Whether a person is there to answer a question. */
  boolean isAnswered();

  @Override
  void close();
}

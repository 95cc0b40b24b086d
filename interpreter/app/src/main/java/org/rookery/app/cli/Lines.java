package org.rookery.app.cli;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Where a player's lines come from. */
interface Lines extends AutoCloseable {
  /** The next line, or null when there is none. */
  @Nullable String next(String prompt) throws IOException;

  @Override
  void close() throws IOException;
}

package org.rookery.app.cli;

import java.io.IOException;
import java.util.Locale;

/** Standard output cannot be written: there is no point in going on. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1;

  OutputLost(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Whether the reader of a pipe has seen enough, as `head` does. */
  boolean isClosedPipe() {
    return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }
}

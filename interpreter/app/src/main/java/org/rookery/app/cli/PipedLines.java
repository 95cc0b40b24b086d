package org.rookery.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines from a file or a pipe, without a prompt. */
final class PipedLines implements LineInput {
  /** Characters of a line; a turn has a few dozen. */
  private static final int MAX_LINE_CHARS = 1 << 14;

  private final Reader reader;

  /** The lines of standard input. */
  PipedLines() {
    this(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }

  PipedLines(Reader reader) {
    this.reader = new BufferedReader(reader);
  }

  @Override
  public @Nullable String next(String prompt) {
    StringBuilder line = new StringBuilder();
    try {
      int c = reader.read();
      if (c < 0) {
        return null;
      }
      while (c >= 0 && c != '\n') {
        if (line.length() == MAX_LINE_CHARS) {
          throw new Refusal("The input has a line of more than " + MAX_LINE_CHARS + " characters.");
        }
        line.append((char) c);
        c = reader.read();
      }
    } catch (IOException e) {
      throw new Refusal("The input cannot be read: " + e.getMessage() + ".");
    }
    return line.toString();
  }

  @Override
  public boolean isAnswered() {
    return false;
  }

  @Override
  public void close() {
    // Standard input is not ours to close.
  }
}

package org.rookery.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines from a file or a pipe: nobody sees a prompt. */
final class PipedLines implements Lines {
  private final BufferedReader reader =
      new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));

  @Override
  public @Nullable String next(String prompt) throws IOException {
    return reader.readLine();
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}

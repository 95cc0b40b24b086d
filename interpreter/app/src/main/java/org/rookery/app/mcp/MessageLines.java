package org.rookery.app.mcp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Messages from a stream, one a line, none longer than a bound. */
final class MessageLines {
  private static final int END = -1;

  private final InputStream in;
  private final int longest;

  MessageLines(InputStream in, int longest) {
    this.in = in;
    this.longest = longest;
  }

  /**
   * A line.
   *
   * @param isWhole whether all of it is there: the rest of one that is too long is passed over
   */
  record Line(String text, boolean isWhole) {}

  /** The next line; empty at the end. */
  Optional<Line> next() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean isWhole = true;
    int read = in.read();
    if (read == END) {
      return Optional.empty();
    }
    while (read != END && read != '\n') {
      if (bytes.size() < longest) {
        bytes.write(read);
      } else {
        isWhole = false;
      }
      read = in.read();
    }
    return Optional.of(new Line(bytes.toString(StandardCharsets.UTF_8), isWhole));
  }
}

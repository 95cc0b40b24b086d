package org.rookery.app.cli;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * A writer that does not let a failure pass: a {@code PrintWriter} keeps failures to itself, but
 * not this one's.
 */
final class GuardedWriter extends FilterWriter {
  private boolean isLost;

  GuardedWriter(Writer out) {
    super(out);
  }

  @Override
  public void write(int c) {
    write(String.valueOf((char) c), 0, 1);
  }

  @Override
  public void write(char[] characters, int offset, int length) {
    write(String.valueOf(characters, offset, length), 0, length);
  }

  @Override
  public void write(String text, int offset, int length) {
    guard(() -> out.write(text, offset, length));
  }

  @Override
  public void flush() {
    guard(out::flush);
  }

  /** One report is enough: what is lost after it is not reported again. */
  private void guard(Writing writing) {
    if (isLost) {
      return;
    }
    try {
      writing.run();
    } catch (IOException e) {
      isLost = true;
      throw new OutputLost(e);
    }
  }

  /** Something that may fail to write. */
  private interface Writing {
    void run() throws IOException;
  }
}

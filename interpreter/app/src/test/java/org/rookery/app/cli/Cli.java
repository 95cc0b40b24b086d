package org.rookery.app.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** Runs command lines in this process. */
final class Cli {
  private Cli() {}

  /** What came of a command line. */
  record Run(int code, String out, String err) {
    /** All that was printed. */
    String all() {
      return out + err;
    }
  }

  static Run run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    return new Run(RookeryCommand.run(args, out, err), out.toString(), err.toString());
  }

  /** Runs a command line that reads these lines from standard input. */
  static Run typing(String lines, String... args) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    try {
      return run(args);
    } finally {
      System.setIn(before);
    }
  }

  /** Runs a command line whose output is lost for this reason. */
  static Run losing(String reason, String... args) {
    StringWriter err = new StringWriter();
    Writer out =
        new Writer() {
          @Override
          public void write(char[] characters, int offset, int length) throws IOException {
            throw new IOException(reason);
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    InputStream before = System.in;
    System.setIn(InputStream.nullInputStream());
    try {
      return new Run(RookeryCommand.run(args, out, err), "", err.toString());
    } finally {
      System.setIn(before);
    }
  }
}

package org.rookery.app.cli;

import java.io.BufferedWriter;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * Where a command line prints to.
 *
 * @param out for answers; printing fails with {@link OutputLost} when they do not arrive
 * @param styled for texts of this program alone, which may hold the controls of a terminal; never
 *     for anything that came from outside
 * @param err for problems; when they do not arrive there is no one to tell
 */
record Console(PrintWriter out, PrintWriter styled, PrintWriter err) {
  static Console of(Writer out, Writer err) {
    Writer guarded = new GuardedWriter(out);
    return new Console(
        new PrintWriter(new BufferedWriter(new PrintableWriter(guarded))),
        new PrintWriter(guarded),
        new PrintWriter(new BufferedWriter(new PrintableWriter(err))));
  }

  /** Brings all that was printed to where it goes. */
  void flush() {
    styled.flush();
    out.flush();
  }
}

package org.rookery.app.cli;

import java.io.IOException;
import java.io.Writer;
import org.rookery.language.diagnostic.Printable;

/**
 * What commands print goes through here, so that nothing from a file, a name or an argument does
 * anything to the terminal: of control characters only line ends and tabs pass.
 */
final class PrintableWriter extends Writer {
  private static final char NONE = 0;

  private final Writer out;

  /** A character about which the next one decides: half of a long one, or the first of CR LF. */
  private char held = NONE;

  PrintableWriter(Writer out) {
    this.out = out;
  }

  /** Whether a text is printed as it is, without anything shown by its number. */
  static boolean passes(String text) {
    return shown(text).equals(text);
  }

  @Override
  public void write(char[] characters, int offset, int length) throws IOException {
    StringBuilder text = new StringBuilder(length + 1);
    if (held != NONE) {
      text.append(held);
      held = NONE;
    }
    text.append(characters, offset, length);
    int end = text.length();
    if (end > 0
        && (Character.isHighSurrogate(text.charAt(end - 1)) || text.charAt(end - 1) == '\r')) {
      held = text.charAt(end - 1);
      text.setLength(end - 1);
    }
    out.write(shown(text));
  }

  private static String shown(CharSequence text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = Character.codePointAt(text, i);
      i += Character.charCount(c);
      boolean lineEnd = c == '\r' && i < text.length() && text.charAt(i) == '\n';
      if (c == '\n' || c == '\t' || lineEnd) {
        shown.append((char) c);
      } else {
        Printable.append(shown, c);
      }
    }
    return shown.toString();
  }

  @Override
  public void flush() throws IOException {
    if (held != NONE) {
      String alone = String.valueOf(held);
      held = NONE;
      out.write(shown(alone));
    }
    out.flush();
  }

  @Override
  public void close() throws IOException {
    flush();
    out.close();
  }
}

package org.rookery.language.source;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Turns the bytes of a file into text: UTF-8, or for old files their code page. */
final class SourceDecoder {
  static final Charset OLD = Charset.forName("windows-1252");

  private SourceDecoder() {}

  /**
   * What the bytes say, or where they stop to be text.
   *
   * @param text the text; what there is of it when there is a problem
   * @param problem what is wrong with the first byte that belongs to no text, and where it is;
   *     empty for a text
   */
  record Decoded(String text, String problem) {}

  /** The text that the bytes of a file stand for, in a file of this dialect. */
  static Decoded decode(byte[] bytes, Dialect dialect) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    int zero = text.indexOf(0);
    if (zero >= 0) {
      return new Decoded(text, problem(text.substring(0, zero), 0));
    }
    if (result.isError()) {
      return dialect == Dialect.ZRF
          ? old(bytes)
          : new Decoded(text, problem(text, bytes[in.position()]));
    }
    return new Decoded(text.startsWith("\uFEFF") ? text.substring(1) : text, "");
  }

  private static Decoded old(byte[] bytes) {
    String text = new String(bytes, OLD);
    int zero = text.indexOf(0);
    return new Decoded(text, zero < 0 ? "" : problem(text.substring(0, zero), 0));
  }

  private static String problem(String before, int bad) {
    long line = before.chars().filter(c -> c == '\n').count() + 1;
    int column = before.length() - before.lastIndexOf('\n');
    String digits = Integer.toHexString(0x100 | (bad & 0xFF)).substring(1).toUpperCase(Locale.ROOT);
    return "it is no text in UTF-8: line "
        + line
        + ", column "
        + column
        + " holds the byte "
        + digits;
  }
}

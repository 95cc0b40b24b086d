package org.rookery.language.source;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The text of a rules file with the way it is written in bytes, so that it can be written like that
 * again.
 */
public final class EncodedText {
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String text;
  private final String mark;
  private final Charset charset;

  private EncodedText(String text, String mark, Charset charset) {
    this.text = text;
    this.mark = mark;
    this.charset = charset;
  }

  /** The text in these bytes; empty when they are none, or would not be the same written again. */
  public static Optional<EncodedText> of(byte[] bytes, Dialect dialect) {
    SourceDecoder.Decoded decoded = SourceDecoder.decode(bytes, dialect);
    for (Charset charset : new Charset[] {StandardCharsets.UTF_8, SourceDecoder.OLD}) {
      for (String mark : new String[] {"", BYTE_ORDER_MARK}) {
        EncodedText text = new EncodedText(decoded.text(), mark, charset);
        if (decoded.problem().isEmpty() && Arrays.equals(text.bytes(decoded.text()), bytes)) {
          return Optional.of(text);
        }
      }
    }
    return Optional.empty();
  }

  /** The text, without a mark of its encoding. */
  public String text() {
    return text;
  }

  /** Another text in the same encoding. */
  public byte[] bytes(String other) {
    return (mark + other).getBytes(charset);
  }
}

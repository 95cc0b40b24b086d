package org.rookery.language.source;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Turns the bytes of a file into text: UTF-8 where it is that, else the code page of old files. */
final class SourceDecoder {
  private static final Charset OLD = Charset.forName("windows-1252");

  private SourceDecoder() {}

  /**
   * The text, or nothing for bytes that are no text. Every byte of a text file stands for
   * something.
   */
  static Optional<String> decode(byte[] bytes) {
    for (byte b : bytes) {
      if (b == 0) {
        return Optional.empty();
      }
    }
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notUtf8) {
      text = new String(bytes, OLD);
    }
    return Optional.of(text.startsWith("\uFEFF") ? text.substring(1) : text);
  }
}

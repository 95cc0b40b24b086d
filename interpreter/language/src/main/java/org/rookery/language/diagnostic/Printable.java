package org.rookery.language.diagnostic;

import java.util.Locale;

/**
 * Makes texts from outside harmless to a terminal and to its reader: characters that move the
 * cursor, colour, or turn the direction of writing are shown by their numbers, as in {@code
 * \\u001B}.
 */
public final class Printable {
  private static final int JOINER = 0x200D;
  private static final int NON_JOINER = 0x200C;

  private Printable() {}

  /** The text with every character shown, line ends and tabs too, so that it stays on one line. */
  public static String of(String text) {
    if (text.codePoints().allMatch(Printable::isPrintable)) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> append(out, c));
    return out.toString();
  }

  /** Adds a character, or its number when it cannot be shown itself. */
  public static void append(StringBuilder out, int codePoint) {
    if (isPrintable(codePoint)) {
      out.appendCodePoint(codePoint);
      return;
    }
    // A number of more than four digits is written as its two halves, as JSON does.
    for (char half : Character.toChars(codePoint)) {
      out.append("\\u").append(fourDigits(half));
    }
  }

  private static String fourDigits(char half) {
    return Integer.toHexString(0x10000 | half).substring(1).toUpperCase(Locale.ROOT);
  }

  /** Whether a character does nothing but show itself. */
  public static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      // Some scripts need these two between letters; they are of no use to anybody else.
      case Character.FORMAT -> codePoint == JOINER || codePoint == NON_JOINER;
      default -> true;
    };
  }
}

package org.rookery.engine.notation;

/** As much of a text as a sentence about it can hold. */
final class Excerpt {
  private static final int MOST = 60;

  private Excerpt() {}

  /** The text in quotes, cut off where it is long. */
  static String quoted(String text) {
    return "`" + of(text) + "`";
  }

  /** The text, cut off where it is long. */
  static String of(String text) {
    if (text.length() <= MOST) {
      return text;
    }
    boolean splits = Character.isHighSurrogate(text.charAt(MOST - 1));
    return text.substring(0, splits ? MOST - 1 : MOST) + "…";
  }
}

package org.rookery.engine.convention;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Turns of UCI with the squares called as its sisters call them. */
public final class SquareNames {
  private static final Pattern SQUARE = Pattern.compile("([a-z])(\\d+)");
  private static final Pattern FROM_RIGHT = Pattern.compile("(\\d+)([a-z])");
  private static final int LETTERS = 25;
  private static final int DIGITS = 4;

  private SquareNames() {}

  /** Files by number from the right, ranks by letter from the top, {@code *} for a drop. */
  public static String toUsi(String uci, int rows, int columns) {
    return SQUARE
        .matcher(uci.replace('@', '*'))
        .replaceAll(m -> (columns - (m.group(1).charAt(0) - 'a')) + letter(rows - rank(m)));
  }

  /** The same turn as UCI writes it. */
  public static String fromUsi(String text, int rows, int columns) {
    return FROM_RIGHT
        .matcher(text.replace('*', '@'))
        .replaceAll(
            m -> letter(columns - number(m.group(1))) + (rows - (m.group(2).charAt(0) - 'a')));
  }

  /** Ranks from 0. */
  public static String toUcci(String uci) {
    return SQUARE.matcher(uci).replaceAll(m -> m.group(1) + (rank(m) - 1));
  }

  /** The same turn as UCI writes it. */
  public static String fromUcci(String text) {
    return SQUARE.matcher(text).replaceAll(m -> m.group(1) + (rank(m) + 1));
  }

  private static int rank(MatchResult square) {
    return number(square.group(2));
  }

  /** A number of few digits; 0 for a longer one. */
  public static int number(String digits) {
    return digits.length() > DIGITS ? 0 : Integer.parseInt(digits);
  }

  private static String letter(int number) {
    return String.valueOf((char) ('a' + Math.max(0, Math.min(LETTERS, number))));
  }
}

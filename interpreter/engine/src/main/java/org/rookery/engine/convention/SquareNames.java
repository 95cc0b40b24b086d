package org.rookery.engine.convention;

import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns of UCI with the squares called as its sisters call them. */
public final class SquareNames {
  private static final Pattern SQUARE = Pattern.compile("([a-z])(\\d+)");
  private static final Pattern FROM_RIGHT = Pattern.compile("(\\d+)([a-z])");

  /** The sign of a drop stands before a square; one that leaves the hand for good has none. */
  private static final Pattern DROP = Pattern.compile("\\*(?=\\d)");

  private static final int LETTERS = 25;
  private static final int DIGITS = 4;

  private SquareNames() {}

  /** Files by number from the right, ranks by letter from the top, {@code *} for a drop. */
  public static String toUsi(String uci, int rows, int columns) {
    return beforeState(
        uci,
        text ->
            replaced(
                SQUARE,
                text.replace('@', '*'),
                m -> (columns - (m.group(1).charAt(0) - 'a')) + letter(rows - rank(m))));
  }

  /** The same turn as UCI writes it. */
  public static String fromUsi(String text, int rows, int columns) {
    return beforeState(
        text,
        usi ->
            replaced(
                FROM_RIGHT,
                DROP.matcher(usi).replaceAll("@"),
                m -> letter(columns - number(m.group(1))) + (rows - (m.group(2).charAt(0) - 'a'))));
  }

  /** Ranks from 0. */
  public static String toUcci(String uci) {
    return shifted(uci, -1);
  }

  /** The same turn as UCI writes it. */
  public static String fromUcci(String text) {
    return shifted(text, 1);
  }

  private static String shifted(String text, int by) {
    return beforeState(text, uci -> replaced(SQUARE, uci, m -> m.group(1) + (rank(m) + by)));
  }

  /** A text with its squares renamed, but for the state behind it: that is in our own words. */
  public static String beforeState(String text, UnaryOperator<String> renamed) {
    int state = text.indexOf('{');
    return state < 0
        ? renamed.apply(text)
        : renamed.apply(text.substring(0, state)) + text.substring(state);
  }

  /** {@code Matcher.replaceAll} of a function, which the translation for browsers lacks. */
  private static String replaced(
      Pattern square, String text, Function<MatchResult, String> instead) {
    StringBuilder all = new StringBuilder();
    Matcher matcher = square.matcher(text);
    int end = 0;
    while (matcher.find()) {
      all.append(text, end, matcher.start()).append(instead.apply(matcher));
      end = matcher.end();
    }
    return all.append(text, end, text.length()).toString();
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

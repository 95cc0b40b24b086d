package org.rookery.language.form;

import org.rookery.language.source.Origin;

/** Tells numbers from names. */
public final class Atoms {
  /** Every number of so many digits fits a {@code long}. */
  private static final int DIGITS = 18;

  /** What longer numbers count as: more than whatever may stand anywhere. */
  private static final long TOO_LARGE = 1_000_000_000_000_000_000L;

  private Atoms() {}

  /** The number or symbol spelt so: a number is digits, perhaps with a sign before them. */
  public static Form atom(String spelling, Origin origin) {
    int digits = spelling.length() - (isSign(spelling.charAt(0)) ? 1 : 0);
    if (digits == 0) {
      return new Form.Symbol(spelling, origin);
    }
    for (int i = spelling.length() - digits; i < spelling.length(); i++) {
      if (!isDigit(spelling.charAt(i))) {
        return new Form.Symbol(spelling, origin);
      }
    }
    return new Form.Num(value(spelling, digits), spelling, origin);
  }

  private static long value(String spelling, int digits) {
    if (digits <= DIGITS) {
      return Long.parseLong(spelling);
    }
    return spelling.charAt(0) == '-' ? -TOO_LARGE : TOO_LARGE;
  }

  private static boolean isSign(char c) {
    return c == '+' || c == '-';
  }

  private static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }
}

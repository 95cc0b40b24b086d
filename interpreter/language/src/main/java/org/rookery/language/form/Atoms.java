package org.rookery.language.form;

import org.rookery.language.source.Origin;

/** Tells numbers from names. */
public final class Atoms {
  /** Every number of so many digits fits a {@code long}; a longer one is a name. */
  private static final int DIGITS = 18;

  private Atoms() {}

  /** The number or symbol spelt so: a number is digits, perhaps with a sign before them. */
  public static Form atom(String spelling, Origin origin) {
    int digits = spelling.length() - (isSign(spelling.charAt(0)) ? 1 : 0);
    if (digits == 0 || digits > DIGITS) {
      return new Form.Symbol(spelling, origin);
    }
    for (int i = spelling.length() - digits; i < spelling.length(); i++) {
      if (!isDigit(spelling.charAt(i))) {
        return new Form.Symbol(spelling, origin);
      }
    }
    return new Form.Num(Long.parseLong(spelling), spelling, origin);
  }

  private static boolean isSign(char c) {
    return c == '+' || c == '-';
  }

  private static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }
}

package org.rookery.language.form;

/** Where a text stands in its line, tabulators counted out. */
public final class Columns {
  private static final int TABULATOR = 8;

  private Columns() {}

  /** The column behind a text that begins in a column; both count from 0. */
  public static int after(int column, String text) {
    int at = column;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '\t' -> at += TABULATOR - at % TABULATOR;
        case '\n', '\r' -> at = 0;
        default -> at++;
      }
    }
    return at;
  }
}

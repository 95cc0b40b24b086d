package org.rookery.language.source;

import java.util.Arrays;

/** A text in lines, under the name its author knows it by. */
public final class Source {
  private final String name;
  private final String location;
  private final String text;
  private final Dialect dialect;
  private final int[] lineStarts;

  private Source(String name, String location, String text, Dialect dialect) {
    this.name = name;
    this.location = location;
    this.text = text;
    this.dialect = dialect;
    this.lineStarts = lineStarts(text);
  }

  /** A source that is no file, or need not be found again. Its dialect follows its name. */
  public static Source of(String name, String text) {
    return new Source(name, name, text, Dialect.of(name));
  }

  /**
   * A source that a loader found.
   *
   * @param name as shown to the author
   * @param location what tells two sources apart; only the loader knows what it means
   */
  public static Source of(String name, String location, String text, Dialect dialect) {
    return new Source(name, location, text, dialect);
  }

  /** This source as if it had another text. */
  public Source withText(String other) {
    return new Source(name, location, other, dialect);
  }

  /** The name as shown to the author, such as {@code rules/x.rules}. */
  public String name() {
    return name;
  }

  /** What tells this source from others; the same file has the same location. */
  public String location() {
    return location;
  }

  /** The whole text. */
  public String text() {
    return text;
  }

  /** How strictly the text is read. */
  public Dialect dialect() {
    return dialect;
  }

  /** The line, from 1, that holds the character at this offset. */
  public int line(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column, in characters from 1, of the character at this offset. */
  public int column(int offset) {
    return text.codePointCount(lineStarts[line(offset) - 1], offset) + 1;
  }

  /** The offset of the first character of a line, counted from 1. */
  public int lineStart(int line) {
    return lineStarts[line - 1];
  }

  /** The offset behind the last character of a line, counted from 1, without its line end. */
  public int lineEnd(int line) {
    int end = line < lineStarts.length ? lineStarts[line] : text.length();
    while (end > lineStarts[line - 1] && isLineEnd(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** The part of this source between two offsets. */
  public Span span(int start, int end) {
    return new Span(this, start, end);
  }

  @Override
  public String toString() {
    return name;
  }

  private static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  /** Lines end in LF, CR LF, or a lone CR. */
  private static int[] lineStarts(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends =
          c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
      if (ends) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, 2 * count);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }
}

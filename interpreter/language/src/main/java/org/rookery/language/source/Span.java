package org.rookery.language.source;

/**
 * A stretch of a source.
 *
 * @param start offset of its first character
 * @param end offset behind its last character
 */
public record Span(Source source, int start, int end) {
  public Span {
    if (start < 0 || end < start || end > source.text().length()) {
      throw new IllegalArgumentException("no span " + start + ".." + end + " in " + source);
    }
  }

  /** The line it starts in, from 1. */
  public int line() {
    return source.line(start);
  }

  /** The column it starts at, in characters from 1. */
  public int column() {
    return source.column(start);
  }

  /** The characters it covers. */
  public String text() {
    return source.text().substring(start, end);
  }

  /** Whether the other span lies inside this one. */
  public boolean contains(Span other) {
    return source == other.source && start <= other.start && other.end <= end;
  }

  /** Where it starts, as {@code rules/x.rules:2:15}. */
  public String position() {
    return source.name() + ":" + line() + ":" + column();
  }

  @Override
  public String toString() {
    return position();
  }
}

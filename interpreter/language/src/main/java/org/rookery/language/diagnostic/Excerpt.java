package org.rookery.language.diagnostic;

import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * The line an author is shown, and the carets under it. Tabs become blanks, other control
 * characters their numbers, and of a very long line only the part around the carets is shown.
 */
record Excerpt(String line, String carets) {
  private static final int TAB = 4;
  private static final int WIDTH = 120;
  private static final int BEFORE = 40;
  private static final String CUT = "...";

  static Excerpt of(Span span) {
    Source source = span.source();
    int lineStart = source.lineStart(span.line());
    int lineEnd = source.lineEnd(span.line());
    int start = Math.min(span.start(), lineEnd);
    int end = Math.max(start, Math.min(span.end(), lineEnd));
    int from = lineStart;
    int to = lineEnd;
    if (lineEnd - lineStart > WIDTH) {
      from = whole(source, Math.max(lineStart, Math.min(start - BEFORE, lineEnd - WIDTH)));
      to = whole(source, Math.min(lineEnd, from + WIDTH));
      end = Math.min(end, to);
    }
    String head = from > lineStart ? CUT : "";
    StringBuilder line = new StringBuilder(head);
    append(line, source, from, start);
    int caretStart = columns(line);
    append(line, source, start, end);
    int caretEnd = columns(line);
    append(line, source, end, to);
    line.append(to < lineEnd ? CUT : "");
    String carets = " ".repeat(caretStart) + "^".repeat(Math.max(1, caretEnd - caretStart));
    return new Excerpt(line.toString().stripTrailing(), carets);
  }

  private static void append(StringBuilder line, Source source, int from, int to) {
    String text = source.text().substring(from, to);
    text.codePoints()
        .forEach(
            c -> {
              if (c == '\t') {
                line.append(" ".repeat(TAB - columns(line) % TAB));
              } else {
                Printable.append(line, c);
              }
            });
  }

  private static int columns(CharSequence text) {
    return Character.codePointCount(text, 0, text.length());
  }

  /** The offset, or the next one when it stands between the halves of one character. */
  private static int whole(Source source, int offset) {
    String text = source.text();
    boolean split =
        offset > 0
            && offset < text.length()
            && Character.isSurrogatePair(text.charAt(offset - 1), text.charAt(offset));
    return split ? offset + 1 : offset;
  }
}

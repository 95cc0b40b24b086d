package org.rookery.exchange.diagram;

import java.util.Map;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/** Parts of a page's text. */
final class Spans {
  private static final Map<String, String> ENTITIES =
      Map.of("&lt;", "<", "&gt;", ">", "&quot;", "\"", "&#39;", "'", "&nbsp;", " ");

  private Spans() {}

  /** A part without the blanks around it. */
  static Span trimmed(Source source, int from, int to) {
    int start = from;
    int end = to;
    while (start < end && isBlank(source.text().charAt(start))) {
      start++;
    }
    while (end > start && isBlank(source.text().charAt(end - 1))) {
      end--;
    }
    return source.span(start, end);
  }

  private static boolean isBlank(char c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c) || c == '\uFEFF';
  }

  /** What a part says, with the names that pages have for some signs read. */
  static String plain(Span span) {
    String text = span.text();
    for (Map.Entry<String, String> entity : ENTITIES.entrySet()) {
      text = text.replace(entity.getKey(), entity.getValue());
    }
    return text.replace("&amp;", "&");
  }
}

package org.rookery.lsp.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/** Places of a source as editors count them: lines and UTF-16 units from 0. */
public final class Ranges {
  private Ranges() {}

  /** The place of an offset. */
  public static Position position(Source source, int offset) {
    int line = source.line(offset);
    return new Position(line - 1, offset - source.lineStart(line));
  }

  /** The places of a span. */
  public static Range of(Span span) {
    return new Range(position(span.source(), span.start()), position(span.source(), span.end()));
  }

  /** The whole of a source. */
  public static Range whole(Source source) {
    return new Range(new Position(0, 0), position(source, source.text().length()));
  }

  /** The offset of a place; the nearest one when the text has no such place. */
  public static int offset(Source source, Position position) {
    int lines = source.line(source.text().length());
    if (position.getLine() >= lines) {
      return source.text().length();
    }
    int line = Math.max(0, position.getLine()) + 1;
    int end = source.lineEnd(line);
    return Math.min(end, source.lineStart(line) + Math.max(0, position.getCharacter()));
  }

  /** The text of a source after some edits, no two of which overlap. */
  public static String edited(Source source, List<TextEdit> edits) {
    List<TextEdit> order = new ArrayList<>(edits);
    order.sort(Comparator.comparingInt(edit -> offset(source, edit.getRange().getStart())));
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (TextEdit edit : order) {
      text.append(source.text(), at, offset(source, edit.getRange().getStart()));
      text.append(edit.getNewText());
      at = offset(source, edit.getRange().getEnd());
    }
    return text.append(source.text().substring(at)).toString();
  }
}

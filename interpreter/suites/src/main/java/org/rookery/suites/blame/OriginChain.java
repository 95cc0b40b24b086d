package org.rookery.suites.blame;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.language.source.MacroCall;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * The lines that a form comes from: the one it is written in, then those of the macro calls that
 * led to it, from inside out.
 */
record OriginChain(List<Line> lines) {
  /** A line of a text. */
  record Line(Source source, int number) {
    static Line of(Span span) {
      return new Line(span.source(), span.line());
    }

    String text() {
      return source.text().substring(source.lineStart(number), source.lineEnd(number)).strip();
    }

    String place() {
      return source.name() + ":" + number;
    }
  }

  static OriginChain of(Origin origin) {
    Set<Line> found = new LinkedHashSet<>();
    found.add(Line.of(origin.span()));
    found.add(Line.of(origin.place()));
    for (MacroCall site = origin.site(); site != null; site = site.outer()) {
      found.add(Line.of(site.call()));
    }
    return new OriginChain(List.copyOf(new ArrayList<>(found)));
  }

  Line inmost() {
    return lines.get(0);
  }
}

package org.rookery.exchange.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * Finds the descriptions of diagrams in a page, and takes them apart line by line. A text without
 * tags is one description.
 */
final class PageReader {
  private static final Pattern TAG = Pattern.compile("<(\\w++)\\b([^<>]*+)>");

  private static final Pattern IDIAGRAM =
      Pattern.compile("\\bidiagram\\b", Pattern.CASE_INSENSITIVE);

  /** Classes in a tag. */
  private static final Pattern CLASSES =
      Pattern.compile("\\bclass\\s*+=\\s*+[\"']?([^\"'<>]*+)", Pattern.CASE_INSENSITIVE);

  /** Where a line ends: a line end, a tag, or a comment of the page. */
  private static final Pattern LINE_END =
      Pattern.compile("<!--.*?(?:-->|\\z)|</?[A-Za-z][^<>]*>|[\\r\\n]+", Pattern.DOTALL);

  private static final Pattern SETTING = Pattern.compile("(\\w+)\\s*=(.*)");

  private final Source source;
  private final Diagnostics problems;

  PageReader(Source source, Diagnostics problems) {
    this.source = source;
    this.problems = problems;
  }

  List<InteractiveDiagram> read() {
    String text = source.text();
    List<InteractiveDiagram> all = new ArrayList<>();
    String small = text.toLowerCase(Locale.ROOT);
    Matcher opening = TAG.matcher(text);
    int at = 0;
    while (at < text.length() && opening.find(at)) {
      at = opening.end();
      if (!isDiagram(opening.group(2))) {
        continue;
      }
      String closing = "</" + opening.group(1).toLowerCase(Locale.ROOT);
      int end = small.indexOf(closing, opening.end());
      if (end < 0) {
        problems.warning(
            "open-diagram",
            source.span(opening.start(), opening.end()),
            "The diagram that begins here has no end `"
                + closing
                + ">`; all that follows is read.");
      }
      at = end < 0 ? text.length() : end;
      all.add(lines(opening.start(), opening.end(), at));
    }
    if (all.isEmpty() && !TAG.matcher(text).find()) {
      InteractiveDiagram bare = lines(0, 0, text.length());
      if (!bare.pieces().isEmpty()) {
        return List.of(bare);
      }
    }
    if (all.isEmpty()) {
      problems.error(
          "no-diagram",
          source.span(0, 0),
          "There is no diagram here: no element of the class `idiagram`, and no lines such as"
              + " `files=8` and `name:letter:moves:picture:squares`.");
    }
    return all;
  }

  private static boolean isDiagram(String attributes) {
    Matcher classes = CLASSES.matcher(attributes);
    boolean found = false;
    while (!found && classes.find()) {
      found = IDIAGRAM.matcher(classes.group(1)).find();
    }
    return found;
  }

  private InteractiveDiagram lines(int start, int from, int to) {
    InteractiveDiagram diagram = InteractiveDiagram.at(source.span(start, from));
    Matcher ends = LINE_END.matcher(source.text()).region(from, to);
    int at = from;
    while (at < to) {
      boolean found = ends.find();
      line(diagram, Spans.trimmed(source, at, found ? ends.start() : to));
      at = found ? ends.end() : to;
    }
    return diagram;
  }

  private void line(InteractiveDiagram diagram, Span line) {
    String text = line.text();
    Matcher setting = SETTING.matcher(text);
    if (text.isEmpty()) {
      return;
    }
    if (setting.matches()) {
      setting(diagram, line, setting);
    } else if (text.indexOf(':') > 0) {
      piece(diagram, line);
    } else if (diagram.place().end() > diagram.place().start() || !diagram.pieces().isEmpty()) {
      problems.warning(
          "bad-line",
          line,
          "Expected a setting `key=value` or a piece `name:letter:moves:picture:squares`; nothing"
              + " is made of this line.");
    }
  }

  private void setting(InteractiveDiagram diagram, Span line, Matcher setting) {
    String key = setting.group(1);
    Span name = source.span(line.start(), line.start() + key.length());
    Span value = Spans.trimmed(source, line.start() + setting.start(2), line.end());
    InteractiveDiagram.Setting next =
        new InteractiveDiagram.Setting(key, Spans.plain(value), name, value);
    InteractiveDiagram.Setting before = diagram.settings().get(key);
    if (before != null && key.equals("royal")) {
      next = new InteractiveDiagram.Setting(key, before.value() + "," + next.value(), name, value);
    } else if (before != null && !key.equals("morph")) {
      problems.warning("twice", name, "`" + key + "` is said twice; the last time counts.");
    }
    diagram.settings().put(key, next);
  }

  private void piece(InteractiveDiagram diagram, Span line) {
    List<Span> fields = new ArrayList<>();
    int from = line.start();
    for (int at = line.start(); at <= line.end(); at++) {
      if (at == line.end() || source.text().charAt(at) == ':') {
        fields.add(Spans.trimmed(source, from, at));
        from = at + 1;
      }
    }
    diagram.pieces().add(new InteractiveDiagram.Line(line, fields));
  }
}

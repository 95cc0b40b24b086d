package org.rookery.exchange.fairy.options;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/** Reads sections line by line; what is no section, entry, comment or empty line is told. */
public final class IniReader {
  private final Source source;
  private final Diagnostics problems;
  private final List<Ini.Section> sections = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private Ini.@Nullable Section open;

  private IniReader(Source source, Diagnostics problems) {
    this.source = source;
    this.problems = problems;
  }

  /** Reads a configuration. */
  public static Ini read(Source source, Diagnostics problems) {
    return new IniReader(source, problems).read();
  }

  private Ini read() {
    String text = source.text();
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      line(start, end);
      start = end + 1;
    }
    return new Ini(List.copyOf(sections));
  }

  private void line(int from, int to) {
    Span line = trimmed(from, to);
    String text = line.text();
    if (text.isEmpty() || text.startsWith("#") || text.startsWith(";")) {
      return;
    }
    int equals = text.indexOf('=');
    if (text.startsWith("[")) {
      section(line, text);
    } else if (equals > 0) {
      entry(
          trimmed(line.start(), line.start() + equals),
          trimmed(line.start() + equals + 1, line.end()));
    } else {
      problems.error(
          "bad-line", line, "Expected a section `[name:parent]` or an entry `key = value`.");
    }
  }

  private void section(Span line, String text) {
    open = null;
    int close = text.indexOf(']');
    if (close < 0) {
      problems.error("bad-section", line, "The section that begins with `[` should end with `]`.");
      return;
    }
    String[] parts = text.substring(1, close).split(":", 2);
    String name = parts[0].strip();
    String parent = parts.length > 1 ? parts[1].strip() : "";
    if (!name.matches("[\\p{L}\\d][\\p{L}\\d_+.-]*")) {
      problems.error("bad-section", line, "A variant's name has letters, digits and hyphens only.");
    } else if (!names.add(name)) {
      problems.error("bad-section", line, "There are two sections `" + name + "`.");
    } else {
      open = new Ini.Section(name, parent, line, new ArrayList<>());
      sections.add(open);
    }
  }

  private void entry(Span key, Span value) {
    if (open == null) {
      if (sections.isEmpty()) {
        problems.error("bad-line", key, "An entry stands in a section, which begins `[name]`.");
      }
      return;
    }
    if (open.entries().stream().anyMatch(entry -> entry.key().equals(key.text()))) {
      problems.warning("twice", key, "`" + key.text() + "` is said twice; the last time counts.");
    }
    open.entries().add(new Ini.Entry(key.text(), value.text(), key, value));
  }

  private Span trimmed(int from, int to) {
    int start = from;
    int end = to;
    while (start < end && Character.isWhitespace(source.text().charAt(start))) {
      start++;
    }
    while (end > start && Character.isWhitespace(source.text().charAt(end - 1))) {
      end--;
    }
    return source.span(start, end);
  }
}

package org.rookery.game.sheet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.language.form.Form;
import org.rookery.language.source.MacroCall;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

/**
 * What authors of games say of forms in the comments above them. What the library says there is for
 * authors, and not quoted.
 */
final class Quotes {
  /** How the names of the library's files begin. */
  private static final String LIBRARY = "stdlib/";

  private Quotes() {}

  /**
   * The comment above a form, or else above the macro of the game that made it, or above a call of
   * it, as one paragraph; empty when there is none.
   */
  static Optional<String> of(Origin origin) {
    Optional<String> own = above(origin.span());
    for (MacroCall call = origin.site(); call != null && own.isEmpty(); call = call.outer()) {
      own = above(call.call());
    }
    return own.isPresent() || origin.site() == null ? own : aboveMacro(origin.span());
  }

  /**
   * The comment above a piece; where a {@code change} has given it other moves, which that comment
   * does not tell, the comment above the change.
   */
  static Optional<String> ofPiece(Form.Group piece) {
    for (Form part : piece.items()) {
      if (part.isHeadedBy("moves") && !isWithin(piece, part)) {
        return aboveLine(part.origin().span(), "(change");
      }
    }
    return of(piece.origin());
  }

  private static boolean isWithin(Form whole, Form part) {
    Span outer = whole.origin().authored();
    Span inner = part.origin().authored();
    return inner.source().location().equals(outer.source().location())
        && inner.start() >= outer.start()
        && inner.end() <= outer.end();
  }

  /** What is said of the game's macros that a form is made by, from outside in. */
  static Set<String> within(Form form) {
    Set<String> quotes = new LinkedHashSet<>();
    if (form.origin().site() != null) {
      aboveMacro(form.origin().span()).ifPresent(quotes::add);
    }
    if (form instanceof Form.Group group) {
      group.items().forEach(item -> quotes.addAll(within(item)));
    }
    return quotes;
  }

  /** What a file says of itself at its top, and above its game or variant. */
  static List<String> top(Source source) {
    List<String> lines = new ArrayList<>();
    for (String line : source.text().split("\r?\n|\r")) {
      if (!line.startsWith(";")) {
        break;
      }
      lines.add(bare(line));
    }
    Set<String> about = new LinkedHashSet<>();
    about.add(String.join(" ", lines).strip());
    for (String game : List.of("(variant", "(game")) {
      int start = source.text().lastIndexOf("\n" + game) + 1;
      if (start > 0) {
        above(source.span(start, start + 1)).ifPresent(about::add);
      }
    }
    about.remove("");
    return List.copyOf(about);
  }

  private static Optional<String> above(Span span) {
    Source source = span.source();
    if (source.name().startsWith(LIBRARY)) {
      return Optional.empty();
    }
    List<String> lines = new ArrayList<>();
    String before = source.text().substring(source.lineStart(span.line()), span.start());
    int line = before.isBlank() ? span.line() - 1 : 0;
    while (line > 0 && line(source, line).strip().startsWith(";")) {
      lines.add(0, bare(line(source, line)));
      line--;
    }
    lines.removeIf(text -> text.startsWith("lint:"));
    String text = String.join(" ", lines).strip();
    return text.isEmpty() ? Optional.empty() : Optional.of(text);
  }

  private static Optional<String> aboveMacro(Span span) {
    return aboveLine(span, "(define");
  }

  /** The comment above the nearest line, here or before, that begins so; none of another form. */
  private static Optional<String> aboveLine(Span span, String beginning) {
    Source source = span.source();
    for (int line = span.line(); line > 0; line--) {
      String text = line(source, line);
      if (text.strip().startsWith(beginning)) {
        int start = source.lineStart(line) + text.indexOf(beginning);
        return above(source.span(start, start + 1));
      } else if (text.startsWith("(")) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static String line(Source source, int line) {
    return source.text().substring(source.lineStart(line), source.lineEnd(line));
  }

  private static String bare(String line) {
    return line.strip().replaceFirst("^;+ ?", "").strip();
  }
}

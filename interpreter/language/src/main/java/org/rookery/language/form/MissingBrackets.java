package org.rookery.language.form;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;

/** Tells an author where a bracket is missing or too many, to judge by words and indentation. */
final class MissingBrackets {
  private final Source source;
  private final SourcePage page;

  private MissingBrackets(Source source) {
    this.source = source;
    this.page = new SourcePage(source);
  }

  /**
   * One message for each broken form; none when the indentation does not tell.
   *
   * @param swallowed whether forms have certainly swallowed others: then those count that lack a
   *     bracket, and one too many further on is no news
   */
  static List<Diagnostic> diagnose(Source source, boolean swallowed) {
    MissingBrackets missing = new MissingBrackets(source);
    return BracketSearch.in(missing.page, swallowed).stream()
        .filter(repair -> !swallowed || repair.isOfOpening())
        .map(missing::diagnose)
        .toList();
  }

  private Diagnostic diagnose(BracketRepair repair) {
    Word word = page.word(repair.word());
    Origin origin = Origin.of(source.span(word.start(), word.end()));
    return switch (repair.kind()) {
      case CLOSE_BEHIND ->
          Diagnostic.error("unclosed-bracket", origin, "A closing bracket is missing.")
              .labelled("behind this, to judge by words and indentation")
              .helped(whatIsOpen(repair.word()));
      case LEAVE_OUT_OPENING ->
          Diagnostic.error("unclosed-bracket", origin, "This bracket is never closed.");
      case OPEN_BEFORE ->
          Diagnostic.error("stray-bracket", origin, "An opening bracket is missing.")
              .labelled("before this, to judge by words and indentation")
              .helped("or there is a closing one too many in this line");
      case LEAVE_OUT_CLOSING ->
          Diagnostic.error("stray-bracket", origin, "There is a closing bracket too many.")
              .helped("or an opening one is missing in this line");
    };
  }

  /** What the bracket that is missing behind a word would close; null when another is amiss. */
  private @Nullable String whatIsOpen(int behind) {
    List<Integer> open = new ArrayList<>();
    for (int word = 0; word <= behind; word++) {
      if (page.kind(word) == Word.Kind.OPEN) {
        open.add(word);
      } else if (page.kind(word) == Word.Kind.CLOSE && !open.isEmpty()) {
        open.remove(open.size() - 1);
      }
    }
    if (open.isEmpty()) {
      return null;
    }
    int bracket = open.get(open.size() - 1);
    Word head = page.word(bracket + 1);
    boolean named = page.kind(bracket + 1) == Word.Kind.ATOM;
    String name = named ? source.text().substring(head.start(), head.end()) : "";
    int line = source.span(page.word(bracket).start(), head.end()).line();
    return "`(" + name + "` of line " + line + " is open here, and is not further down";
  }
}

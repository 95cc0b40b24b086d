package org.rookery.language.form;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.diagnostic.Severity;
import org.rookery.language.form.BracketStack.Beginning;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLimits;
import org.rookery.language.source.Span;

/**
 * Reads the forms of a source. Brackets are folded from the lexer's words with a stack of our own,
 * so that no nesting is too deep for it.
 */
public final class FormReader {
  /** How most lines of a rules file begin, and few of a text. */
  private static final Pattern LINE_WITH_BRACKET = Pattern.compile("[\n\r][ \t]*\\(");

  private final Source source;
  private final Set<String> onlyOnTop;
  private final Diagnostics diagnostics;
  private final Map<String, String> spellings = new HashMap<>();
  private @Nullable Span suspectString;

  /** Whether a string has no end: what it swallowed would be missed among the brackets. */
  private boolean stringWithoutEnd;

  private FormReader(Source source, Set<String> onlyOnTop, Diagnostics diagnostics) {
    this.source = source;
    this.onlyOnTop = onlyOnTop;
    this.diagnostics = diagnostics;
  }

  /** The top-level forms; after a problem, as many as make sense. */
  public static List<Form> read(Source source, Diagnostics diagnostics) {
    return read(source, Set.of(), diagnostics);
  }

  /**
   * The top-level forms; after a problem, as many as make sense.
   *
   * @param onlyOnTop words that begin top-level forms and stand nowhere else: in the first column
   *     they tell that what is open there should have been closed
   */
  public static List<Form> read(Source source, Set<String> onlyOnTop, Diagnostics diagnostics) {
    return new FormReader(source, onlyOnTop, diagnostics).read();
  }

  private List<Form> read() {
    BracketStack brackets = new BracketStack(source, Beginning.NONE, onlyOnTop);
    if (!fold(brackets)) {
      return brackets.abandon();
    }
    if (brackets.hasOpen() && !source.dialect().lenient()) {
      // Once more, now knowing that a bracket is missing: one in the first column starts a form,
      // whatever the count says, so that the rest of the file still makes sense.
      brackets = new BracketStack(source, Beginning.ALL, onlyOnTop);
      fold(brackets);
    } else if (brackets.hasSwallowed() && !source.dialect().lenient()) {
      // The count is right in the end, since one is missing here and another too many there.
      brackets = new BracketStack(source, Beginning.ONLY_ON_TOP, onlyOnTop);
      fold(brackets);
    }
    List<Form> forms = brackets.finish();
    if (!brackets.isWhole() && (source.dialect().lenient() || !stringWithoutEnd)) {
      report(brackets);
    }
    return forms;
  }

  /** Says where brackets are missing: by the indentation, if it tells, and the author minds it. */
  private void report(BracketStack brackets) {
    List<Diagnostic> told =
        source.dialect().lenient()
            ? List.of()
            : MissingBrackets.diagnose(source, brackets.hasSwallowed());
    if (told.isEmpty()) {
      brackets.report(diagnostics);
    } else {
      told.forEach(diagnostics::add);
    }
  }

  /** Reads all words; false when a limit ended the reading. */
  private boolean fold(BracketStack brackets) {
    FormsLexer lexer = new FormsLexer(new TextCharStream(source));
    int words = 0;
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      int start = token.getStartIndex();
      int end = token.getStopIndex() + 1;
      switch (token.getType()) {
        case FormsLexer.OPEN -> brackets.open(start);
        case FormsLexer.CLOSE -> brackets.close(start);
        case FormsLexer.STRING -> brackets.add(text(start, end, end - 1));
        case FormsLexer.UNENDED_STRING -> {
          reportUnended(start);
          brackets.add(text(start, end, end));
        }
        default -> {
          int last = withoutComma(start, end);
          brackets.add(Atoms.atom(spelling(start, last), origin(start, last)));
        }
      }
      if (++words > SourceLimits.TOKENS) {
        return stop("too-many-words", start, end, "words in one file", SourceLimits.TOKENS);
      }
      if (brackets.depth() > SourceLimits.NESTING) {
        return stop("too-deep", start, end, "brackets inside each other", SourceLimits.NESTING);
      }
    }
    return true;
  }

  private boolean stop(String code, int start, int end, String what, int limit) {
    String message = "There are more than " + limit + " " + what + ".";
    diagnostics.error(code, source.span(start, end), message);
    return false;
  }

  private Form.Text text(int start, int end, int contentEnd) {
    String content = source.text().substring(start + 1, contentEnd);
    if (suspectString == null && LINE_WITH_BRACKET.matcher(content).find()) {
      suspectString = source.span(start, start + 1);
    }
    return new Form.Text(content, origin(start, end));
  }

  /**
   * Reports that the last string has no end. When a quote is missing, all that follow change their
   * meaning; the first string that swallowed the start of a form is the likeliest to lack it.
   */
  private void reportUnended(int start) {
    stringWithoutEnd = true;
    Span span = suspectString == null ? source.span(start, start + 1) : suspectString;
    Severity severity = source.dialect().lenient() ? Severity.WARNING : Severity.ERROR;
    String message = "This string has no closing quote.";
    diagnostics.add(
        new Diagnostic(severity, "unended-string", Origin.of(span), message, null, null));
  }

  /**
   * Where a word ends without the comma behind it, which the author is told of: lists have none.
   */
  private int withoutComma(int start, int end) {
    boolean comma = end - start > 1 && source.text().charAt(end - 1) == ',';
    if (!comma || source.dialect().lenient()) {
      return end;
    }
    diagnostics.error(
        "stray-comma",
        origin(end - 1, end),
        "There is a comma behind `" + source.text().substring(start, end - 1) + "`.",
        "only blanks stand between the words of a list");
    return end - 1;
  }

  private String spelling(int start, int end) {
    String spelling = source.text().substring(start, end);
    String known = spellings.putIfAbsent(spelling, spelling);
    return known == null ? spelling : known;
  }

  private Origin origin(int start, int end) {
    return Origin.of(source.span(start, end));
  }
}

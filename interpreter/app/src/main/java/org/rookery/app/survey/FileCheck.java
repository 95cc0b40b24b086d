package org.rookery.app.survey;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.game.LoadingAll;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.source.Span;

/**
 * What is to say about one rules file after loading each of its games.
 *
 * @param games in the order of the file
 * @param problems what an author is told, in reading order; at most a thousand
 * @param failure what stopped the loading before its end, a mistake of this program or a limit of
 *     this machine; empty when nothing did
 * @param told the problems as an author reads them, each with a line end
 */
public record FileCheck(
    String file,
    Verdict verdict,
    List<LoadingAll.Entry> games,
    int errors,
    int warnings,
    List<Problem> problems,
    String failure,
    long milliseconds,
    @JsonIgnore String told) {
  /** In a word how a file is; only {@code ERRORS} and {@code FAILURE} are bad. */
  public enum Verdict {
    FINE,
    WARNINGS,
    INCLUDE,
    ERRORS,
    FAILURE
  }

  /**
   * One diagnostic.
   *
   * @param file the one it is in, which may be included
   * @param line from 1; 0 for the file as a whole
   * @param column in characters, from 1
   * @param label a few words beside the place, such as a guess at what was meant; null for none
   * @param help how to put it right; null where that is not known
   */
  public record Problem(
      String severity,
      String code,
      String file,
      int line,
      int column,
      String message,
      @Nullable String label,
      @Nullable String help) {
    static Problem of(Diagnostic diagnostic) {
      Span span = diagnostic.span();
      return new Problem(
          diagnostic.severity().word(),
          diagnostic.code(),
          span.source().name(),
          span.line(),
          span.column(),
          diagnostic.message(),
          diagnostic.label(),
          diagnostic.help());
    }
  }

  static FileCheck of(LoadingAll whole, long milliseconds) {
    Verdict verdict =
        whole.errors() > 0
            ? Verdict.ERRORS
            : whole.isForIncluding()
                ? Verdict.INCLUDE
                : whole.warnings() > 0 ? Verdict.WARNINGS : Verdict.FINE;
    List<Problem> problems =
        whole
            .refusal()
            .map(text -> new Problem("error", "unreadable", whole.file(), 0, 0, text, null, null))
            .map(List::of)
            .orElse(whole.diagnostics().sorted().stream().map(Problem::of).toList());
    return new FileCheck(
        whole.file(),
        verdict,
        whole.games(),
        whole.errors(),
        whole.warnings(),
        problems,
        "",
        milliseconds,
        whole.problems());
  }

  static FileCheck failed(String file, String failure, long milliseconds) {
    return new FileCheck(
        file, Verdict.FAILURE, List.of(), 0, 0, List.of(), failure, milliseconds, "");
  }

  /** Whether the file cannot be used. */
  public boolean bad() {
    return verdict == Verdict.ERRORS || verdict == Verdict.FAILURE;
  }

  /** The same with nothing but the errors among its problems. */
  public FileCheck withoutWarnings() {
    List<Problem> left =
        problems.stream().filter(problem -> problem.severity().equals("error")).toList();
    return new FileCheck(file, verdict, games, errors, warnings, left, failure, milliseconds, "");
  }

  /** The first error, when there is one. */
  public Optional<Problem> firstError() {
    return problems.stream().filter(problem -> problem.severity().equals("error")).findFirst();
  }
}

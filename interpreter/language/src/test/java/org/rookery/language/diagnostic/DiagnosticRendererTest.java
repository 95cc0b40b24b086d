package org.rookery.language.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.language.source.MacroCall;
import org.rookery.language.source.Origin;
import org.rookery.language.source.Source;
import org.rookery.language.source.Span;

class DiagnosticRendererTest {
  @Test
  void showsTheLineTheSuggestionTheTraceAndHelp() {
    Source author = Source.of("rules/makruk.rules", "(piece (name Bia)\n  (moves (step nroth)))\n");
    Source inner = Source.of("stdlib/leapers.rules", "; leapers\n\n(define step\n  $1)\n");
    Span call = author.span(27, 39);
    MacroCall site = new MacroCall("step", call, null);
    Origin origin = new Origin(author.span(33, 38), inner.span(26, 28), site);
    Diagnostic diagnostic =
        Diagnostic.error("unknown-direction", origin, "The board has no direction `nroth`.")
            .labelled("did you mean `north`?")
            .helped("directions are named in `(directions ...)`");
    assertThat(DiagnosticRenderer.render(diagnostic))
        .isEqualTo(
            """
            error[unknown-direction]: The board has no direction `nroth`.
              --> rules/makruk.rules:2:16
            2 |   (moves (step nroth)))
              |                ^^^^^ did you mean `north`?
              = in the expansion of `step` (stdlib/leapers.rules:4:3)
              = help: directions are named in `(directions ...)`
            """);
  }

  @Test
  void theGutterIsAsWideAsTheNumber() {
    Source source = Source.of("a", "\n".repeat(99) + "(x)");
    assertThat(rendered(source, 99, 102))
        .isEqualTo(
            """
            error[test]: Here.
                --> a:100:1
            100 | (x)
                | ^^^
            """);
  }

  @Test
  void aSpanOfSeveralLinesIsMarkedOnItsFirst() {
    assertThat(rendered(Source.of("a", "x (a\r\n b)"), 2, 9))
        .isEqualTo(
            """
            error[test]: Here.
              --> a:1:3
            1 | x (a
              |   ^^
            """);
  }

  @Test
  void theEndOfAFileCanBeShown() {
    assertThat(rendered(Source.of("a", ""), 0, 0))
        .isEqualTo("error[test]: Here.\n  --> a:1:1\n1 | \n  | ^\n");
  }

  @Test
  void tabsAndControlCharactersAreHarmless() {
    assertThat(rendered(Source.of("a", "\ta\u001B[31m\tb"), 8, 9))
        .isEqualTo(
            """
            error[test]: Here.
              --> a:1:9
            1 |     a\\u001B[31m b
              |                 ^
            """);
  }

  @Test
  void charactersOutsideTheBasicPlaneAreOneWide() {
    assertThat(rendered(Source.of("a", "𝄞𝄞 x"), 5, 6))
        .isEqualTo("error[test]: Here.\n  --> a:1:4\n1 | 𝄞𝄞 x\n  |    ^\n");
  }

  @Test
  void ofALongLineThePartAroundTheCaretIsShown() {
    String text = "0123456789".repeat(50);
    String shown = "0123456789".repeat(12);
    assertThat(rendered(Source.of("a", text), 240, 250))
        .isEqualTo(
            "error[test]: Here.\n  --> a:1:241\n1 | ..."
                + shown
                + "...\n  |    "
                + " ".repeat(40)
                + "^^^^^^^^^^\n");
    assertThat(rendered(Source.of("a", text), 0, 500))
        .isEqualTo(
            "error[test]: Here.\n  --> a:1:1\n1 | " + shown + "...\n  | " + "^".repeat(120) + "\n");
    assertThat(rendered(Source.of("a", text), 499, 500)).contains("1 | ..." + shown + "\n");
  }

  @Test
  void aLongLineMayBeginWithHalfACharacter() {
    Source source = Source.of("a", "\n\ude00(x)" + " ".repeat(130));
    assertThat(rendered(source, 1, 5)).contains("2 | ").contains("(x)");
  }

  @Test
  void atMostTwentyAreShownErrorsFirst() {
    Source source = Source.of("a", "x".repeat(100));
    Diagnostics diagnostics = new Diagnostics();
    for (int i = 0; i < 30; i++) {
      diagnostics.warning("minor", source.span(i, i + 1), "Minor.");
    }
    diagnostics.error("major", source.span(50, 51), "Major.");
    String text = DiagnosticRenderer.render(diagnostics);
    assertThat(text.split("warning\\[minor", -1)).hasSize(20);
    assertThat(text).contains("error[major]: Major.").endsWith("\n... and 11 more.\n");
  }

  @Test
  void problemsAreSortedByPlace() {
    Source source = Source.of("a", "xyz");
    Diagnostics diagnostics = new Diagnostics();
    diagnostics.error("late", source.span(2, 3), "Late.");
    diagnostics.warning("early", source.span(0, 1), "Early.");
    diagnostics.error("late", source.span(2, 3), "Late.");
    assertThat(diagnostics.sorted()).extracting(Diagnostic::code).containsExactly("early", "late");
    assertThat(diagnostics.count(Severity.ERROR)).isEqualTo(1);
    assertThat(diagnostics.hasErrors()).isTrue();
  }

  private static String rendered(Source source, int start, int end) {
    Origin origin = Origin.of(source.span(start, end));
    return DiagnosticRenderer.render(Diagnostic.error("test", origin, "Here."));
  }
}

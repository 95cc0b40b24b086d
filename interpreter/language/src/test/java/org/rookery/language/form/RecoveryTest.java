package org.rookery.language.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Limits;
import org.rookery.language.source.Source;

/** What is told of brackets and quotes that have no partner, and what is read all the same. */
class RecoveryTest {
  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void anUnclosedBracketIsReportedWhereItOpens() {
    assertThat(read("(game\n  (title x)\n")).hasToString("[(game (title x))]");
    assertThat(DiagnosticRenderer.render(diagnostics))
        .isEqualTo(
            """
            error[unclosed-bracket]: This bracket is never closed.
              --> test.rules:1:1
            1 | (game
              | ^
            """);
  }

  @Test
  void theIndentationTellsWhichBracketIsUnclosed() {
    String text =
        """
        (piece
          (name Pawn)
          (moves (n (verify empty?) add)
          (letter P))

        (piece
          (name Rook))
        """;
    assertThat(read(text))
        .hasToString(
            "[(piece (name Pawn) (moves (n (verify empty?) add) (letter P))),"
                + " (piece (name Rook))]");
    assertThat(problems()).containsExactly("unclosed-bracket test.rules:3:3");
  }

  @Test
  void aBracketInTheFirstColumnStartsAFormWhenOneIsMissing() {
    assertThat(read("(a (b)\n(c)\n(d (e)\n(f)")).hasToString("[(a (b)), (c), (d (e)), (f)]");
    assertThat(problems())
        .containsExactly("unclosed-bracket test.rules:1:1", "unclosed-bracket test.rules:3:1");
  }

  @Test
  void aBracketInTheFirstColumnIsNothingSpecialWhenNoneIsMissing() {
    assertThat(read("(a\n(b)\n(c))")).hasToString("[(a (b) (c))]");
    assertThat(problems()).isEmpty();
  }

  @Test
  void aStrayBracketIsPassedOver() {
    assertThat(read("(a))\n(b)))")).hasToString("[(a), (b)]");
    assertThat(DiagnosticRenderer.render(diagnostics))
        .isEqualTo(
            """
            error[stray-bracket]: This closing bracket closes nothing.
              --> test.rules:1:4
            1 | (a))
              |    ^ and 2 more like it
            """);
  }

  @Test
  void anUnendedStringIsReportedWhereItOpens() {
    assertThat(read("(a \"b)\n(c)")).hasSize(1);
    assertThat(problems())
        .containsExactly("unclosed-bracket test.rules:1:1", "unended-string test.rules:1:4");
  }

  @Test
  void aStringThatSwallowedAFormIsTheOneWithoutEnd() {
    read("(a \"x\")\n(a \"b)\n(c \"d\")\n(e \"f\")");
    assertThat(problems()).contains("unended-string test.rules:2:4");
  }

  @Test
  void inOldFilesBracketsWithoutPartnersAreWarnings() {
    List<Form> forms = FormReader.read(Source.of("a.zrf", "(a (b)"), diagnostics);
    assertThat(forms).hasToString("[(a (b))]");
    forms = FormReader.read(Source.of("b.zrf", "(a)) (b)"), diagnostics);
    assertThat(forms).hasToString("[(a), (b)]");
    assertThat(diagnostics.sorted())
        .extracting(Diagnostic::code)
        .containsExactly("unclosed-bracket", "stray-bracket");
    assertThat(diagnostics.hasErrors()).isFalse();
  }

  @Test
  void nestingHasALimit() {
    String deep = "(".repeat(Limits.NESTING) + ")".repeat(Limits.NESTING);
    read(deep);
    assertThat(problems()).isEmpty();
    read("(" + deep + ")");
    assertThat(problems()).containsExactly("too-deep test.rules:1:" + (Limits.NESTING + 1));
  }

  @Test
  void megabytesOfBracketsAreReadSoon() {
    for (String bracket : List.of("(", ")", "()", "\n(", "(\n)", "\"", "ä", "$", "\n(()")) {
      String text = bracket.repeat(5_000_000 / bracket.length());
      Assertions.assertTimeout(Duration.ofSeconds(10), () -> read(text), bracket);
    }
  }

  private List<Form> read(String text) {
    return FormReader.read(Source.of("test.rules", text), diagnostics);
  }

  private List<String> problems() {
    return diagnostics.sorted().stream().map(d -> d.code() + " " + d.span().position()).toList();
  }
}

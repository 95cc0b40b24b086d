package org.rookery.language.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.rookery.language.diagnostic.Diagnostic;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLimits;

/** What is told of brackets and quotes that have no partner, and what is read all the same. */
class RecoveryTest {
  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void aMissingBracketIsReportedWhereItBelongs() {
    assertThat(read("(game\n  (title x)\n")).hasToString("[(game (title x))]");
    assertThat(DiagnosticRenderer.render(diagnostics))
        .isEqualTo(
            """
            error[unclosed-bracket]: A closing bracket is missing.
              --> test.rules:2:11
            2 |   (title x)
              |           ^ behind this, to judge by words and indentation
              = help: `(game` of line 1 is open here, and is not further down
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
    assertThat(problems()).containsExactly("unclosed-bracket test.rules:3:32");
  }

  @Test
  void aBracketInTheFirstColumnStartsAFormWhenOneIsMissing() {
    assertThat(read("(a (b)\n(c)\n(d (e)\n(f)")).hasToString("[(a (b)), (c), (d (e)), (f)]");
    assertThat(problems())
        .containsExactly("unclosed-bracket test.rules:1:6", "unclosed-bracket test.rules:3:6");
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
            error[stray-bracket]: There is a closing bracket too many.
              --> test.rules:1:4
            1 | (a))
              |    ^
              = help: or an opening one is missing in this line
            error[stray-bracket]: There is a closing bracket too many.
              --> test.rules:2:5
            2 | (b)))
              |     ^
              = help: or an opening one is missing in this line
            """);
  }

  @Test
  void aMissingOpeningBracketIsReportedWhereTheLinesGoOutOfStep() {
    read(
        """
        (game
          (title x)
          piece (name Man)
            (moves (n add)))
          (piece (name Tower)
            (moves (n add)))
          (draw))

        (define piece (man)
          (piece (name Man) (moves (n add))))
        """);
    assertThat(DiagnosticRenderer.render(diagnostics))
        .isEqualTo(
            """
            error[stray-bracket]: An opening bracket is missing.
              --> test.rules:3:3
            3 |   piece (name Man)
              |   ^^^^^ before this, to judge by words and indentation
              = help: or there is a closing one too many in this line
            """);
  }

  @Test
  void aBracketTypedTwiceIsTheOneThatIsNeverClosed() {
    read("(game\n\t(title x)\n\t(piece ((name Man)\n\t\t(moves (n add)))\n\t(draw))\n");
    assertThat(problems()).containsExactly("unclosed-bracket test.rules:3:10");
  }

  @Test
  void aFormThatIsClosedTooEarlyAndThenLacksABracketIsToldOnce() {
    read(
        "(game\n  (board)(sizes 3 3))\n  (piece (name Man)\n    (moves (n add)))\n  (piece (name A)\n");
    assertThat(problems()).hasSize(1);
  }

  @Test
  void withoutIndentationTheFirstBracketsThatMayBeOpenAreBlamed() {
    read("(game\n(title x)\n(piece (name Man)\n(moves (n add)))\n(draw)\n");
    assertThat(problems())
        .containsExactly("unclosed-bracket test.rules:1:1", "unclosed-bracket test.rules:3:1");
  }

  @Test
  void anUnendedStringIsReportedWhereItOpens() {
    assertThat(read("(a \"b)\n(c)")).hasSize(1);
    assertThat(problems())
        .as("brackets that the string swallowed are not missed")
        .containsExactly("unended-string test.rules:1:4");
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
    String deep = "(".repeat(SourceLimits.NESTING) + ")".repeat(SourceLimits.NESTING);
    read(deep);
    assertThat(problems()).isEmpty();
    read("(" + deep + ")");
    assertThat(problems()).containsExactly("too-deep test.rules:1:" + (SourceLimits.NESTING + 1));
  }

  @Test
  void aBracketIsMissedAmongThousandsOfHeads() {
    int rows = 7_000;
    StringBuilder text = new StringBuilder("(game\n");
    for (int i = 0; i < rows; i++) {
      text.append("  (head" + i + " (part" + i + " a b) (other" + i + " c d)");
      text.append(i == rows / 2 ? "\n" : ")\n");
    }
    read(text + ")\n");
    assertThat(problems()).containsExactly("unclosed-bracket test.rules:" + (rows / 2 + 2) + ":42");
  }

  @Test
  void aSectionWithWordsOfItsOwnMayLackTheLastBracket() {
    read("(game\n  (title x)\n  (counter turns 0 (after-turn (add 1 true))\n  (draw))\n");
    assertThat(problems()).containsExactly("unclosed-bracket test.rules:3:44");
  }

  @Test
  void megabytesOfBracketsAreReadSoon() {
    for (String bracket : List.of("(", ")", "()", "\n(", "(\n)", "\"", "ä", "$", "\n(()")) {
      String text = bracket.repeat(5_000_000 / bracket.length());
      Assertions.assertTimeoutPreemptively(Duration.ofMinutes(2), () -> read(text), bracket);
    }
  }

  private List<Form> read(String text) {
    return FormReader.read(Source.of("test.rules", text), diagnostics);
  }

  private List<String> problems() {
    return diagnostics.sorted().stream().map(d -> d.code() + " " + d.span().position()).toList();
  }
}

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
  private static final String FREE =
      """
      (game
         (title "Walkers")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 5 5)
            (symmetry Black (n s) (s n) (ne se) (se ne))
            (zone (name far) (positions (own-rank 5))))
         (board-setup
            (White (Walker a1 c1 e1))
            (Black (Walker a5 c5 e5)))
         (counter steps 0 (per player))
         (piece
            (name Walker)
            (letter W)
            (moves
               ((up-to 3
                   n
                   (verify empty?))
                (if (in-zone? far)
                   (add-to steps 2)
                 else
                   (add-to steps 1))
                add)
               (ne
                (verify enemy?)
                (if (> (counter steps) 3)
                   (capture n)
                 else (if enemy?
                   (add-to steps 1)))
                add)
               ((up-to 2 e (verify empty?)) (if (friend? n) (add-to steps 1) else (add-to steps 2)) add)))
         (ending "home" (>= (count friend (zone far)) 3) win)
         (ending "steps"
            (and
               (> (counter steps) 9)
               (not (exists enemy (zone far))))
            win)
         (stalemate draw)
         (repetition 3 draw))
      """;

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
              |           ^ behind this, to judge by the indentation
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

  /** Rows that are indented otherwise than `rookery fmt` does tell as much. */
  @Test
  void mostMissingBracketsAreFoundInTextsOfAnyLayout() {
    int mended = 0;
    int all = 0;
    for (int at = 0; at < FREE.length(); at++) {
      if ("()".indexOf(FREE.charAt(at)) >= 0) {
        String without = FREE.substring(0, at) + FREE.substring(at + 1);
        Diagnostics told = new Diagnostics();
        FormReader.read(Source.of("test.rules", without), told);
        String done = done(without, told.sorted().get(0));
        mended += bare(done).equals(bare(FREE)) ? 1 : 0;
        all++;
      }
    }
    assertThat((double) mended / all).isGreaterThan(0.75);
  }

  /** The text when an author has done what a message says. */
  private static String done(String text, Diagnostic told) {
    int start = told.span().start();
    int end = told.span().end();
    return switch (told.message()) {
      case "A closing bracket is missing." -> text.substring(0, end) + ")" + text.substring(end);
      case "An opening bracket is missing." ->
          text.substring(0, start) + "(" + text.substring(start);
      default -> text.substring(0, start) + text.substring(start + 1);
    };
  }

  private static String bare(String text) {
    return text.replaceAll("\\s+", "");
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
              |   ^^^^^ before this, to judge by the indentation
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

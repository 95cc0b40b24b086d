package org.rookery.language.form;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

class FormPrinterTest {
  @Test
  void whatFitsStaysOnOneLine() {
    assertThat(printed("( piece (name  Pawn) )\n; x\n(a)")).isEqualTo("(piece (name Pawn))\n(a)\n");
  }

  @Test
  void whatDoesNotFitIsBrokenBeforeGroups() {
    String text =
        """
        (piece Pawn white
          (name Pawn)
          (moves
            (n (verify empty?) add)
            (nw (verify enemy?) (if (in-zone? promotion-zone) (add Queen Rook Bishop Knight) else add))
            (ne (verify enemy?) add))
          (text "one
        two"))
        """;
    assertThat(printed(text)).isEqualTo(text);
  }

  @Test
  void namesFillTheFirstLine() {
    String names = " position".repeat(15);
    assertThat(printed("(zone" + names + ")"))
        .isEqualTo(
            "(zone" + " position".repeat(10) + "\n" + "  position\n".repeat(4) + "  position)\n");
  }

  @Test
  void aGroupWithoutAHeadIsAligned() {
    String block = "(verify (not-empty? some-quite-long-name another-quite-long-name))";
    assertThat(printed("(" + block + " " + block + ")"))
        .isEqualTo("(" + block + "\n " + block + ")\n");
  }

  @Test
  void printingTheReadPrintIsTheSamePrint() {
    String once = printed("(a " + "(b c (d \"e\") 007) ".repeat(50) + ")");
    assertThat(printed(once)).isEqualTo(once);
  }

  private static String printed(String text) {
    return FormPrinter.print(FormReader.read(Source.of("test.rules", text), new Diagnostics()));
  }
}

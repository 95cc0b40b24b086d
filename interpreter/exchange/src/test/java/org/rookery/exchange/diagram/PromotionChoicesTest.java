package org.rookery.exchange.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;

/** What a diagram says about pieces to promote to. */
final class PromotionChoicesTest {
  private static final String PIECES =
      "Pawn:P:fmWfcF::a2\nRook:R:R::a1,h1\nKnight:N:N::b1\nBishop:B:B::c1\nKing:K:K::e1\n";

  /** A sign stands before one piece, and is not for those behind it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RNB | (add Rook Knight Bishop)",
        "*RNB | (if (< (count (friend Rook) (board)) 2) (add Rook)) (add Knight Bishop)",
        "R*NB | (if (< (count (friend Knight) (board)) 1) (add Knight)) (add Rook Bishop)",
      })
  void aSignIsForOnePiece(String choice, String promotion) {
    String page = "<div class=idiagram>\nroyal=K\npromoChoice=" + choice + "\n" + PIECES + "</div>";
    Diagnostics problems = new Diagnostics();
    String rules = DiagramImport.read(Source.of("page.html", page), "some", problems).get(0).text();
    assertThat(rules).contains("(if (in-zone? promotion) " + promotion + " else add)");
  }
}

package org.rookery.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.coverage.report.CoverageReport;
import org.rookery.game.Rules;
import org.rookery.suites.format.SuiteReader;

/** What is looked at of rules by which one turn hangs on others. */
final class TurnRuleCoverageTest {
  private static final String RULES =
      """
      (game
         (title "Small")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 4 4))
         (board-setup (fen "kk2/4/4/KK2 w - - 0 1"))
         (piece (name Chief) (letter K) (moves (move-type walk) (betza "K"))
            (moves (move-type leap) (betza "H")))
         %s
         (ending "gone" (= (count friend (board)) 0) loss))
      """;

  private static final String AGAIN = "(another-turn (= (count enemy (board)) 1))";
  private static final String MOST = "(as-much-as-possible (count friend (squares d1 d4)))";
  private static final String QUIET = "- {name: a, play: [a1-b2], expect: {legal: [a4-a3]}}\n";
  private static final String CAPTURE =
      "- {name: b, position: 'kk2/1K2/4/4 w - - 0 1', play: [b3-a4], expect: {legal: [a4-a3]}}\n";
  private static final String AFAR =
      "- {name: e, position: '4/kk2/KK2/4 w - - 0 1', play: [a2-b1], expect: {legal: [a3-a4]}}\n";
  private static final String BEST =
      "- {name: c, position: 'k3/k3/4/1KK1 w - - 0 1', expect: {illegal: [b1-a1]}}\n";

  private static String missing(String section, String... cases) throws Exception {
    Coverage coverage =
        CoverageObservation.of(
            Rules.of("small.rules", String.format(RULES, section)).load().orThrow(),
            SuiteReader.parse(
                Path.of("small.yaml"), "rules: small.rules\ncases:\n" + String.join("", cases)),
            5);
    return String.join(
        "\n",
        CoverageReport.text(List.of(coverage))
            .lines()
            .filter(text -> text.startsWith("small.rules:9:"))
            .toList());
  }

  @Test
  void whoHasTheNextTurnIsLookedAtWithTheNextTurn() throws Exception {
    assertThat(missing(AGAIN, QUIET)).contains("White: never distinguished from `false`");
    assertThat(missing(AGAIN, QUIET)).doesNotContain("White: never distinguished from `true`");
    assertThat(missing(AGAIN, QUIET, CAPTURE))
        .doesNotContain("White: never distinguished from `false`");
    assertThat(missing(AGAIN, QUIET, CAPTURE))
        .contains("Black: never distinguished from `true`, `false`");
  }

  @Test
  void whatComesAfterATurnIsNotLookedAtWithTheTurn() throws Exception {
    String unseen = "- {name: d, position: 'kk2/1K2/4/4 w - - 0 1', expect: {legal: [b3-a4]}}\n";
    assertThat(missing(AGAIN, unseen))
        .contains("White, Black: never distinguished from `true`, `false`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"(pass-turn true)", "(may-pass (> (count friend (board)) 0))"})
  void aPassIsLookedAtForEachPlayer(String section) throws Exception {
    String pass = "- {name: f, play: [pass], expect: {legal: [a4-a3]}}\n";
    assertThat(missing(section, QUIET)).contains("White, Black: no pass is checked");
    assertThat(missing(section, QUIET, pass)).contains(" Black: no pass is checked");
    assertThat(missing(section, QUIET, pass)).doesNotContain("White: no pass is checked");
  }

  @Test
  void aTurnThatAnotherOneForbidsIsLookedAt() throws Exception {
    assertThat(missing(MOST, AFAR)).contains("White, Black: never needed");
    assertThat(missing(MOST, BEST)).doesNotContain("White, Black: never needed");
  }
}

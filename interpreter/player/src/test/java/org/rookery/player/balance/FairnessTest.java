package org.rookery.player.balance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.player.match.ScoreInterval;

/** A verdict says what the bounds of a score carry. */
final class FairnessTest {
  @ParameterizedTest
  @CsvSource({
    "6, 0, 0, at least a slight advantage for White",
    "0, 0, 6, at least a slight advantage against White",
    "3, 0, 3, 'these games show no advantage, and do not rule one out'",
    "16, 0, 0, an unfair advantage for White",
    "0, 0, 16, an unfair advantage against White",
    "80, 0, 20, an unfair advantage for White",
    "70, 0, 30, at least a clear advantage for White",
    "5300, 0, 4700, a slight advantage for White",
    "500, 0, 500, fair",
    "0, 400, 0, fair",
    "5430, 0, 4570, at least a slight advantage for White"
  })
  void noGameIsCalledMoreThanTheGamesShow(int wins, int draws, int losses, String verdict) {
    ScoreInterval score = ScoreInterval.score(wins, draws, losses);
    assertThat(BalanceReport.fairness(score, "White")).isEqualTo(verdict);
  }

  @Test
  void aComparisonTellsAChangeOnlyWhereThereIsOne() {
    ScoreInterval half = ScoreInterval.of(500, 1000);
    assertThat(BalanceComparison.verdict(half.changeTo(ScoreInterval.of(600, 1000))))
        .isEqualTo("a change");
    assertThat(BalanceComparison.verdict(half.changeTo(half)))
        .isEqualTo("no change of 5 % or more");
    ScoreInterval few = ScoreInterval.of(3, 6);
    assertThat(BalanceComparison.verdict(few.changeTo(ScoreInterval.of(6, 6))))
        .isEqualTo("more games are needed to decide");
  }
}

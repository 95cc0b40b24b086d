package org.rookery.web.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.SuiteReader;

final class SuiteTrialTest {
  private static final Game GAME =
      Rules.of(
              "steps.rules",
              """
              (game (title "Steps") (players White Black) (turn-order White Black)
                (board (rectangle 3 3))
                (board-setup (White (Stone a1)) (Black (Stone c3)))
                (piece (name Stone) (letter S) (moves (betza "W"))))
              """)
          .load()
          .orThrow();

  private static final String SUITE =
      """
      rules: steps
      cases:
        - name: holds
          expect: {count: 2}
        - name: fails
          play: [a1-a2]
          expect: {count: 3, check: false}
        - name: waits
          skip: not yet
          expect: {count: 3}
        - name: names a square that is none
          place: {z9: White Stone}
          expect: {count: 3}
      """;

  @Test
  void tells_what_came_of_each_case() throws BadSuite {
    List<Map<String, Object>> cases = SuiteTrial.of(SuiteReader.parse("s.yaml", SUITE), GAME, 4);
    assertThat(cases).extracting(one -> one.get("line")).containsExactly(3, 5, 8, 11);
    assertThat(cases.get(0)).containsOnlyKeys("name", "line");
    assertThat(cases.get(1))
        .containsEntry("failed", List.of("count: expected 3, got 2"))
        .containsEntry("position", "2s/S2/3 b - - 1 1");
    assertThat(String.valueOf(cases.get(1).get("drawing"))).contains("2   S . .");
    assertThat(cases.get(2)).containsEntry("skipped", "not yet");
    assertThat(String.valueOf(cases.get(3).get("problem"))).startsWith("s.yaml:12:13: ");
  }

  @Test
  void reports_to_an_author() {
    Map<String, Object> report = SuiteTrial.report(SUITE, GAME);
    assertThat(report).containsEntry("summary", "4 cases, 1 skipped, 2 did not hold.");
    assertThat(String.valueOf(report.get("failures")))
        .contains("Line 5: fails: count: expected 3, got 2\n3   . . s")
        .contains("tests:12:13: ");
    assertThat(SuiteTrial.report("rules: steps\ncases:\n  - expect: {count: 2}\n", GAME))
        .containsEntry("summary", "1 case, all held.")
        .containsEntry("failures", List.of());
    assertThat(SuiteTrial.report("rules: [", GAME)).containsOnlyKeys("problem");
  }
}

package org.rookery.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.coverage.report.CoverageReport;
import org.rookery.game.Rules;
import org.rookery.suites.format.SuiteReader;

/** What is looked at of rules that are asked when a turn has been made. */
final class BetweenTurnsTest {
  private static final String RULES =
      """
      (game
         (title "Small")
         (players White Black)
         (turn-order White Black)
         (board (rectangle 4 4))
         (board-setup (fen "k3/s2s/S2S/K3 w - - 0 1"))
         (piece (name Chief) (letter K) (moves (betza "K")))
         (piece (name Sentry) (letter S) (moves (betza "W")))
         (ending "alone"
            (and (= (count friend (board)) 1)
                 (> (count enemy (board)) 2))
            loss)
         (quiet-turns 4 (reset-by captures Sentry) draw)
         (counter taken 0 (per player)
            (after-turn
               (add 1 (= (count friend (board)) 1)))))
      """;

  private static List<String> missing(int line, String... cases) throws Exception {
    Coverage coverage =
        CoverageObservation.of(
            Rules.of("small.rules", RULES).load().orThrow(),
            SuiteReader.parse(
                Path.of("small.yaml"), "rules: small.rules\ncases:\n" + String.join("", cases)),
            5);
    return CoverageReport.text(List.of(coverage))
        .lines()
        .filter(text -> text.startsWith("small.rules:" + line + ":"))
        .toList();
  }

  private static String outcome(String position, String outcome) {
    return "- {name: x, position: '"
        + position
        + " w - - 0 1', expect: {outcome: "
        + outcome
        + "}}\n";
  }

  @Test
  void aPartOfAnEndingDecidesWhereAllElseHolds() throws Exception {
    String both = outcome("k2s/s3/4/K3", "Black wins");
    String second = outcome("k2s/4/4/K3", "ongoing");
    assertThat(missing(11, both))
        .anyMatch(t -> t.contains("`(> (count enemy (board)) 2)`: White: never decides where"));
    assertThat(missing(11, both, second))
        .noneMatch(t -> t.contains("`(> (count enemy (board)) 2)`: White"));
    assertThat(missing(10, both, second))
        .anyMatch(t -> t.contains("`(= (count friend (board)) 1)`: White: never decides where"));
  }

  @Test
  void anEndingComesBeforeThoseBehindIt() throws Exception {
    String alone = outcome("k2s/s3/4/K3", "Black wins");
    String late = alone.replace("- - 0 1", "- - 4 1");
    assertThat(missing(9, alone)).anyMatch(t -> t.matches(".* White: .*never reached where.*"));
    assertThat(missing(9, alone, late))
        .noneMatch(t -> t.matches(".* White: .*never reached where.*"));
  }

  @Test
  void aNumberIsToldApartFromThoseBesideIt() throws Exception {
    String two = outcome("k2s/4/4/K3", "ongoing");
    String three = outcome("k2s/s3/4/K3", "Black wins");
    assertThat(missing(11, two))
        .anyMatch(t -> t.contains("`2`: White: never distinguished from `3`"));
    assertThat(missing(11, three))
        .anyMatch(t -> t.contains("`2`: White: never distinguished from `1`"));
    assertThat(missing(11, two, three)).noneMatch(t -> t.contains("`2`: White"));
  }

  @Test
  void aCounterIsLookedAtAfterItHasChanged() throws Exception {
    String start = "- {name: x, position: 'k2s/4/4/K3 w - - 0 1', play: [a1-b1], expect: {";
    String unseen = start + "count: 5}}\n";
    String seen = start + "flags: {taken: {White: 1}}}}\n";
    assertThat(missing(16, unseen))
        .anyMatch(t -> t.contains("White, Black: no counter is checked after this"));
    assertThat(missing(16, seen))
        .anyMatch(t -> t.contains(": Black: no counter is checked after this"))
        .noneMatch(t -> t.contains("White: no counter is checked after this"));
  }

  @Test
  void whatResetsTheCountOfQuietMovesMustHaveStoppedIt() throws Exception {
    String play = "- {name: x, position: 'k3/3s/3S/K3 w - - 0 1', play: [";
    String late = play + "a1-b1, a4-b4, b1-a1, b4-a4], expect: {outcome: draw}}\n";
    String reset = play + "a1-b1, a4-b4, b1-a1, d3-c3], expect: {outcome: ongoing}}\n";
    assertThat(missing(13, late))
        .anyMatch(t -> t.contains("`Sentry`: White Sentry, Black Sentry: never resets a count"))
        .noneMatch(t -> t.contains("Chief"));
    assertThat(missing(13, reset))
        .anyMatch(t -> t.contains("`Sentry`: White Sentry: never resets a count"))
        .anyMatch(t -> t.contains("White Chief, Black Chief: no quiet move of it is counted"));
  }

  @Test
  void everySquareOfAnAreaOfAnEndingDecides() throws Exception {
    String rules =
        RULES.replace(
            "(ending \"alone\"",
            "(ending \"corner\" (exists (friend Chief) (squares d3-d4)) win) (ending \"alone\"");
    String corner = outcome("k2K/s3/4/4", "White wins");
    String below = outcome("k3/s2K/4/4", "White wins");
    String beside = outcome("k3/s3/3K/4", "ongoing") + outcome("k3/s1K1/4/4", "ongoing");
    assertThat(about("`(squares d3-d4)`: White", rules, corner))
        .contains("no answer hangs on its squares `d3`,")
        .contains("with the squares beside it `c2`, `d2`, `c3`, `c4`");
    assertThat(about("`(squares d3-d4)`: White", rules, corner + below + beside))
        .doesNotContain("its squares")
        .endsWith("with the squares beside it `c2`, `c4`");
  }

  @Test
  void piecesOfTheSetUpWhoMightChangePlacesAreToldApart() throws Exception {
    String rules = RULES.replace("S2S/K3 w", "4/KS2 w");
    String start = "- {name: x, expect: {";
    String unseen =
        "`(board-setup (fen \"k3/s2s/4/KS2 w - - 0 1\"))`: White: no answer changes when these change places";
    assertThat(about(unseen, rules, start + "targets: {a4: []}}}\n")).endsWith(": `a1 b1`");
    assertThat(about(unseen, rules, start + "legal: [b1-c1]}}\n")).endsWith(": `a1 b1`");
    assertThat(about(unseen, rules, start + "legal: [a1-b2]}}\n")).isEmpty();
    assertThat(about(unseen, rules, start + "count: 4}}\n")).isEmpty();
    assertThat(about(unseen, rules, start + "board: {b1: White Sentry}}}\n")).isEmpty();
  }

  @Test
  void whoMayPassIsSeenToDoSo() throws Exception {
    String rules = RULES.replace("(ending", "(pass-turn forced) (ending");
    String stuck = "- {name: x, position: 'k3/4/ss2/Ks2 w - - 0 1', expect: {count: 4}}\n";
    String passes = RULES.replace("(ending", "(pass-turn true) (ending");
    String unseen = "`(pass-turn ";
    assertThat(about(unseen, rules, stuck)).endsWith(": White, Black: no pass is checked");
    assertThat(about(unseen, passes, stuck)).endsWith(": Black: no pass is checked");
    assertThat(about(unseen, rules.replace("\"K\"", "\"mK\""), stuck.replace("4}", "1}")))
        .endsWith(": Black: no pass is checked");
  }

  @Test
  void whatATurnCapturesIsSeenOnlyAfterIt() throws Exception {
    String rules =
        RULES.replace("(moves (betza \"W\"))", "(moves (n (verify empty?) (capture e) add))");
    String start = "- {name: x, position: 'k3/4/Ss2/3K w - - 0 1', expect: {";
    assertThat(effect(rules, start + "legal: [a2-a3]}}\n")).contains("White Sentry");
    assertThat(effect(rules, start + "after: {a2-a3: {captured: []}}}}\n"))
        .contains("White Sentry");
    String beside = start.replace("k3/4/Ss2/3K", "k3/1s2/S3/3K");
    assertThat(effect(rules, beside + "after: {a2-a3: {captured: [b3]}}}}\n"))
        .doesNotContain("White Sentry");
  }

  @Test
  void eachPartOfWhatIsForbiddenDecides() throws Exception {
    String rules =
        RULES.replace(
            "(ending \"alone\"",
            "(on-move (forbid (exists (friend Sentry) (squares a3 d3)))) (ending \"alone\"");
    String start = "- {name: x, position: 'k3/4/S3/3K w - - 0 1', expect: {";
    String refused = start + "illegal: [a2-a3]}}\n";
    String made = start + "legal: [d1-d2]}}\n";
    String holds = "never decides where the condition holds";
    String fails = "never decides where the condition does not hold";
    String place = "(squares a3 d3)…`: White: ";
    assertThat(about(place, rules, refused))
        .contains(fails)
        .doesNotContain(holds)
        .endsWith("no answer hangs on its squares `d3`");
    assertThat(about(place, rules, made))
        .contains(holds)
        .doesNotContain(fails)
        .endsWith("no answer hangs on its squares `a3`, `d3`");
  }

  /** For whom the capture is not looked at. */
  private static String effect(String rules, String cases) throws Exception {
    return about("`(capture e)`", rules, cases);
  }

  /** The first sentence about what is missing that has these words. */
  private static String about(String words, String rules, String cases) throws Exception {
    Coverage coverage =
        CoverageObservation.of(
            Rules.of("small.rules", rules).load().orThrow(),
            SuiteReader.parse(Path.of("small.yaml"), "rules: small.rules\ncases:\n" + cases),
            5);
    return CoverageReport.text(List.of(coverage))
        .lines()
        .filter(text -> text.contains(words))
        .findFirst()
        .orElse("");
  }
}

package org.rookery.suites.blame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.report.GitHubReport;
import org.rookery.suites.report.JsonReport;
import org.rookery.suites.report.TextReport;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

/** One thing is spoilt in the rules of chess; the suite of chess should lead there. */
class BlameTest {
  private static final Path HOME = Path.of(System.getProperty("rookery.home", ""));

  private static BlameFindings spoilt(String file, String right, String wrong) throws IOException {
    Path path = HOME.resolve(file).toRealPath();
    String text = Files.readString(path);
    assertThat(text).contains(right);
    Rulebook rulebook = new Rulebook(HOME).editing(Map.of(path, text.replace(right, wrong)));
    SuiteResult result = new SuiteRunner(rulebook).run(HOME.resolve("tests/regression/chess.yaml"));
    assertThat(result.failures() + result.errors()).isPositive();
    return Blame.of(result, 4, 2);
  }

  private static List<List<String>> firstThree(BlameFindings findings) {
    return findings.suspects().stream()
        .limit(3)
        .map(suspect -> suspect.lines().stream().map(Suspect.Line::text).toList())
        .toList();
  }

  @Test
  void a_king_that_moves_as_a_queen_is_told_once() throws IOException {
    BlameFindings findings = spoilt("rules/chess.rules", "(betza \"K\")", "(betza \"Q\")");
    assertThat(firstThree(findings))
        .anySatisfy(lines -> assertThat(lines).contains("(moves (betza \"Q\")"));
    String told = TextReport.failures(findings);
    assertThat(told.lines().count()).isLessThanOrEqualTo(30);
    assertThat(told).contains("SUSPECTS 1. ").contains("perhaps of the same cause, ");
    assertThat(told).containsPattern("\n    :\\d+ [^\n]+: [^\n]*expected ");
  }

  @Test
  void a_turn_that_should_not_be_names_its_rule() throws IOException {
    BlameFindings findings =
        spoilt("stdlib/chess-pieces.rules", "(verify passed?)", "(verify empty?)");
    assertThat(firstThree(findings).get(0))
        .anyMatch(line -> line.contains("(verify empty?) (capture-passer)"));
    assertThat(TextReport.failures(findings)).contains(" is made by stdlib/chess-pieces.rules:");
    assertThat(JsonReport.text(List.of(findings)))
        .contains("\"suspects\" : [ {")
        .contains("\"called\" : ");
    assertThat(GitHubReport.annotations(findings))
        .contains("::warning file=stdlib/chess-pieces.rules,line=");
  }

  @Test
  void a_turn_that_is_missing_says_why() throws IOException {
    BlameFindings findings =
        spoilt(
            "stdlib/boards.rules",
            "(zone (name second-rank) (positions (own-rank 2)))",
            "(zone (name second-rank) (positions (own-rank 3)))");
    assertThat(firstThree(findings))
        .anySatisfy(lines -> assertThat(lines.get(0)).contains("(own-rank 3)"));
    assertThat(TextReport.failures(findings))
        .contains("fails at `(verify (in-zone? second-rank))`");
  }

  @Test
  void a_try_that_was_refused_in_this_turn_is_said_to_be(@TempDir Path folder) throws IOException {
    Path suite = folder.resolve("refused.yaml");
    Files.writeString(
        suite,
        """
        rules: kriegspiel
        cases:
          - name: the same try again
            play: ["e2-d3", "e2-d3"]
          - name: no longer a try
            play: ["e2-d3"]
            expect: {legal: ["e2-d3"]}
          - name: another one that no rule allows
            play: ["e2-d3", "e2-e5"]
        """);
    String told =
        TextReport.failures(Blame.of(new SuiteRunner(new Rulebook(HOME)).run(suite), 4, 2));
    assertThat(told)
        .contains(
            "play: move 2 `e2-d3`: expected a legal move, got `e2-d3` is not a legal move.\n"
                + "    `e2-d3` was refused in this turn.\n")
        .contains("No rule of Pawn");
  }

  @Test
  void a_suite_that_holds_blames_no_rule() {
    SuiteResult result =
        new SuiteRunner(new Rulebook(HOME)).run(HOME.resolve("tests/regression/makruk.yaml"));
    assertThat(Blame.of(result, 4, 2)).isEqualTo(BlameFindings.none(result));
    assertThat(TextReport.failures(Blame.of(result, 4, 2))).isEmpty();
  }

  @Test
  void a_turn_that_captures_others_leads_to_what_is_asked_before_capturing(@TempDir Path folder)
      throws IOException {
    Path rules = folder.resolve("beside.rules");
    Files.writeString(
        rules,
        """
        (game
           (title "Beside")
           (players White Black)
           (turn-order White Black)
           (board (rectangle 5 5))
           (board-setup (fen "2r1s/5/5/5/S1R2 w - - 0 1"))
           (piece (name Stone) (letter S)
              (moves (n (verify empty?) add)))
           (piece (name Raider) (letter R)
              (moves
                 (n (verify empty?)
                    (if (piece? (enemy Raider) e)
                       (capture e))
                    (if (piece? (friend Stone) w)
                       (capture w))
                    add))))
        """);
    Path suite = folder.resolve("beside.yaml");
    Files.writeString(
        suite,
        """
        rules: beside.rules
        cases:
          - name: a Stone beside is taken
            position: "5/5/1SRs1/1sRs1/1SRs1 w - - 0 1"
            expect:
              count: 2
              after:
                "c3-c4": {captured: []}
          - name: an enemy Stone
            position: "5/5/1s3/2R2/5 w - - 0 1"
            expect: {after: {"c2-c3": {captured: [b3]}}}
          - name: and a Raider
            position: "5/5/3r1/2R2/5 w - - 0 1"
            expect: {after: {"c2-c3": {captured: [d3]}}}
        """);
    BlameFindings findings = Blame.of(new SuiteRunner(new Rulebook(folder)).run(suite), 4, 1);
    assertThat(firstThree(findings).get(0)).anyMatch(line -> line.contains("(friend Stone) w"));
  }

  @Test
  void a_case_that_cannot_be_tried_blames_no_rule(@TempDir Path folder) throws IOException {
    Path suite = folder.resolve("odd.yaml");
    Files.writeString(
        suite,
        """
        rules: chess
        cases:
          - {name: odd, position: "8/8/8 w", expect: {count: 4}}
          - {name: holds, expect: {count: 20}}
        """);
    SuiteResult result = new SuiteRunner(new Rulebook(HOME)).run(suite);
    assertThat(TextReport.failures(Blame.of(result, 4, 2)))
        .contains("The board has 8 rows")
        .doesNotContain("SUSPECTS");
  }

  @Test
  @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void a_case_without_end_is_not_waited_for_twice(@TempDir Path folder) throws IOException {
    Path suite = folder.resolve("deep.yaml");
    Files.writeString(suite, "rules: chess\ncases:\n  - {name: deep, expect: {perft: {50: 1}}}\n");
    SuiteRunner runner = new SuiteRunner(new Rulebook(HOME), List.of(), 1);
    SuiteResult result = runner.run(suite);
    // A second try would have an hour.
    BlameFindings findings = Blame.of(result, 3600, 1);
    assertThat(TextReport.failures(findings))
        .contains("perft 50: expected an answer within 1 s of processor time, got none")
        .doesNotContain("SUSPECTS");
  }

  @Test
  void each_of_two_conditions_that_games_violate_is_told(@TempDir Path folder) throws IOException {
    Path suite = folder.resolve("games.yaml");
    Files.writeString(
        suite,
        """
        rules: chess
        cases:
          - {name: no captures, always: {that: "(= (pieces-left) 16)", games: 2, seed: 3}}
          - {name: short, always: {that: "(> (pieces-left) 0)", longest: 6, games: 2, seed: 7}}
        """);
    SuiteResult result = new SuiteRunner(new Rulebook(HOME)).run(suite);
    assertThat(TextReport.failures(Blame.of(result, 4, 2)))
        .contains("no captures: always (seed ")
        .contains("short: always (seed ")
        .doesNotContain("SUSPECTS");
  }

  /** Where no case holds, that all begin at the set-up joins none of them. */
  @Test
  void cases_of_which_none_holds_are_joined_only_by_what_they_name(@TempDir Path folder)
      throws IOException {
    Path suite = folder.resolve("wrong.yaml");
    Files.writeString(
        suite,
        """
        rules: %s
        cases:
          - name: a Rook that leaps
            expect: {targets: {a1: [a3]}}
          - name: the same
            expect: {legal: [a1-a4]}
          - name: a Pawn in hand
            expect: {hand: {White: {Pawn: 1}}}
          - name: a count
            expect: {perft: {1: 19}}
        """
            .formatted(HOME.resolve("rules/chess.rules")));

    BlameFindings findings = Blame.of(new SuiteRunner(new Rulebook(HOME)).run(suite), 4, 2);

    assertThat(findings.causes().stream().map(cause -> cause.cases().size()))
        .containsExactly(2, 1, 1);
  }
}

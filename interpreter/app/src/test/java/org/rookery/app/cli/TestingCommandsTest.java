package org.rookery.app.cli;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rookery.app.cli.Cli.run;
import static org.rookery.app.cli.Cli.typing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.app.cli.Cli.Run;

/** The commands that test rules: the options of `test`, `diff`, and games kept as cases. */
class TestingCommandsTest {
  @TempDir private Path folder;
  private Path suite = Path.of("");

  @BeforeEach
  void writeSuite() throws IOException {
    suite =
        Files.writeString(
            folder.resolve("x.yaml"),
            """
            rules: hexapawn
            cases:
              - name: the start
                tags: [slow]
                expect:
                  count: 3
              - name: wrong
                expect:
                  count: 4
                  legal: [a1-a2]
              - name: later
                skip: not settled
                expect: {count: 1}
            """);
  }

  @Test
  void cases_are_listed_and_chosen() {
    String file = suite.toString();
    assertThat(run("test", file, "--list").out())
        .isEqualTo(
            file
                + ":3: the start [slow]\n"
                + file
                + ":7: wrong\n"
                + file
                + ":11: later (skipped: not settled)\n");
    assertThat(run("test", file, "--list", "--tags", "slow").out())
        .isEqualTo(file + ":3: the start [slow]\n");
    assertThat(run("test", file + ":8").out()).contains("1 case, 1 failed");
    assertThat(run("test", file, "--filter", "^the").out())
        .isEqualTo(file + ": 1 case, all held\n");
    assertThat(run("test", file, "--filter", "nothing").code()).isEqualTo(2);
    assertThat(run("test", file, "--filter", "(").err()).contains("no regular expression");
    assertThat(run("test", file, "--json", "--tap").err()).contains("choose one");
    assertThat(run("test", file).out()).endsWith("3 cases, 1 skipped, 1 failed\n");
    assertThat(run("test", file, "--failed").out()).endsWith("x.yaml: 1 case, 1 failed\n");
    assertThat(run("test", file, "--failed", "--filter", "^the").err())
        .contains("none is chosen that failed");
  }

  @Test
  void results_are_told_in_other_formats() {
    assertThat(run("test", suite.toString(), "--tap").out())
        .startsWith("TAP version 14\n1..3\nok 1 - ")
        .contains("# SKIP not settled");
    assertThat(run("test", suite.toString(), "--json").out())
        .contains("\"status\" : \"failed\"")
        .contains("\"expected\" : \"4\"");
    assertThat(run("test", suite.toString(), "--github").out()).contains("::error file=");
    assertThat(run("test", suite.toString(), "--durations").out()).contains(" s  " + suite + ":");
  }

  @Test
  void what_cannot_be_tried_is_told_beside_its_line() throws IOException {
    Path unreadable = suite.resolveSibling("unreadable.yaml");
    Files.writeString(
        unreadable,
        "rules: chess\ncases:\n  - name: too long\n    position: 9/8\n    expect: {count: 1}\n");
    assertThat(run("test", unreadable.toString(), "--github").out())
        .contains("unreadable.yaml,line=4,title=too long::");
  }

  @Test
  void how_much_less_is_looked_at_than_asked_for_is_told() {
    Path report = folder.resolve("coverage.xml");
    Run run =
        run(
            "test",
            suite + ":3",
            "--coverage=cobertura",
            "--coverage-to=" + report,
            "--threshold=99");
    assertThat(run.err())
        .containsPattern("rookery: [0-9.]+ % is checked, less than the 99\\.0 % of --threshold");
    assertThat(run.code()).isEqualTo(1);
    assertThat(report).exists();
  }

  @Test
  void a_file_behind_coverage_is_no_form_of_a_report() {
    Run run = run("test", "--coverage", suite.toString());
    assertThat(run.err())
        .startsWith(
            "rookery: Invalid value for option '--coverage': `"
                + suite
                + "` is no form of a report. Write `--coverage=text` (or html, lcov or cobertura),"
                + " or name the files first.\n");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run("test", suite + ":3", "--coverage").code()).isZero();
  }

  @Test
  void a_game_names_its_suite() throws IOException {
    Path rules = Files.writeString(folder.resolve("mine.rules"), "(include \"chess\")\n");
    assertThat(run("test", rules.toString()).err()).contains("There is no suite of");
    Files.writeString(
        folder.resolve("mine.test.yaml"), "rules: mine\ncases:\n  - expect: {count: 20}\n");
    assertThat(run("test", rules.toString()).out()).endsWith("mine.test.yaml: 1 case, all held\n");
  }

  @Test
  void mutants_are_tried_with_every_suite_of_the_game() throws IOException {
    Path rules = Files.writeString(folder.resolve("mine.rules"), "(include \"chess\")\n");
    assertThat(run("mutate", rules.toString()).err()).contains("There is no suite of", "--suite");
    Files.writeString(
        folder.resolve("mine.yaml"), "rules: mine\ncases:\n  - expect: {count: 20}\n");
    Files.writeString(
        folder.resolve("mine.test.yaml"), "rules: mine\ncases:\n  - expect: {count: 21}\n");
    assertThat(run("mutate", rules.toString()).err()).contains("does not hold", "mine.test.yaml:3");
  }

  @Test
  void changed_answers_are_accepted_one_by_one() throws IOException {
    Run review = typing("a\n", "test", suite.toString(), "--review");
    assertThat(review.out()).contains("  ~ count: 4 -> 3\n").contains("accepted 1 case");
    assertThat(Files.readString(suite)).contains("      count: 3\n      legal: [\"a1-a2\"]\n");
    Files.writeString(suite, Files.readString(suite).replace("count: 3", "count: 2"));
    assertThat(typing("r\nq\n", "test", suite.toString(), "--review").out())
        .doesNotContain("accepted");
    assertThat(run("test", suite.toString(), "--accept", "wrong").out())
        .contains("accepted 1 case");
    assertThat(run("test", suite.toString()).out()).contains("3 cases, 1 skipped, 1 failed");
  }

  @Test
  void what_cannot_be_accepted_fails_and_what_can_is_accepted() throws IOException {
    Files.writeString(
        suite, "  - name: gone wrong\n    expect: {after: {a1-a9: {count: 1}}}\n", APPEND);
    Run accepted = run("test", suite.toString(), "--accept", "wrong");
    assertThat(accepted.out())
        .contains("Not accepted: ", "`a1-a9` is no longer a legal move", ": accepted 1 case");
    assertThat(accepted.code()).isEqualTo(1);
    assertThat(typing("a\n", "test", suite.toString(), "--review").code()).isEqualTo(1);
  }

  @Test
  void a_game_becomes_a_case() throws IOException {
    Path file = folder.resolve("kept.yaml");
    Run played =
        typing(
            "e2-e4\nsave case king's pawn " + file + "\nsave case\nquit\n",
            "play",
            "chess",
            "--black",
            "human");
    assertThat(played.out()).contains("Saved 1 move as the case `king's pawn`");
    Path log =
        Files.writeString(folder.resolve("g.log"), "; game: chess\n1. e2-e4 d7-d5\n2. e4-d5\n");
    assertThat(run("replay", log.toString(), "--case", "took", "--suite", file.toString()).out())
        .contains("as the case `took` in " + file + ":");
    assertThat(run("test", file.toString()).out()).isEqualTo(file + ": 2 cases, all held\n");
    assertThat(Files.readString(file))
        .contains("  - name: \"took\"\n    play: [\"e2-e4\", \"d7-d5\", \"e4-d5\"]\n");
    assertThat(run("replay", log.toString(), "--case", "took", "--suite", file.toString()).err())
        .contains("There is a case `took` already.");
  }

  /** A suite may name the rules of its own folder and those below it, and no others. */
  @Test
  void a_case_is_saved_where_test_accepts_it() throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("small.rules"),
            """
            (game (title "Small") (players White Black) (turn-order White Black)
              (board (rectangle 2 3)) (board-setup (White (Man a1)) (Black (Man b3)))
              (piece (name Man) (letter M) (moves (n (verify empty?) add))))
            """);
    Path below = Files.createDirectory(folder.resolve("out")).resolve("kept.yaml");
    Path beside = folder.resolve("small.yaml");
    String saves = "a1-a2\nsave case first " + below + "\nsave case first " + beside + "\nquit\n";
    Run played = typing(saves, "play", rules.toString(), "--black", "human");
    assertThat(played.all())
        .contains("Save the case there: `save case first " + beside + "`.")
        .contains("Saved 1 move as the case `first` in " + beside);
    assertThat(Files.exists(below)).isFalse();
    assertThat(run("test", beside.toString()).code()).isZero();
  }

  @Test
  void what_is_not_seen_is_not_solved() {
    Run dark = run("solve", "dark-chess", "--turns", "50");
    assertThat(dark.out()).startsWith("Not solved: players do not see all").hasLineCount(1);
    assertThat(run("solve", "synchronous-chess", "--turns", "50").out())
        .startsWith("Not solved: players choose at the same time");
  }

  @Tag("slow")
  @Test
  void revisions_are_compared() throws IOException {
    Path old = Files.writeString(folder.resolve("old.rules"), "(include \"chess\")\n");
    Path changed =
        Files.writeString(
            folder.resolve("new.rules"),
            "(include \"chess\")\n(variant (title \"x\") (piece (name King) (letter K) (moves (betza \"Q\"))))\n");
    Run same = run("diff", old.toString(), "chess");
    assertThat(same.code()).isZero();
    assertThat(same.out()).startsWith("No difference found in ");
    Run differ = run("diff", old.toString(), changed.toString(), "--most", "2");
    assertThat(differ.code()).isEqualTo(1);
    assertThat(differ.out())
        .contains("~ perft 3: 8902 -> 90")
        .contains("\n+ e1-")
        .endsWith("The games differ.\n");
    assertThat(run("diff", old.toString(), changed.toString(), "--most", "2")).isEqualTo(differ);
    assertThat(run("diff", old.toString(), changed.toString(), "--json").out())
        .startsWith("{\"before\":")
        .contains("\"same\":false");
    Run other = run("diff", "chess", "capablanca");
    assertThat(other.out()).contains("+ piece Archbishop").contains("+ square j8");
    assertThat(run("diff", "HEAD:no-such-file.rules", "chess").code()).isEqualTo(2);
  }

  /** Also what no move shows: what is seen of a position, and what a lot decides. */
  @Tag("slow")
  @Test
  void views_and_lots_are_compared() throws IOException {
    assertThat(differs("(fog)")).contains("~ what players see of a position");
    assertThat(differs("(board-setup (White (Rook a1 h1)) (lots White (Rook Rook a1-h1)))"))
        .contains("~ set-ups by lot: 1 -> 28");
  }

  private String differs(String section) throws IOException {
    Path changed =
        Files.writeString(
            folder.resolve("changed.rules"),
            "(include \"chess\")\n(variant (title \"x\") " + section + ")\n");
    Run differ = run("diff", "chess", changed.toString());
    assertThat(differ.code()).isEqualTo(1);
    return differ.out();
  }
}

package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.record.Recorder;
import org.rookery.suites.report.JUnitReport;
import org.rookery.suites.report.TextReport;

class SuiteRunnerTest {
  private static final String SIX =
      """
      rules: chess
      cases:
        - name: good one
          expect: {count: 20}
        - name: bad square
          place: {z9: White King}
          expect: {count: 20}
        - name: bad position
          position: "rnbqkbnr/pppp"
          expect: {count: 20}
        - name: good two
          play: [e2-e4]
        - name: unknown man
          place: {e4: White Wizard}
          expect: {count: 20}
        - name: good three
          expect: {illegal: [e2-e5]}
      """;

  @TempDir private Path folder;
  private SuiteRunner runner;

  @BeforeEach
  void newRunner() {
    runner = new SuiteRunner(Rulebook.here(), List.of(), 1);
  }

  private SuiteResult run(String text) throws IOException {
    return runner.run(Files.writeString(folder.resolve("x.yaml"), text));
  }

  private String told(String text) throws IOException {
    SuiteResult result = run(text);
    String all =
        result.problem().orElse("")
            + TextReport.failures(BlameFindings.none(result))
            + TextReport.summary(result);
    return all.replace(folder.toString(), "");
  }

  private String expecting(String expect) throws IOException {
    return told("rules: chess\ncases:\n  - name: a\n    expect: {" + expect + "}\n");
  }

  @Test
  void a_suite_is_read_again_when_it_was_forgotten() throws IOException, BadSuite {
    Path file = folder.resolve("x.yaml");
    Files.writeString(file, SIX);
    assertThat(runner.suite(file).items()).hasSize(6);
    Files.writeString(file, SIX.substring(0, SIX.indexOf("  - name: bad square")));
    assertThat(runner.suite(file).items()).as("as it was read").hasSize(6);
    runner.forget(file::equals);
    assertThat(runner.suite(file).items()).hasSize(1);
  }

  @Test
  void a_case_that_cannot_be_tried_takes_no_other_with_it() throws IOException {
    assertThat(told(SIX))
        .isEqualTo(
            """
            ERROR /x.yaml:6:13: There is no square `z9`. (bad square)
            ERROR /x.yaml:9:5: The position has a mistake in column 14: Row `pppp` has 4 of 8 \
            squares. (bad position)
            ERROR /x.yaml:14:13: `White Wizard` should be a player and a piece, or `empty`; did \
            you mean `White King`? (unknown man)
            /x.yaml: 6 cases, 3 could not be tried
            """);
  }

  @Test
  void neither_does_one_whose_turns_are_too_many_to_list() throws IOException {
    Files.writeString(
        folder.resolve("ways.rules"),
        """
        (game (title "Ways") (players White Black) (turn-order White Black)
           (board (rectangle 12 12))
           (board-setup (White (Man b2)) (Black (Man a1)))
           (piece (name Man) (letter M)
              (moves (n (while empty? (create Man) (either (n) (e) (w) (s))) add))))
        """);
    assertThat(
            told(
                """
                rules: ways.rules
                cases:
                  - {name: all, expect: {count: 2}}
                  - {name: one, expect: {legal: [b2-b3]}}
                  - {name: who, expect: {board: {b2: White Man}}}
                """))
        .contains(
            "ERROR /x.yaml:3:5: Too many moves in this position (limit 4 million choices), from"
                + " piece White Man on b2, rule ")
        .contains("ERROR /x.yaml:4:5: Too many moves in this position")
        .endsWith("/x.yaml: 3 cases, 2 could not be tried\n");
  }

  @Test
  void a_text_that_could_be_no_turn_is_not_illegal_but_wrong() throws IOException {
    assertThat(
            expecting(
                "illegal: [e2-e5, a8-a9, P h7-i8, O-O, Qh5, \"N*f3\", pass, e7e8q, \"Pawn e2 -"
                    + " e5\"]"))
        .isEqualTo("/x.yaml: 1 case, all held\n");
    for (String text : List.of("zz9", "hello", "e2-e4-", "zz9-zz8", "")) {
      assertThat(expecting("illegal: [e2-e5, \"" + text + "\"]"))
          .startsWith("ERROR /x.yaml:4:")
          .endsWith("1 could not be tried\n");
    }
  }

  @Test
  @Timeout(60)
  void a_count_without_end_is_given_up_and_told() throws IOException {
    assertThat(expecting("perft: {50: 1, 2: 400}"))
        .contains(
            "perft 50: expected an answer within 1 s of processor time, got none (`--limit"
                + " SECONDS` allows a case more)")
        .endsWith("1 case, 1 failed\n");
  }

  @Test
  @Timeout(60)
  void so_is_a_game_without_end() throws IOException {
    String round = "b1-c3, b8-c6, c3-b1, c6-b8, ".repeat(5_000);
    assertThat(told("rules: chess\ncases:\n  - play: [" + round + "b1-c3]\n"))
        .containsPattern("play: move \\d+ `.*`: expected an answer within 1 s of processor time");
  }

  @Test
  void rules_files_are_looked_for_within_bounds() throws IOException {
    Path inside = Files.createDirectories(folder.resolve("suites"));
    Path secret = Files.writeString(folder.resolve("secret"), "the secret words\n");
    Files.writeString(inside.resolve("secret.txt"), "the secret words\n");
    Files.createSymbolicLink(inside.resolve("link.rules"), secret);
    Files.writeString(folder.resolve("game.rules"), "(include \"chess\")\n");
    for (String name :
        List.of(secret.toString(), "../secret", "secret.txt", "link", "link.rules", "../game")) {
      Path suite =
          Files.writeString(
              inside.resolve("y.yaml"), "rules: " + name + "\ncases:\n  - play: [e2-e4]\n");
      assertThat(runner.run(suite).problem())
          .hasValueSatisfying(
              told ->
                  assertThat(told)
                      .startsWith(suite + ":1:1: `" + name + "` ")
                      .containsPattern("lies outside|is no rules file")
                      .doesNotContain("words"));
    }
    SuiteRunner wider = new SuiteRunner(Rulebook.here(), List.of(folder), 1);
    SuiteResult result = wider.run(inside.resolve("y.yaml"));
    assertThat(result.problem()).isEmpty();
    assertThat(result.failures() + result.errors()).isZero();
  }

  /** One runner keeps what it has loaded: each suite has the game that it names all the same. */
  @Test
  void games_of_one_file_are_told_apart() throws IOException {
    Files.writeString(
        folder.resolve("two.rules"),
        """
        (game (title "Corner") (players White Black) (turn-order White Black)
           (board (rectangle 3 3)) (board-setup (White (Stone a1)))
           (piece (name Stone) (moves (betza "W"))))
        (variant (title "Middle") (board-setup (White (Stone b2))))
        """);
    String suite = "rules: two.rules\ngame: %s\ncases:\n  - expect: {count: %d}\n";
    for (String text : List.of(suite.formatted("Corner", 2), suite.formatted("Middle", 4))) {
      assertThat(told(text)).isEqualTo("/x.yaml: 1 case, all held\n");
    }
  }

  @Test
  void what_was_recorded_under_other_rules_is_told() throws IOException, BadSuite {
    Path file = folder.resolve("x.yaml");
    run("rules: chess   # by name\ncases:\n  - name: a\n    record: true\n");
    assertThat(TextReport.failures(BlameFindings.none(runner.run(file))))
        .contains("Nothing has been recorded yet");
    assertThat(new Recorder(runner).record(file).any()).isTrue();
    assertThat(TextReport.failures(BlameFindings.none(runner.run(file)))).isEmpty();
    assertThat(new Recorder(runner).record(file).any()).isFalse();
    String recorded = Files.readString(file);
    assertThat(recorded).startsWith("rules: chess   # by name\nrecorded: \"");
    Files.writeString(file, recorded.replaceFirst("recorded: \"", "recorded: \"0"));
    assertThat(TextReport.failures(BlameFindings.none(runner.run(file))))
        .startsWith("NOTE " + file + ":2:1: The rules have changed since this was recorded");
    assertThat(new Recorder(runner).record(file))
        .isEqualTo(new Recorder.Changed(0, true, List.of()));
    assertThat(file).hasContent(recorded);
  }

  @Test
  void a_suite_whose_marked_cases_hold_is_left_alone() throws IOException, BadSuite {
    String text = "rules: chess\ncases:\n  - record: true\n    expect: {count: 20}\n";
    Path file = Files.writeString(folder.resolve("x.yaml"), text);
    assertThat(new Recorder(runner).record(file).any()).isFalse();
    assertThat(file).hasContent(text);
  }

  @Test
  void every_case_is_in_the_report_for_build_servers() throws IOException, XMLStreamException {
    SuiteResult six = run(SIX.replace("count: 20", "perft: {1: 21}"));
    SuiteResult none = runner.run(Files.writeString(folder.resolve("y.yaml"), "rules: nothing\n"));
    String xml =
        JUnitReport.xml(List.of(BlameFindings.none(six), BlameFindings.none(none)), Instant.EPOCH);
    List<String> seen = new ArrayList<>();
    XMLStreamReader in = XMLInputFactory.newFactory().createXMLStreamReader(new StringReader(xml));
    while (in.hasNext()) {
      if (in.next() == XMLStreamReader.START_ELEMENT) {
        StringBuilder element = new StringBuilder(in.getLocalName());
        for (int i = 0; i < in.getAttributeCount(); i++) {
          element.append(' ').append(in.getAttributeLocalName(i));
        }
        if (!in.getLocalName().equals("property")) {
          seen.add(element.toString());
        }
      }
    }
    // What the schemas of both Jenkins and Ant ask for, in their order.
    String suite =
        "testsuite name package id timestamp hostname tests failures errors skipped time";
    assertThat(seen)
        .containsExactly(
            "testsuites",
            suite,
            "properties",
            "testcase name classname time",
            "failure type message",
            "testcase name classname time",
            "error type message",
            "testcase name classname time",
            "error type message",
            "testcase name classname time",
            "testcase name classname time",
            "error type message",
            "testcase name classname time",
            "system-out",
            "system-err",
            suite,
            "properties",
            "testcase name classname time",
            "error type message",
            "system-out",
            "system-err");
    assertThat(xml)
        .contains("tests=\"6\" failures=\"1\" errors=\"3\"")
        .contains("tests=\"1\" failures=\"0\" errors=\"1\"")
        .contains("timestamp=\"1970-01-01T00:00:00\"")
        .contains("x.yaml:3: perft 1: expected 21, got 20\n8   r n b q k b n r")
        .contains("\na2-a3: 1\n")
        .contains("<property name=\"line of case 3\" value=\"8\"/>");
  }
}

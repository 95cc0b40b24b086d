package org.rookery.suites.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.run.SuiteRunner;

/** Recording leaves what it does not replace as it is, to the byte. */
class RecorderTest {
  private static final String SUITE =
      """
      rules: chess
      cases:
        - name: the first turn # Grüße
          record: true
          expect:
            count: 19
        - record: true
          play: [e2-e4]
          expect: {count: 20}\
      """;

  @TempDir private Path folder;

  private String recorded(String text) throws IOException, BadSuite {
    Path file = Files.write(folder.resolve("x.yaml"), text.getBytes(StandardCharsets.UTF_8));
    SuiteRunner runner = new SuiteRunner(Rulebook.here(), List.of(), 4);
    assertThat(new Recorder(runner).record(file).cases()).isEqualTo(1);
    String after = Files.readString(file);
    return after.replaceFirst("recorded: \"[0-9a-f]+\"", "recorded: HASH");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void line_ends_stay(String lineEnd) throws IOException, BadSuite {
    String fresh = SUITE.replace("19", "20").replaceFirst("chess\n", "chess\nrecorded: HASH\n");
    assertThat(recorded(SUITE.replace("\n", lineEnd))).isEqualTo(fresh.replace("\n", lineEnd));
  }

  @Test
  void so_does_the_mark_of_the_encoding() throws IOException, BadSuite {
    assertThat(recorded("\uFEFF" + SUITE.replace("\n", "\r\n")))
        .startsWith("\uFEFFrules: chess\r\nrecorded: HASH\r\ncases:\r\n");
  }

  @Test
  void lines_that_end_otherwise_than_the_first_stay_so() throws IOException, BadSuite {
    assertThat(recorded(SUITE.replace("- record: true\n", "- record: true\r\n")))
        .contains("count: 20\n  - record: true\r\n    play");
  }

  @Test
  void a_last_line_without_end_gets_one_when_something_follows() throws IOException, BadSuite {
    assertThat(recorded("rules: chess\r\ncases:\r\n  - record: true"))
        .contains("  - record: true\r\n    expect:\r\n      ")
        .endsWith("\r\n");
  }

  @Test
  void a_case_in_braces_is_left_as_it_is() throws IOException, BadSuite {
    for (String cases : List.of("cases: [{record: true}]", "cases:\n  - {record: true}\n")) {
      assertThat(problems("rules: chess\n" + cases))
          .singleElement()
          .asString()
          .contains("Only a case whose keys begin lines of their own");
      assertThat(folder.resolve("x.yaml")).hasContent("rules: chess\n" + cases);
    }
  }

  @Test
  void a_case_that_cannot_be_recorded_keeps_no_other_from_it() throws IOException, BadSuite {
    String bad = "\n  - record: true\n    play: [e2-e5]\n    expect: {count: 1}\n";
    assertThat(problems(SUITE + bad))
        .singleElement()
        .asString()
        .contains("x.yaml:11:", "`e2-e5` is not a legal move");
    assertThat(folder.resolve("x.yaml")).content().contains("count: 20\n").endsWith(bad);
  }

  private List<String> problems(String text) throws IOException, BadSuite {
    Path file = Files.writeString(folder.resolve("x.yaml"), text);
    SuiteRunner runner = new SuiteRunner(Rulebook.here(), List.of(), 4);
    return new Recorder(runner).record(file).problems();
  }

  @Test
  void a_case_with_examples_is_not_recorded() throws IOException, BadSuite {
    String text =
        """
        rules: chess
        cases:
          - name: it
            record: true
            examples: [{move: e2-e4}]
            play: [<move>]
        """;
    Path file = Files.writeString(folder.resolve("x.yaml"), text);
    SuiteRunner runner = new SuiteRunner(Rulebook.here(), List.of(), 4);
    assertThat(new Recorder(runner).record(file).problems())
        .singleElement()
        .asString()
        .endsWith("x.yaml:3:5: A case with `examples` cannot be recorded.");
    assertThat(Files.readString(file)).isEqualTo(text);
  }
}

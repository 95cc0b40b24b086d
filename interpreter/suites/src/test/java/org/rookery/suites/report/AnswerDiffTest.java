package org.rookery.suites.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;

class AnswerDiffTest {
  @TempDir private Path folder;

  @Test
  void turns_come_go_and_change() throws IOException {
    String text =
        """
        rules: chess
        cases:
          - position: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
            expect:
              count: 6
              moves: [e1-d1, e1-d2, e1-e2, e1-f2, e5-e6, "e5-d6; d4-", e1-a1]
        """;
    SuiteResult result =
        new SuiteRunner(Rulebook.here()).run(Files.writeString(folder.resolve("x.yaml"), text));
    assertThat(AnswerDiff.of(result.cases().get(0)))
        .isEqualTo(
            """
              ~ count: 6 -> 7
              ~ e5-d6; d4- -> e5-d6; d5-
              - e1-a1
              + e1-f1
            """);
    assertThat(GitHubReport.annotations(BlameFindings.none(result)))
        .startsWith("::error file=" + folder.toString().replace(":", "%3A") + "/x.yaml,line=5,")
        .contains("::count: expected 6, got 7; ")
        .contains("%0A8   . . . . k . . .");
  }
}

package org.rookery.suites.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.rookery.game.files.Rulebook;

/** A suite of one case, and what is told of it. */
final class OneCase {
  private static final SuiteRunner RUNNER = new SuiteRunner(Rulebook.here());

  private OneCase() {}

  /**
   * Why the case cannot be tried, or where it does not hold, in a sentence each; empty where it
   * holds.
   *
   * @param lines of the case, below its name
   */
  static String told(Path folder, String rules, String... lines) throws IOException {
    String text =
        "rules: " + rules + "\ncases:\n  - name: it\n    " + String.join("\n    ", lines) + "\n";
    SuiteResult result = RUNNER.run(Files.writeString(folder.resolve("x.yaml"), text));
    assertThat(result.problem()).isEmpty();
    CaseResult only = result.cases().get(0);
    return only.problem()
        .orElseGet(
            () ->
                only.mismatches().stream()
                    .map(Mismatch::sentence)
                    .collect(Collectors.joining("; ")));
  }
}

package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rookery.app.text.Counted;
import org.rookery.game.Game;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;
import org.rookery.web.page.Setting;

/** What the suites of a game say of its rules, in sentences for its players. */
final class SuiteSummary {
  private SuiteSummary() {}

  /** Tries all suites of a rules file. */
  static Setting.Part of(SuiteRunner runner, Path file, Game game) {
    int cases = 0;
    List<String> wrong = new ArrayList<>();
    for (Path path : SuiteFiles.of(file)) {
      try {
        Suite suite = SuiteReader.read(path);
        SuiteResult result = runner.run(suite, game);
        cases += result.total() - result.skipped();
        result.cases().stream()
            .filter(each -> !each.mismatches().isEmpty() || each.problem().isPresent())
            .map(CaseResult::name)
            .forEach(wrong::add);
      } catch (BadSuite bad) {
        wrong.add(String.valueOf(bad.getMessage()));
      }
    }
    return new Setting.Part("Tested", sentences(cases, wrong));
  }

  private static List<String> sentences(int cases, List<String> wrong) {
    if (cases == 0 && wrong.isEmpty()) {
      return List.of("These rules have no tests.");
    } else if (wrong.isEmpty()) {
      return List.of(
          "These rules were tried when this page was made: "
              + Counted.of(cases, "case")
              + ", and "
              + (cases == 1 ? "it holds." : "all hold."));
    }
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "These rules were tried when this page was made. Of "
            + Counted.of(cases, "case")
            + " these do not hold:");
    sentences.addAll(wrong);
    return sentences;
  }
}

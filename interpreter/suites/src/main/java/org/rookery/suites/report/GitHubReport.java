package org.rookery.suites.report;

import java.nio.file.Path;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.blame.Suspect;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.SuiteResult;

/** Results as commands that GitHub Actions turns into remarks beside the lines of files. */
public final class GitHubReport {
  private GitHubReport() {}

  /** A line for each case that does not hold or cannot be tried, and one for the first suspect. */
  public static String annotations(BlameFindings findings) {
    SuiteResult suite = findings.result();
    StringBuilder out = new StringBuilder();
    suite
        .problem()
        .ifPresent(
            told -> out.append(Annotation.of("error", suite.file(), 1, "cannot be tried", told)));
    for (CaseResult c : suite.cases()) {
      if (c.problem().isPresent()) {
        out.append(Annotation.of("error", c.file(), c.problemLine(), c.name(), c.problem().get()));
      } else if (!c.passed()) {
        int line = c.line(c.mismatches().get(0));
        String more = Details.of(findings, c);
        out.append(
            Annotation.of("error", c.file(), line, c.name(), TextReport.sentence(c) + "\n" + more));
      }
    }
    if (!findings.suspects().isEmpty()) {
      Suspect.Line suspect = findings.suspects().get(0).line();
      String title = "most likely to blame for what fails in " + suite.file();
      out.append(
          Annotation.of(
              "warning", Path.of(suspect.file()), suspect.number(), title, suspect.text()));
    }
    return out.toString();
  }
}

package org.rookery.app.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.report.GitHubReport;
import org.rookery.suites.report.JUnitReport;
import org.rookery.suites.report.JsonReport;
import org.rookery.suites.report.TapReport;
import org.rookery.suites.report.TextReport;
import org.rookery.suites.run.CaseResult;
import org.rookery.suites.run.SuiteResult;
import picocli.CommandLine.Option;

/** The options that say how results are told. */
final class TestOutput {
  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write a report in JUnit's XML as well.")
  private @Nullable Path junit;

  @Option(names = "--json", description = "Print the results as one JSON document.")
  private boolean json;

  @Option(names = "--tap", description = "Print the results in the Test Anything Protocol.")
  private boolean tap;

  @Option(
      names = "--github",
      description = "Print annotations for GitHub Actions as well, with file and line.")
  private boolean github;

  @Option(
      names = "--durations",
      paramLabel = "N",
      arity = "0..1",
      fallbackValue = "10",
      description = "Print the N slowest cases as well (default: ${FALLBACK-VALUE}).")
  private int durations;

  /** Checks that the options go together. */
  void check() {
    if (json && tap) {
      throw new Refusal("`--json` and `--tap` are two ways to print the same: choose one.");
    }
  }

  /** Tells a result as soon as it is there. */
  void printResult(BlameFindings findings, PrintWriter out, PrintWriter err) {
    SuiteResult result = findings.result();
    if (result.cases().isEmpty() && result.problem().isEmpty()) {
      return; // nothing of it was chosen
    }
    result.problem().ifPresent(err::println);
    if (!json && !tap) {
      out.print(TextReport.failures(findings) + TextReport.summary(result));
    }
    if (github) {
      out.print(GitHubReport.annotations(findings));
    }
    out.flush();
  }

  /** Tells how a suite stands that is told as a whole later. */
  void printProgress(SuiteResult result, int left, PrintWriter out) {
    if (!json && !tap) {
      out.print(TextReport.soFar(result, left));
      out.flush();
    }
  }

  /** Tells what there is to tell of all results together. */
  void finish(List<BlameFindings> results, PrintWriter out) {
    if (json) {
      out.print(JsonReport.text(results));
    }
    if (tap) {
      out.print(TapReport.text(results));
    }
    if (durations > 0) {
      slowest(results, json || tap ? "# " : "", out);
    }
    if (junit != null) {
      write(junit, JUnitReport.xml(results, Instant.now()));
    }
  }

  private void slowest(List<BlameFindings> results, String before, PrintWriter out) {
    List<CaseResult> cases =
        results.stream()
            .flatMap(findings -> findings.result().cases().stream())
            .sorted(Comparator.comparingDouble(CaseResult::seconds).reversed())
            .limit(durations)
            .toList();
    for (CaseResult c : cases) {
      String time = String.format(Locale.ROOT, "%8.3f s  ", c.seconds());
      out.println(before + time + c.place() + ": " + c.name());
    }
  }

  private static void write(Path file, String text) {
    try {
      OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }
}

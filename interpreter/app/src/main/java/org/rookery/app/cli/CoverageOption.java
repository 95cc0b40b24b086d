package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.coverage.Coverage;
import org.rookery.coverage.CoverageObservation;
import org.rookery.coverage.report.CoverageReport;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.run.SuiteResult;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Which rules the cases look at, on request. */
final class CoverageOption {
  /** A form of report. */
  enum Form {
    text,
    html,
    lcov,
    cobertura
  }

  /** Reads a form; what is taken for one may be a file to test. */
  static final class FormReader implements ITypeConverter<Form> {
    @Override
    public Form convert(String text) {
      return Stream.of(Form.values())
          .filter(form -> form.name().equals(text))
          .findFirst()
          .orElseThrow(
              () ->
                  new TypeConversionException(
                      "`"
                          + text
                          + "` is no form of a report. Write `--coverage=text` (or html, lcov or"
                          + " cobertura), or name the files first."));
    }
  }

  @Option(
      names = "--coverage",
      arity = "0..1",
      fallbackValue = "text",
      converter = FormReader.class,
      paramLabel = "text|html|lcov|cobertura",
      description =
          "Report which rules the cases check: as text, one page, or for lcov or Cobertura.")
  private @Nullable Form form;

  @Option(
      names = "--coverage-to",
      paramLabel = "FILE",
      description = "Write that to a file, rather than to standard output.")
  private @Nullable Path file;

  @Option(
      names = "--threshold",
      paramLabel = "PERCENT",
      description = "How many percent must be checked; exit code 1 if less is.")
  private double threshold;

  @Mixin private Streams streams = new Streams();

  /** Tells it, and returns an exit code. */
  int printReport(List<SuiteResult> results, int limit) {
    if (form == null && threshold == 0 && file == null) {
      return ExitCode.FINE;
    }
    List<Coverage> coverages = new ArrayList<>();
    try (Progress progress = new Progress("coverage", results.size())) {
      for (SuiteResult result : results) {
        if (result.game().isPresent()) {
          coverages.add(
              CoverageObservation.of(result.game().get(), SuiteReader.read(result.file()), limit));
        }
        progress.step();
      }
    } catch (BadSuite e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    }
    write(report(form == null ? Form.text : form, coverages));
    double percent = CoverageReport.percent(coverages);
    if (percent >= threshold) {
      return ExitCode.FINE;
    }
    streams
        .err()
        .printf(
            Locale.ROOT,
            "rookery: %.1f %% is checked, less than the %.1f %% of --threshold.%n",
            percent,
            threshold);
    return ExitCode.FAILED;
  }

  private static String report(Form form, List<Coverage> coverages) {
    return switch (form) {
      case text -> CoverageReport.text(coverages);
      case html -> CoverageReport.html(coverages);
      case lcov -> CoverageReport.lcov(coverages);
      case cobertura -> CoverageReport.cobertura(coverages, Instant.now());
    };
  }

  private void write(String report) {
    if (file == null) {
      streams.out().print(report);
      return;
    }
    try {
      OutputFile.write(file, report.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }
}

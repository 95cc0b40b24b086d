package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rookery.coverage.Coverage;
import org.rookery.coverage.CoverageObservation;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.files.Rulebook;
import org.rookery.language.file.InputFile;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.language.source.Dialect;
import org.rookery.language.source.EncodedText;
import org.rookery.language.source.SourceLimits;
import org.rookery.language.source.Span;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.blame.Suspect;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.report.TextReport;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.DrawnLooks;
import org.rookery.web.page.GamePage;
import org.rookery.web.page.Setting;
import org.rookery.web.serve.Author;
import org.rookery.web.studio.Exporter;
import org.rookery.web.studio.Exports;
import org.rookery.web.table.Json;

/**
 * Does for an author who writes rules in a page what takes files: it writes only the one served.
 */
final class ServedAuthor implements Author {
  private static final int MOST_SUSPECTS = 5;

  private final Path file;
  private final Optional<String> title;

  /** By the text of the words, since they are asked for by every page; made once. */
  private final String words = WebPages.words();

  private final Exporter exporter = new Exports(Rulebook.here()::text);

  ServedAuthor(Path file, Optional<String> title) {
    this.file = file;
    this.title = title;
  }

  @Override
  public Rules rules(String text) {
    return Rulebook.here().text(file.toString(), text);
  }

  /** Without the rules in words, which take longer than a pause in typing. */
  @Override
  public String setting(Game game, Rules rules) {
    return Setting.json(game, new DrawnLooks(game.program()), List.of());
  }

  @Override
  public String words() {
    return words;
  }

  private Loading load(Rules rules) {
    return title.map(rules::load).orElseGet(rules::load);
  }

  @Override
  public String publish(String text) {
    Rules rules = rules(text);
    Loading loading = load(rules);
    if (loading.game().isEmpty()) {
      return problem("Rules with errors cannot be published.");
    }
    try {
      Game game = loading.game().get();
      String setting = WebPages.setting(game, rules);
      return Json.of(
          Map.of(
              "page",
              GamePage.alone(
                  game.title(), setting, Bundle.of(rules, title), WebPages.interpreter())));
    } catch (Refusal refusal) {
      return problem(String.valueOf(refusal.getMessage()));
    }
  }

  @Override
  public String interactiveDiagram(String text) {
    return exporter.export("interactive-diagram", load(rules(text)));
  }

  @Override
  public String fairySection(String text) {
    return exporter.export("fairy-section", load(rules(text)));
  }

  @Override
  public Optional<String> text() {
    return encoded().map(known -> known.text().replace("\r\n", "\n"));
  }

  /** The file as it is. */
  private Optional<EncodedText> encoded() {
    try {
      byte[] bytes = InputFile.bytes(file, SourceLimits.FILE_BYTES);
      return EncodedText.of(bytes, Dialect.of(file.toString()));
    } catch (UnusableFile unusable) {
      return Optional.empty();
    }
  }

  /** With the line ends that the file has, and in its encoding where that has all the letters. */
  @Override
  public Optional<String> write(String text) {
    Optional<EncodedText> before = encoded();
    boolean byReturns = before.isPresent() && before.get().text().contains("\r\n");
    String lines = byReturns ? text.replace("\n", "\r\n") : text;
    byte[] bytes =
        before
            .map(known -> known.bytes(lines))
            .filter(known -> isSame(known, lines))
            .orElseGet(() -> lines.getBytes(StandardCharsets.UTF_8));
    try {
      OutputFile.write(file, bytes);
      return Optional.empty();
    } catch (UnusableFile unusable) {
      return Optional.of(String.valueOf(unusable.getMessage()));
    }
  }

  private boolean isSame(byte[] bytes, String text) {
    return EncodedText.of(bytes, Dialect.of(file.toString()))
        .filter(read -> read.text().equals(text))
        .isPresent();
  }

  @Override
  public String tests(String text) {
    List<Path> suites = SuiteFiles.of(file);
    if (suites.isEmpty()) {
      return problem(
          "There are no tests: write some beside the rules, as a file that ends in .yaml.");
    }
    Loading loading = load(rules(text));
    if (loading.game().isEmpty()) {
      return problem("Rules with errors cannot be tested.");
    }
    Game game = loading.game().get();
    List<Object> suspects = new ArrayList<>();
    List<String> failures = new ArrayList<>();
    StringBuilder summary = new StringBuilder();
    Map<Integer, int[]> looked = new TreeMap<>();
    SuiteRunner runner = new SuiteRunner(Rulebook.here());
    int threads = Runtime.getRuntime().availableProcessors();
    for (Path path : suites) {
      try {
        Suite suite = SuiteReader.read(path);
        SuiteResult result = runner.run(suite, game);
        BlameFindings findings = Blame.of(result, runner.patience(), threads);
        summary.append(TextReport.summary(result));
        String told = TextReport.failures(findings);
        if (!told.isBlank()) {
          failures.add(told);
        }
        findings.suspects().stream()
            .limit(MOST_SUSPECTS)
            .map(Suspect::line)
            .filter(line -> line.file().equals(game.file()))
            .forEach(line -> suspects.add(Map.of("line", line.number(), "text", line.text())));
        cover(CoverageObservation.of(game, suite, runner.patience()), game, looked);
      } catch (BadSuite bad) {
        failures.add(String.valueOf(bad.getMessage()));
      }
    }
    return Json.of(
        Map.of(
            "summary",
            summary.toString(),
            "failures",
            failures,
            "suspects",
            suspects,
            "coverage",
            coverage(looked)));
  }

  /** Counts, line by line, what is looked at and what is not. */
  private static void cover(Coverage coverage, Game game, Map<Integer, int[]> looked) {
    coverage
        .units()
        .forEach(
            (unit, cases) -> {
              Span span = unit.origin().authored();
              if (span.source() == game.source()) {
                int[] counts = looked.computeIfAbsent(span.line(), unused -> new int[2]);
                counts[0] += cases > 0 ? 1 : 0;
                counts[1]++;
              }
            });
  }

  private static List<Object> coverage(Map<Integer, int[]> looked) {
    List<Object> lines = new ArrayList<>();
    looked.forEach(
        (line, counts) ->
            lines.add(
                List.of(line, counts[0] == 0 ? "none" : counts[0] == counts[1] ? "all" : "some")));
    return lines;
  }

  private static String problem(String sentence) {
    return Json.of(Map.of("problem", sentence));
  }
}

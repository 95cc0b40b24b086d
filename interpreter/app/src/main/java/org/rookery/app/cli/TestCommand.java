package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.text.Counted;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.blame.Blame;
import org.rookery.suites.blame.BlameFindings;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import org.rookery.suites.record.Recorder;
import org.rookery.suites.run.Batch;
import org.rookery.suites.run.CaseSchedule;
import org.rookery.suites.run.Selection;
import org.rookery.suites.run.SuiteResult;
import org.rookery.suites.run.SuiteRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tries what YAML files say about games. */
@Command(
    name = "test",
    description =
        "Check what YAML files say about games: positions, moves, effects, outcomes, counts.")
final class TestCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|FILE:LINE|DIR|GAME",
      description =
          "YAML files, the case in a line of one, directories of them, or games: a suite of the"
              + " same name beside the rules file is found.")
  private List<String> words = List.of();

  @Mixin private TestSelection selection = new TestSelection();
  @Mixin private TestOutput output = new TestOutput();
  @Mixin private CoverageOption coverage = new CoverageOption();

  @Option(names = "--list", description = "Print the cases chosen, and try none.")
  private boolean list;

  @Option(names = "--fail-fast", description = "Stop at the first case that does not hold.")
  private boolean failFast;

  @Option(
      names = "--threads",
      converter = ThreadCount.class,
      paramLabel = "N",
      description =
          "Try N cases at a time (default: 1, with `--watch` as many as there are processors); the"
              + " report is the same.")
  private @Nullable Integer chosenThreads;

  @Option(
      names = "--watch",
      description =
          "Run again whenever a suite, or a rules file it depends on, changes: first what "
              + "failed last, then what was quick; slow cases are reported while the others run.")
  private boolean watch;

  @Option(
      names = "--record",
      description =
          "Write what holds into the cases marked `record: true`; exit code 1 if that changed a"
              + " file.")
  private boolean record;

  @Option(
      names = "--review",
      description = "Show each changed answer as a diff, and ask whether to accept it.")
  private boolean review;

  @Option(
      names = "--accept",
      paramLabel = "REGEX",
      description = "Accept the changed answers of cases whose names the expression is found in.")
  private @Nullable String accept;

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "Another folder in which suites may find rules files, beside their own and rules/.")
  private List<Path> roots = List.of();

  @Option(
      names = "--limit",
      paramLabel = "SECONDS",
      description = "How much processor time a case may use (default: ${DEFAULT-VALUE}).")
  private int limit = SuiteRunner.PATIENCE;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new Refusal("`--limit` should be a number of seconds, at least 1.");
    }
    output.check();
    SuiteFiles suites = SuiteFiles.find(words, streams.err());
    Selection chosen = selection.selection(suites);
    if (list) {
      return Math.max(suites.code(), list(suites, chosen));
    }
    int code = suites.code();
    if (record) {
      SuiteRunner runner = runner(suites);
      for (Path file : suites.files()) {
        code = Math.max(code, record(runner, file));
      }
    }
    if (watch) {
      int threads = threads(Runtime.getRuntime().availableProcessors());
      new SuiteWatch(suites, roots(suites), limit, output, streams).run(chosen, threads);
    }
    List<SuiteResult> results = run(runner(suites), suites.files(), chosen);
    if (review || accept != null) {
      AnswerReview answers = new AnswerReview(limit, streams.out());
      if (accept == null) {
        answers.ask(results);
      } else {
        answers.accept(results, accept);
      }
    }
    code = Math.max(code, coverage.printReport(results, limit));
    return Math.max(code, code(results));
  }

  private int threads(int unlessChosen) {
    return chosenThreads == null ? unlessChosen : chosenThreads;
  }

  private List<Path> roots(SuiteFiles suites) {
    List<Path> allowed = new ArrayList<>(roots);
    allowed.addAll(suites.folders());
    return allowed;
  }

  private SuiteRunner runner(SuiteFiles suites) {
    return new SuiteRunner(Rulebook.here(), roots(suites), limit);
  }

  private List<SuiteResult> run(SuiteRunner runner, List<Path> files, Selection chosen) {
    List<SuiteResult> results = new ArrayList<>();
    List<BlameFindings> found = new ArrayList<>();
    int threads = threads(1);
    try (Progress progress = new Progress("suites", files.size())) {
      Batch batch =
          new Batch(runner, new Batch.Plan(threads, failFast, chosen, CaseSchedule.STEADY));
      batch.run(
          files,
          result -> {
            results.add(result);
            BlameFindings findings = Blame.of(result, limit, threads);
            found.add(findings);
            output.printResult(findings, streams.out(), streams.err());
            progress.step();
          });
    }
    if (results.stream().allMatch(r -> r.total() == 0 && r.problem().isEmpty())) {
      throw new Refusal(
          chosen.places() == null
              ? "No case is chosen; `--list` without other options shows all."
              : "Of these cases none is chosen that failed when it was tried last.");
    }
    output.finish(found, streams.out());
    LastFailures.remember(results);
    return results;
  }

  private static int code(List<SuiteResult> results) {
    int code = ExitCode.FINE;
    for (SuiteResult result : results) {
      code = Math.max(code, result.failures() > 0 ? ExitCode.FAILED : ExitCode.FINE);
      code = Math.max(code, result.errors() > 0 ? ExitCode.BAD_INPUT : ExitCode.FINE);
    }
    return code;
  }

  private int list(SuiteFiles suites, Selection chosen) {
    int code = ExitCode.FINE;
    for (Path file : suites.files()) {
      try {
        Suite suite = SuiteReader.read(file);
        suite.items().stream()
            .filter(item -> chosen.wants(suite, item))
            .forEach(item -> streams.out().println(line(suite, item)));
      } catch (BadSuite e) {
        streams.err().println(e.getMessage());
        code = ExitCode.BAD_INPUT;
      }
    }
    return code;
  }

  private static String line(Suite suite, Suite.Item item) {
    Case c = item.readable();
    String tags = c == null || c.tags() == null ? "" : " " + c.tags();
    String skipped = c == null || c.skip() == null ? "" : " (skipped: " + c.skip() + ")";
    return suite.file() + ":" + suite.line(item) + ": " + item.name() + tags + skipped;
  }

  private int record(SuiteRunner runner, Path file) {
    try {
      Recorder.Changed changed = new Recorder(runner).record(file);
      if (changed.cases() > 0) {
        streams.out().println(file + ": recorded " + Counted.of(changed.cases(), "case"));
      } else if (changed.rules()) {
        streams.out().println(file + ": what was recorded holds under the rules as they are now");
      }
      changed.problems().forEach(streams.err()::println);
      int code = changed.any() ? ExitCode.FAILED : ExitCode.FINE;
      return changed.problems().isEmpty() ? code : ExitCode.BAD_INPUT;
    } catch (BadSuite e) {
      streams.err().println(e.getMessage());
      return ExitCode.BAD_INPUT;
    }
  }
}

package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.game.files.Rulebook;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.record.Recorder;
import org.rookery.suites.report.JUnitReport;
import org.rookery.suites.report.TextReport;
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
        "Try what YAML files say about games: positions, turns, effects, outcomes, counts.")
final class TestCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR",
      description = "YAML files, or directories of them.")
  private List<Path> paths = List.of();

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write a report in JUnit's XML as well.")
  private @Nullable Path junit;

  @Option(
      names = "--record",
      description =
          "Write what holds into the cases marked `record: true`; exit code 1 if that changed a file.")
  private boolean record;

  @Option(
      names = "--root",
      paramLabel = "DIR",
      description =
          "Another folder that suites may take rules files from, beside their own and rules/.")
  private List<Path> roots = List.of();

  @Option(
      names = "--limit",
      paramLabel = "SECONDS",
      description = "How much processor time a case may take (default: ${DEFAULT-VALUE}).")
  private int limit = SuiteRunner.PATIENCE;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new Refusal("`--limit` should be a number of seconds, at least 1.");
    }
    List<Path> allowed = new ArrayList<>(roots);
    paths.stream().filter(Files::isDirectory).forEach(allowed::add);
    SuiteRunner runner = new SuiteRunner(Rulebook.here(), allowed, limit);
    List<SuiteResult> results = new ArrayList<>();
    List<Path> files = new ArrayList<>();
    int code = find(files);
    for (Path file : files) {
      code = Math.max(code, record ? record(runner, file) : ExitCode.FINE);
      SuiteResult result = runner.run(file);
      results.add(result);
      result.problem().ifPresent(streams.err()::println);
      streams.out().print(TextReport.failures(result) + TextReport.summary(result));
      streams.out().flush();
      code = Math.max(code, result.failures() > 0 ? ExitCode.FAILED : ExitCode.FINE);
      code = Math.max(code, result.errors() > 0 ? ExitCode.BAD_INPUT : ExitCode.FINE);
    }
    if (junit != null) {
      write(junit, JUnitReport.xml(results, Instant.now()));
    }
    return code;
  }

  private int record(SuiteRunner runner, Path file) {
    try {
      Recorder.Changed changed = new Recorder(runner).record(file);
      if (changed.cases() > 0) {
        streams.out().println(file + ": recorded " + Counted.of(changed.cases(), "case"));
      } else if (changed.rules()) {
        streams.out().println(file + ": what was recorded holds under the rules as they are now");
      }
      return changed.any() ? ExitCode.FAILED : ExitCode.FINE;
    } catch (BadSuite e) {
      streams.err().println(e.getMessage());
      return ExitCode.BAD_INPUT;
    }
  }

  /** Finds the suites; returns an exit code, a bad one when something cannot be looked into. */
  private int find(List<Path> files) {
    int code = ExitCode.FINE;
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        Directory inside = Directory.of(path, TestCommand::isSuite, "YAML file");
        code = Math.max(code, inside.tell(streams.err()));
        files.addAll(inside.files());
      } else if (Files.exists(path)) {
        files.add(path);
      } else {
        throw new Refusal("There is no file or directory `" + path + "`.");
      }
    }
    return code;
  }

  private static boolean isSuite(Path file) {
    return file.toString().endsWith(".yaml") || file.toString().endsWith(".yml");
  }

  private static void write(Path file, String text) {
    try {
      OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }
}

package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.regress.BadSuite;
import org.rookery.app.regress.JUnitReport;
import org.rookery.app.regress.Recorder;
import org.rookery.app.regress.Report;
import org.rookery.app.regress.SuiteResult;
import org.rookery.app.regress.SuiteRunner;
import org.rookery.game.files.Rulebook;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
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

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    SuiteRunner runner = new SuiteRunner(Rulebook.here());
    List<SuiteResult> results = new ArrayList<>();
    List<Path> files = new ArrayList<>();
    int code = find(files);
    for (Path file : files) {
      try {
        code = Math.max(code, record ? record(runner, file) : ExitCode.FINE);
        SuiteResult result = runner.run(file);
        results.add(result);
        streams.out().print(Report.failures(result) + Report.summary(result));
        code = Math.max(code, result.failures() > 0 ? ExitCode.FAILED : ExitCode.FINE);
      } catch (BadSuite e) {
        streams.err().println(e.getMessage());
        code = ExitCode.BAD_INPUT;
      }
      streams.out().flush();
    }
    if (junit != null) {
      write(junit, JUnitReport.xml(results));
    }
    return code;
  }

  private int record(SuiteRunner runner, Path file) throws BadSuite {
    int changed = new Recorder(runner).record(file);
    if (changed > 0) {
      streams.out().println(file + ": recorded " + CheckCommand.count(changed, "case"));
    }
    return changed > 0 ? ExitCode.FAILED : ExitCode.FINE;
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

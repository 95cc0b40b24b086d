package org.rookery.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.app.regress.BadSuite;
import org.rookery.app.regress.JUnitReport;
import org.rookery.app.regress.Recorder;
import org.rookery.app.regress.Report;
import org.rookery.app.regress.SuiteResult;
import org.rookery.app.regress.SuiteRunner;
import org.rookery.game.files.Rulebook;
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
    int code = ExitCode.FINE;
    for (Path file : files()) {
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

  private List<Path> files() {
    List<Path> files = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        List<Path> inside = inside(path);
        if (inside.isEmpty()) {
          throw new Refusal("There is no YAML file in `" + path + "`.");
        }
        files.addAll(inside);
      } else if (Files.isRegularFile(path)) {
        files.add(path);
      } else {
        throw new Refusal("There is no file or directory `" + path + "`.");
      }
    }
    return files;
  }

  private static List<Path> inside(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml") || file.toString().endsWith(".yml"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new Refusal("The directory `" + directory + "` cannot be read.");
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new Refusal("The file `" + file + "` cannot be written.");
    }
  }
}

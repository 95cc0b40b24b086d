package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.rookery.app.job.TestJob;
import org.rookery.game.files.Rulebook;
import org.rookery.suites.run.SuiteRunner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Suites. */
@Command(name = "test", description = "Try what YAML files say about games.")
final class FarmSuites implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE|DIR|GAME",
      description = "YAML files, directories of them, or games that have one.")
  private List<String> words = List.of();

  @Option(
      names = "--limit",
      paramLabel = "SECONDS",
      description = "How much processor time a case may use; ${DEFAULT-VALUE} if not given.")
  private int seconds = SuiteRunner.PATIENCE;

  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    if (seconds < 1) {
      throw new Refusal("`--limit` should be a number of seconds, at least 1.");
    }
    SuiteFiles suites = SuiteFiles.find(words, farm.err());
    int code = farm.run(new TestJob(Rulebook.here(), suites.folders(), suites.files(), seconds));
    return Math.max(suites.code(), code);
  }
}

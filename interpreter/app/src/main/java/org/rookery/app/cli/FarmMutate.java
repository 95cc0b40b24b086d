package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rookery.app.job.MutateJob;
import org.rookery.app.job.Subject;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.SuiteReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Mutants of many games. */
@Command(
    name = "mutate",
    description =
        "Change the rules of each game a little, in many ways, and look whether its suite notices.")
final class FarmMutate implements Callable<Integer> {
  @Mixin private FarmGames games = new FarmGames();
  @Mixin private MutateOptions options = new MutateOptions();
  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    Map<Subject, Suite> suites = new LinkedHashMap<>();
    for (Path file : games.paths()) {
      suites.put(games.subject(file), read(SuiteFiles.only(file, "write one there")));
    }
    return farm.run(MutateJob.of(suites, options.settings()));
  }

  private static Suite read(Path file) {
    try {
      return SuiteReader.read(file);
    } catch (BadSuite e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    }
  }
}

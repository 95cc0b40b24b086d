package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rookery.app.job.MutateJob;
import org.rookery.app.job.Subject;
import org.rookery.suites.format.Suite;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Mutants of many games. */
@Command(
    name = "mutate",
    description =
        "Change the rules of each game a little, in many ways, and check whether its suite "
            + "notices.")
final class FarmMutate implements Callable<Integer> {
  @Mixin private FarmGames games = new FarmGames();
  @Mixin private MutateOptions options = new MutateOptions();
  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    Map<Subject, List<Suite>> suites = new LinkedHashMap<>();
    for (Path file : games.paths()) {
      suites.put(games.subject(file), SuiteFiles.read(file, "write one beside it"));
    }
    return farm.run(MutateJob.of(suites, options.settings()));
  }
}

package org.rookery.app.cli;

import java.util.concurrent.Callable;
import org.rookery.app.job.SoakJob;
import org.rookery.game.files.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Random games with every check on. */
@Command(
    name = "soak",
    description = "Play random games of every game in these files, with every check on.")
final class FarmSoak implements Callable<Integer> {
  @Mixin private RulesFiles files = new RulesFiles();
  @Mixin private SoakOptions soak = new SoakOptions();
  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    int code = farm.run(new SoakJob(Rulebook.here(), FarmGames.distinct(files), soak.settings()));
    return Math.max(files.code(), code);
  }
}

package org.rookery.app.cli;

import java.util.concurrent.Callable;
import org.rookery.app.job.BalanceJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Games of the player against itself. */
@Command(
    name = "balance",
    description =
        "Play each game against itself many times: which player has the advantage, how it "
            + "goes, what is never used.")
final class FarmBalance implements Callable<Integer> {
  @Mixin private FarmGames games = new FarmGames();
  @Mixin private BalanceOptions options = new BalanceOptions();
  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    return farm.run(new BalanceJob(games.all(), options.settings()));
  }
}

package org.rookery.app.cli;

import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.rookery.app.job.MatchJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Games between two players. */
@Command(
    name = "match",
    description = "Play many games between two players of ours, and report which is better.")
final class FarmMatch implements Callable<Integer> {
  /** Players whose turns do not hang on the machine. */
  private static final Pattern OURS = Pattern.compile("random|level:[1-5]|nodes:[1-9]\\d{0,11}");

  @Mixin private FarmGames games = new FarmGames();

  @Option(
      names = "-a",
      required = true,
      paramLabel = "PLAYER",
      description = "The player A: random, level:N or nodes:N.")
  private String a = "";

  @Option(names = "-b", required = true, paramLabel = "PLAYER", description = "The player B.")
  private String b = "";

  @Mixin private MatchOptions options = new MatchOptions();
  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    check(a);
    check(b);
    return farm.run(new MatchJob(games.all(), options.settings(a, b)));
  }

  private static void check(String player) {
    if (!OURS.matcher(player).matches()) {
      throw new Refusal(
          "`"
              + player
              + "` does not play the same on every machine: give random, level:N or nodes:N.");
    }
  }
}

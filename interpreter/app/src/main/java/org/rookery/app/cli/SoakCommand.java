package org.rookery.app.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.survey.FileSoak;
import org.rookery.app.survey.JsonLines;
import org.rookery.app.survey.SoakPlan;
import org.rookery.app.survey.SoakSummary;
import org.rookery.app.survey.Soaker;
import org.rookery.game.files.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays random games with every internal check on. */
@Command(
    name = "soak",
    description = "Play random games of every game in these files, with every internal check on.")
final class SoakCommand implements Callable<Integer> {
  @Mixin private RulesFiles files = new RulesFiles();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games of each; ${DEFAULT-VALUE} if not given.")
  private int games = 20;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The seed of the first game; the others count on. ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "How many turns of a game at most; ${DEFAULT-VALUE} if not given.")
  private int plies = 200;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "How long a game goes on; ${DEFAULT-VALUE} if not given.")
  private int seconds = 10;

  @Option(
      names = "--walk",
      paramLabel = "NODES",
      description =
          "How far the reference walker walks for each game, to look at positions all through it;"
              + " ${DEFAULT-VALUE} if not given.")
  private long nodes = 1_000_000;

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "The only game of each file that is played.")
  private @Nullable String title;

  @Option(names = "--json", description = "Print a JSON object for each file, and one for all.")
  private boolean json;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (games < 1 || plies < 1 || seconds < 1 || nodes < 0) {
      throw new Refusal("Games, plies and seconds should be at least 1, and nodes at least 0.");
    }
    SoakPlan plan =
        new SoakPlan(
            Optional.ofNullable(title), games, seed, plies, nodes, Duration.ofSeconds(seconds));
    Soaker soaker = new Soaker(Rulebook.here(), plan);
    List<RulesFiles.Entry> entries = files.all();
    List<FileSoak> soaks = new ArrayList<>();
    try (Progress progress = new Progress("soak", entries.size())) {
      for (RulesFiles.Entry entry : entries) {
        FileSoak soak = soaker.soak(entry.path());
        soaks.add(soak);
        streams.out().print(json ? JsonLines.of(soak) + "\n" : SoakText.of(soak));
        streams.out().flush();
        progress.step();
      }
    }
    SoakSummary summary = SoakSummary.of(soaks);
    streams.out().println(json ? JsonLines.of(Map.of("summary", summary)) : SoakText.of(summary));
    boolean fine = summary.failures() == 0 && summary.unloaded() == 0;
    return Math.max(files.code(), fine ? ExitCode.FINE : ExitCode.FAILED);
  }
}

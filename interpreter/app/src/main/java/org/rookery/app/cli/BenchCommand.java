package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.measure.Figures;
import org.rookery.app.measure.GameMeter;
import org.rookery.engine.run.Backend;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how fast games run. */
@Command(
    name = "bench",
    description = "Measure how fast these games run, or all in rules/: a line for each.")
final class BenchCommand implements Callable<Integer> {
  private static final double MAX_SECONDS = 3600;

  @Parameters(
      index = "0..*",
      paramLabel = "GAME",
      description = "Rules files, or the names of those in rules/.")
  private List<String> names = List.of();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "About how long to measure a game; ${DEFAULT-VALUE} if not given.")
  private double seconds = 1;

  @Option(
      names = "--backend",
      paramLabel = "NAME",
      description =
          "What finds the moves: `bytecode` or `graph`, as for `rookery perft`; bytecode "
              + "for perft and graph for random games if not given.")
  private @Nullable MoveFinder finder;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
      throw new Refusal(
          "The seconds for a game should be more than 0 and at most "
              + (int) MAX_SECONDS
              + ", not "
              + seconds
              + ".");
    }
    if (finder == MoveFinder.walker) {
      throw new Refusal("The walker is for comparing, not for measuring: give bytecode or graph.");
    }
    List<Path> files =
        names.isEmpty() ? Rulebook.here().files() : names.stream().map(GameArgument::find).toList();
    int width = files.stream().mapToInt(file -> RulesFile.bareName(file).length()).max().orElse(0);
    GameMeter meter =
        finder == null
            ? new GameMeter(seconds, Backend.fastest(), Backend.GRAPH)
            : new GameMeter(seconds, finder.backend(), finder.backend());
    print(
        "%-" + (width + 1) + "s %9s %9s %9s %12s %9s %8s%n",
        "game",
        "load ms",
        "bulk M/s",
        "made M/s",
        "moves/s",
        "branching",
        "MB");
    for (Path file : files) {
      Figures figures =
          meter.measure(
              () ->
                  GameArgument.playable(GameArgument.load(file, Optional.empty(), streams.err())));
      print(
          "%-" + (width + 1) + "s %9.0f %9.2f %9.2f %12.0f %9.1f %8.1f%n",
          RulesFile.bareName(file),
          figures.loading() * 1e3,
          figures.bulk() / 1e6,
          figures.made() / 1e6,
          figures.turns(),
          figures.branching(),
          figures.megabytes());
    }
    return ExitCode.FINE;
  }

  private void print(String format, Object... values) {
    streams.out().printf(Locale.ROOT, format, values);
    streams.out().flush();
  }
}

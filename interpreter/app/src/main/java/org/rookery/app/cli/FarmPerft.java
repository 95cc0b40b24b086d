package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.job.PerftJob;
import org.rookery.app.job.Subject;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Deep counts. */
@Command(name = "perft", description = "Count the positions after so many moves.")
final class FarmPerft implements Callable<Integer> {
  private static final int MAX_DEPTH = 99;

  @Mixin private FarmGames games = new FarmGames();
  @Mixin private FarmOptions farm = new FarmOptions();

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      description = "How many moves ahead.")
  private int depth;

  @Option(
      names = {"-p", "--position"},
      paramLabel = "FEN",
      description = "The position; the start of each game if not given.")
  private @Nullable String fen;

  @Option(
      names = "--tasks",
      paramLabel = "N",
      description =
          "How many tasks there should be for each game, about; ${DEFAULT-VALUE} if not given.")
  private int parts = 1000;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description = "Remember what has been counted, in so many megabytes for each thread.")
  private int megabytes;

  @Option(names = "--divide", description = "Show the number after each first move too.")
  private boolean divide;

  @Override
  public Integer call() {
    if (depth < 1 || depth > MAX_DEPTH || parts < 1 || megabytes < 0) {
      throw new Refusal(
          "The depth should be from 1 to "
              + MAX_DEPTH
              + ", there should be a task at least, and no less than no memory.");
    }
    List<Subject> subjects = games.all();
    if (fen != null) {
      subjects.forEach(subject -> PositionOption.position(subject.game(), fen));
    }
    return farm.run(
        new PerftJob(subjects, new PerftJob.Plan(depth, fen, parts, megabytes, divide)));
  }
}

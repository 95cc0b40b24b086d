package org.rookery.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.job.DiffJob;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Two revisions of many games. */
@Command(
    name = "diff",
    description = "Tell what players would see that has changed between two folders of rules.")
final class FarmDiff implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "OLD", description = "A directory, or a rules file.")
  private String before = "";

  @Parameters(
      index = "1",
      paramLabel = "NEW",
      description = "The same; in directories, files of the same path are compared.")
  private String after = "";

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the files is meant, when they define several.")
  private @Nullable String title;

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "How many kinds of difference are told of a game (default: ${DEFAULT-VALUE}).")
  private int most = 5;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "What the games are drawn with that are played (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    if (most < 1) {
      throw new Refusal("`--most` should be a number, at least 1.");
    }
    DiffJob.Settings settings = new DiffJob.Settings(title, seed, most);
    return farm.run(new DiffJob(Rulebook.here(), pairs(), settings));
  }

  private List<DiffJob.Pair> pairs() {
    Path old = Path.of(before);
    Path now = Path.of(after);
    if (!Files.isDirectory(old) || !Files.isDirectory(now)) {
      Path file = GameArgument.find(before);
      return List.of(new DiffJob.Pair(before, file, GameArgument.find(after)));
    }
    List<DiffJob.Pair> pairs = new ArrayList<>();
    Directory inside = Directory.of(now, RulesFile::isRules, "rules file");
    inside.tell(farm.err());
    for (Path file : inside.files()) {
      Path name = now.relativize(file);
      if (Files.exists(old.resolve(name))) {
        pairs.add(new DiffJob.Pair(name.toString(), old.resolve(name), file));
      }
    }
    return pairs;
  }
}

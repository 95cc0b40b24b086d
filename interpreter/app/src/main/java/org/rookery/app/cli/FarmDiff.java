package org.rookery.app.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.rookery.app.job.DiffJob;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Two revisions of many games. */
@Command(
    name = "diff",
    description = "Show what has changed for players between two folders of rules.")
final class FarmDiff implements Callable<Integer> {
  @Parameters(index = "0", paramLabel = "OLD", description = "A directory, or a rules file.")
  private String before = "";

  @Parameters(
      index = "1",
      paramLabel = "NEW",
      description = "The same; in directories, files of the same path are compared.")
  private String after = "";

  @Mixin private DiffOptions options = new DiffOptions();

  @Mixin private FarmOptions farm = new FarmOptions();

  @Override
  public Integer call() {
    return farm.run(new DiffJob(Rulebook.here(), pairs(), options.settings()));
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
    inside.reportProblems(farm.err());
    for (Path file : inside.files()) {
      Path name = now.relativize(file);
      if (Files.exists(old.resolve(name))) {
        pairs.add(new DiffJob.Pair(name.toString(), old.resolve(name), file));
      }
    }
    return pairs;
  }
}

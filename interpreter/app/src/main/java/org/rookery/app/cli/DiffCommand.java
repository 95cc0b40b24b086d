package org.rookery.app.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.job.DiffJob;
import org.rookery.app.text.Counted;
import org.rookery.app.text.DiffText;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.mutation.revision.RevisionDiff;
import org.rookery.mutation.revision.Revisions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what has changed between two revisions of a game. */
@Command(name = "diff", description = "Show what has changed for players between two rules files.")
final class DiffCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description = "A rules file, a name in rules/, or a file in a git revision: HEAD~1:x.rules.")
  private String before = "";

  @Parameters(index = "1", paramLabel = "NEW", description = "The same.")
  private String after = "";

  @Mixin private DiffOptions options = new DiffOptions();

  @Option(names = "--json", description = "Print one JSON document.")
  private boolean json;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    DiffJob.Settings asked = options.settings();
    RevisionDiff diff =
        Revisions.compare(
            load(before, asked.title()),
            load(after, asked.title()),
            asked.seed(),
            asked.most(),
            asked.effort());
    if (json) {
      streams.out().print(DiffJson.of(before, after, diff));
    } else {
      DiffText.of(diff, asked.seed()).forEach(streams.out()::println);
    }
    return diff.same() ? ExitCode.FINE : ExitCode.FAILED;
  }

  private Game load(String word, @Nullable String title) {
    Optional<GitRevision> revision = GitRevision.of(word);
    Rules rules = revision.map(GitRevision::rules).orElseGet(() -> open(word));
    Loading loading = title == null ? rules.load() : rules.load(title);
    if (loading.game().isEmpty()) {
      streams.err().print(loading.problems());
      throw new Refusal("`" + word + "` has " + Counted.of(loading.errors(), "error") + ".");
    }
    return loading.game().get();
  }

  private static Rules open(String word) {
    try {
      return Rulebook.here().open(GameArgument.find(word));
    } catch (NoSuchGame unreadable) {
      throw new Refusal(String.valueOf(unreadable.getMessage()));
    }
  }
}

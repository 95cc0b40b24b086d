package org.rookery.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.rookery.game.Game;
import org.rookery.language.file.UnusableFile;
import org.rookery.player.learn.ShortcutTrial;
import org.rookery.player.value.LessonBook;
import org.rookery.player.value.Lessons;
import org.rookery.player.value.SelectiveTechnique;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Tries which shortcuts of the search lose in a game. */
@Command(
    name = "tune",
    description =
        "Try which shortcuts of its search cost the program points in a game, and do without them"
            + " from then on.")
final class TuneCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--games",
      paramLabel = "GAMES",
      defaultValue = "60",
      description = "How many games are played for each shortcut: ${DEFAULT-VALUE}.")
  private int games;

  @Mixin private PracticeOptions practice = new PracticeOptions();

  @Option(names = "--forget", description = "Use all shortcuts again.")
  private boolean forgets;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Game loaded = game.playable();
    LessonBook book = LessonBook.here();
    Lessons known = book.find(loaded.rulesHash());
    if (forgets) {
      if (known.avoided().isEmpty()) {
        throw new Refusal("All shortcuts are used in this game.");
      }
      keep(book, loaded, known.avoiding(Set.of()));
      return ExitCode.FINE;
    }
    if (games < 2) {
      throw new Refusal("There should be at least 2 games.");
    }
    ShortcutTrial trial = new ShortcutTrial(loaded, practice.nodes(), practice.seed());
    if (trial.shortcuts().isEmpty()) {
      throw new Refusal("Shortcuts are used only in games of two players without chance.");
    }
    List<ShortcutTrial.Verdict> verdicts;
    try (Progress progress = new Progress("games", games * trial.shortcuts().size())) {
      verdicts = trial.verdicts(known, games, progress::step);
    }
    verdicts.forEach(verdict -> streams.out().println(describe(verdict)));
    keep(book, loaded, known.avoiding(losing(verdicts)));
    return ExitCode.FINE;
  }

  private static Set<SelectiveTechnique> losing(List<ShortcutTrial.Verdict> verdicts) {
    return verdicts.stream()
        .filter(ShortcutTrial.Verdict::loses)
        .map(ShortcutTrial.Verdict::shortcut)
        .collect(Collectors.toSet());
  }

  private static void keep(LessonBook book, Game loaded, Lessons lessons) {
    try {
      book.keep(loaded.rulesHash(), lessons);
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  private static String describe(ShortcutTrial.Verdict verdict) {
    return String.format(
        Locale.ROOT,
        "%-10s (%s): in %d games a player without it gets %s of the points from one"
            + " with it: it is %s.",
        verdict.shortcut().word(),
        verdict.shortcut().meaning(),
        verdict.without().games(),
        verdict.without().interval().text(),
        verdict.loses() ? "done without from now on" : "taken");
  }
}

package org.rookery.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rookery.app.survey.FileSoak;
import org.rookery.app.survey.SoakSummary;
import org.rookery.app.survey.Soaker;
import org.rookery.app.text.SoakText;
import org.rookery.game.files.Rulebook;
import org.rookery.jobs.JsonLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays random games with every internal check on. */
@Command(
    name = "soak",
    description = "Play random games of every game in these files, with every internal check on.")
final class SoakCommand implements Callable<Integer> {
  @Mixin private RulesFiles files = new RulesFiles();

  @Mixin private SoakOptions options = new SoakOptions();

  @Option(names = "--json", description = "Print a JSON object for each file, and one for all.")
  private boolean json;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Soaker soaker = new Soaker(options.settings().plan());
    List<RulesFiles.Entry> entries = files.all();
    List<FileSoak> soaks = new ArrayList<>();
    try (Progress progress = new Progress("soak", entries.size())) {
      for (RulesFiles.Entry entry : entries) {
        FileSoak soak =
            soaker.soak(
                entry.path().toString(), each -> Rulebook.here().loadEach(entry.path(), each));
        soaks.add(soak);
        streams.out().print(json ? JsonLine.of(soak) + "\n" : SoakText.of(soak));
        streams.out().flush();
        progress.step();
      }
    }
    SoakSummary summary = SoakSummary.of(soaks);
    streams.out().println(json ? JsonLine.of(Map.of("summary", summary)) : SoakText.of(summary));
    boolean fine = summary.failures() == 0 && summary.unloaded() == 0;
    return Math.max(files.code(), fine ? ExitCode.FINE : ExitCode.FAILED);
  }
}

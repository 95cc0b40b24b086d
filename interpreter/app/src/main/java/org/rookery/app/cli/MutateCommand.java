package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.app.job.MutateKind;
import org.rookery.app.text.MutationText;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.jobs.JsonLine;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.mutation.BadJournal;
import org.rookery.mutation.Campaign;
import org.rookery.mutation.Mutation;
import org.rookery.mutation.Plan;
import org.rookery.suites.format.Suite;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Changes a game's rules a little, in many ways, and looks whether its suite notices. */
@Command(
    name = "mutate",
    description =
        "Change the rules of a game a little, in many ways, and check whether its suite notices.")
final class MutateCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = "--suite",
      paramLabel = "FILE",
      description = "The suite that should notice; all of the game's if not given.")
  private @Nullable Path suite;

  @Mixin private MutateOptions options = new MutateOptions();

  @Option(
      names = "--threads",
      converter = ThreadCount.class,
      paramLabel = "N",
      description =
          "How many mutants are tried at once; as many as there are processors if not given.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--threshold",
      paramLabel = "PERCENT",
      description = "How many percent of the mutants that play otherwise must be noticed.")
  private double threshold;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "Keep what is known in this file, and do not try again what is there.")
  private @Nullable Path journal;

  @Option(
      names = "--write-tests",
      paramLabel = "FILE",
      description =
          "Write a new suite with a case for each survivor, to be read and made your own.")
  private @Nullable Path tests;

  @Option(names = "--json", description = "Print a JSON object for each mutant, and one for all.")
  private boolean json;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() throws InterruptedException {
    if (tests != null && Files.exists(tests)) {
      throw new Refusal("The file `" + tests + "` is there already: name a new one.");
    }
    Campaign campaign = campaign();
    campaign
        .fault()
        .ifPresent(
            fault -> {
              throw new Refusal(
                  "The suite does not hold on the game as it is; `rookery test` says why. "
                      + fault);
            });
    Mutation mutation = run(campaign);
    streams
        .out()
        .print(
            json ? JsonLine.of(MutationText.summary(mutation)) + "\n" : MutationText.of(mutation));
    if (tests != null) {
      write(tests, mutation);
    }
    return mutation.score() >= threshold ? ExitCode.FINE : ExitCode.FAILED;
  }

  private Campaign campaign() {
    Optional<GameForms> forms = game.rules().forms(game.title());
    Game loaded = game.load();
    if (forms.isEmpty()) {
      throw new Refusal("`" + game.file() + "` has no such game.");
    }
    List<Suite> read =
        suite == null
            ? SuiteFiles.read(game.file(), "name one with --suite")
            : List.of(SuiteFiles.read(suite));
    MutateKind.Settings settings = options.settings();
    Plan plan = new Plan(settings.count(), settings.seed(), threads, settings.seconds());
    return new Campaign(loaded, forms.get(), read, plan);
  }

  private Mutation run(Campaign campaign) throws InterruptedException {
    try (Progress progress = new Progress("mutate", campaign.size())) {
      return campaign.run(
          Optional.ofNullable(journal),
          verdict -> {
            progress.step();
            if (json) {
              streams.out().println(JsonLine.of(verdict));
              streams.out().flush();
            }
          });
    } catch (BadJournal e) {
      throw new Refusal(String.valueOf(e.getMessage()));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  private void write(Path file, Mutation mutation) {
    String text = MutationText.suite(mutation, rules(file));
    if (text.isEmpty()) {
      return;
    }
    try {
      OutputFile.create(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile e) {
      throw new Refusal(e);
    }
  }

  /** The rules file as a suite in that place names it. */
  private String rules(Path file) {
    Path rules = game.file();
    if (rules.toAbsolutePath().normalize().startsWith(Rulebook.here().rules().toAbsolutePath())) {
      return RulesFile.bareName(rules);
    }
    Path folder = file.toAbsolutePath().normalize().getParent();
    return folder == null
        ? rules.toString()
        : folder.relativize(rules.toAbsolutePath().normalize()).toString();
  }
}

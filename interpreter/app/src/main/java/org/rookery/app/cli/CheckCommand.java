package org.rookery.app.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rookery.app.survey.CheckSummary;
import org.rookery.app.survey.Checker;
import org.rookery.app.survey.FileCheck;
import org.rookery.app.survey.FileCheck.Verdict;
import org.rookery.app.survey.Mender;
import org.rookery.app.text.Counted;
import org.rookery.compiler.elaborate.Titles;
import org.rookery.game.LoadingAll;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.jobs.JsonLine;
import org.rookery.language.file.UnusableFile;
import org.rookery.lint.CheckPage;
import org.rookery.suites.report.Annotation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reads rules files and prints all their problems, or for a directory a line for each file. */
@Command(
    name = "check",
    description =
        "Read rules files and report what is wrong with them: everything for a file that is "
            + "named, a line for each file of a directory.")
final class CheckCommand implements Callable<Integer> {
  private static final Duration CHECK_TIME_LIMIT = Duration.ofMinutes(2);

  private static final int MOST_TITLES = 20;

  @Mixin private RulesFiles files = new RulesFiles();

  @Option(names = "--json", description = "Print a JSON object for each file, and one for all.")
  private boolean json;

  @Option(
      names = "--explain",
      paramLabel = "CODE",
      description = "Explain what lint finds under that code, with an example, and stop.")
  private @Nullable String explain;

  @Option(
      names = "--lint",
      description = "Report probable mistakes in old .zrf files, too; in .rules files always.")
  private boolean lint;

  @Option(
      names = "--fix",
      description = "Mend in the files what can be mended without thinking, then check them.")
  private boolean fix;

  @Option(
      names = "--github",
      description = "Print annotations for GitHub Actions as well, with file and line.")
  private boolean github;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (explain != null) {
      if (!files.isEmpty()) {
        throw new Refusal("--explain needs a code and no file.");
      }
      return explain(explain);
    }
    if (fix) {
      mend();
    }
    Checker checker = new Checker(Rulebook.here(), CHECK_TIME_LIMIT, lint);
    List<RulesFiles.Entry> entries = files.all();
    List<FileCheck> checks = new ArrayList<>();
    boolean bad = false;
    try (Progress progress = new Progress("check", entries.size())) {
      for (RulesFiles.Entry entry : entries) {
        FileCheck check = checker.check(entry.path());
        boolean isBad = check.bad() || (entry.named() && check.verdict() == Verdict.INCLUDE);
        bad |= isBad;
        print(entry, check);
        if (github) {
          streams.out().print(annotations(check));
        }
        // What is told is not kept: a tree may be full of problems.
        checks.add(check.withoutWarnings());
        progress.step();
      }
    }
    CheckSummary summary = CheckSummary.of(checks);
    if (json) {
      streams.out().println(JsonLine.of(Map.of("summary", summary)));
    } else if (entries.size() > 1) {
      streams.out().println(summary(summary));
    }
    return Math.max(files.code(), bad ? ExitCode.FAILED : ExitCode.FINE);
  }

  private int explain(String code) {
    String page =
        CheckPage.of(code)
            .orElseThrow(
                () ->
                    new Refusal(
                        "There is no page for `"
                            + code
                            + "`. Lint knows: "
                            + String.join(", ", CheckPage.codes())
                            + "."));
    streams.out().print(page);
    return ExitCode.FINE;
  }

  private void mend() {
    for (RulesFiles.Entry entry : files.all()) {
      try {
        int mended = new Mender(Rulebook.here()).mend(entry.path());
        if (mended > 0) {
          streams.out().println(entry.path() + ": " + Counted.of(mended, "finding") + " mended");
        }
      } catch (UnusableFile | NoSuchGame unusable) {
        throw new Refusal(String.valueOf(unusable.getMessage()));
      }
    }
  }

  private void print(RulesFiles.Entry entry, FileCheck check) {
    if (json) {
      streams.out().println(JsonLine.of(check));
    } else {
      streams.out().print(entry.named() ? check.told() : "");
      streams.out().println(check.file() + ": " + verdict(check, entry.named()));
    }
    streams.out().flush();
  }

  /** What is told of a file, each in its line; what is about all of it, in the first. */
  private static String annotations(FileCheck check) {
    return check.problems().stream()
            .map(
                problem ->
                    Annotation.of(
                        problem.severity().equals("error") ? "error" : "warning",
                        Path.of(problem.file()),
                        Math.max(1, problem.line()),
                        problem.code(),
                        Stream.of(problem.message(), problem.label(), problem.help())
                            .filter(Objects::nonNull)
                            .collect(Collectors.joining("\n"))))
            .collect(Collectors.joining())
        + (check.failure().isEmpty()
            ? ""
            : Annotation.of("error", Path.of(check.file()), 1, "failed", check.failure()));
  }

  /** How a file is, in a line. */
  private static String verdict(FileCheck check, boolean named) {
    String games = Counted.of(check.games().size(), "game") + (named ? titles(check) : "");
    String counts =
        Counted.of(check.errors(), "error") + ", " + Counted.of(check.warnings(), "warning");
    return switch (check.verdict()) {
      case FINE -> check.games().size() == 1 ? "fine" : "fine, " + games;
      case WARNINGS ->
          Counted.of(check.warnings(), "warning")
              + (named && check.games().size() == 1 ? "" : ", " + games);
      case INCLUDE -> "no game, only what other files include";
      case ERRORS -> counts + (named ? "" : first(check));
      case FAILURE -> check.failure();
    };
  }

  /** What the games of a file are chosen by, as far as a line goes. */
  private static String titles(FileCheck check) {
    List<String> titles =
        Titles.distinct(check.games().stream().map(LoadingAll.Entry::title).toList());
    String more = titles.size() > MOST_TITLES ? ", …" : "";
    return titles.stream().limit(MOST_TITLES).collect(Collectors.joining(", ", ": ", more));
  }

  private static String first(FileCheck check) {
    return check
        .firstError()
        .map(e -> "; " + e.line() + ":" + e.column() + " " + e.code() + ": " + e.message())
        .orElse("");
  }

  private static String summary(CheckSummary sum) {
    String codes =
        sum.codes().entrySet().stream()
            .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
            .map(code -> code.getKey() + " in " + code.getValue())
            .collect(Collectors.joining(", "));
    return String.join(
            ", ",
            Counted.of(sum.files(), "file") + ": " + sum.count(Verdict.FINE) + " fine",
            sum.count(Verdict.WARNINGS) + " with warnings",
            sum.count(Verdict.INCLUDE) + " without a game",
            sum.count(Verdict.ERRORS) + " with errors",
            sum.count(Verdict.FAILURE) + " failed")
        + ("; " + sum.playable() + " of " + Counted.of(sum.games(), "game") + " can be played")
        + (codes.isEmpty() ? "" : "; errors: " + codes);
  }
}

package org.rookery.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rookery.app.rulebook.Loading;
import org.rookery.app.rulebook.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Reads rules files and prints all their problems. */
@Command(name = "check", description = "Read rules files and print all that is wrong with them.")
final class CheckCommand implements Callable<Integer> {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Rules files, or names of games in rules/.")
  private List<String> files = List.of();

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    int code = ExitCode.FINE;
    for (String file : files) {
      Loading loading = Rulebook.here().load(GameArgument.find(file), Optional.empty());
      streams.out().print(loading.problems());
      String verdict =
          loading.errors() + loading.warnings() == 0
              ? "fine"
              : count(loading.errors(), "error") + ", " + count(loading.warnings(), "warning");
      streams.out().println(loading.file() + ": " + verdict);
      code = loading.errors() > 0 ? ExitCode.FAILED : code;
    }
    return code;
  }

  /** A number with its noun. */
  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}

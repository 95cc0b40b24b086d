package org.rookery.app.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.rookery.app.shell.BashCompletion;
import org.rookery.app.shell.CommandEntry;
import org.rookery.app.shell.CommandEntry.Flag;
import org.rookery.app.shell.FishCompletion;
import org.rookery.app.shell.ManualPage;
import org.rookery.app.shell.ZshCompletion;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Prints what makes a shell complete the words of the command line, or the manual page. */
@Command(
    name = "completion",
    description =
        "Print a script that makes a shell complete commands, options and games; or the manual "
            + "page.")
final class CompletionCommand implements Callable<Integer> {
  /** For whom the text is. */
  enum Reader {
    bash,
    zsh,
    fish,
    manual
  }

  @Parameters(
      paramLabel = "SHELL",
      description = "bash, zsh or fish; or manual for the manual page.")
  private Reader reader = Reader.bash;

  private final Supplier<CommandLine> whole;

  @Mixin private Streams streams = new Streams();

  /** Describes this command line. */
  CompletionCommand(Supplier<CommandLine> whole) {
    this.whole = whole;
  }

  @Override
  public Integer call() {
    CommandLine line = whole.get();
    List<CommandEntry> commands = CommandTable.commands(line);
    List<Flag> flags = CommandTable.flags(line.getCommandSpec());
    List<String> games =
        Rulebook.here().files().stream().map(RulesFile::bareName).distinct().sorted().toList();
    String text =
        switch (reader) {
          case bash -> BashCompletion.of(commands, flags, games);
          case zsh -> ZshCompletion.of(commands, flags, games);
          case fish -> FishCompletion.of(commands, flags, games);
          case manual ->
              ManualPage.of(
                  ProgramVersion.program(),
                  CommandTable.about(line.getCommandSpec()),
                  commands,
                  flags,
                  ExitCode.meanings());
        };
    streams.out().print(text);
    return ExitCode.FINE;
  }
}

package org.rookery.app.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Long jobs over many games, on all processors of this machine or on a Spark cluster. */
@Command(
    name = "farm",
    synopsisSubcommandLabel = "JOB",
    description =
        "Do long jobs over many games, on all processors or on a Spark cluster; what is finished"
            + " outlives whatever stops it.",
    subcommands = {
      FarmPerft.class,
      FarmBalance.class,
      FarmMatch.class,
      FarmSoak.class,
      FarmMutate.class,
      FarmSuites.class,
      FarmDiff.class
    })
final class FarmCommand implements Runnable {
  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}

package org.rookery.app.cli;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Where a command writes to. */
@Command
final class Streams {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  /** For answers. */
  PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** For problems and progress. */
  PrintWriter err() {
    return spec.commandLine().getErr();
  }
}

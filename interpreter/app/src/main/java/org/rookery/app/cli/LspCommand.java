package org.rookery.app.cli;

import java.io.OutputStream;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.rookery.game.files.Rulebook;
import org.rookery.lsp.RookeryServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Serves an editor over standard input and output. */
@Command(
    name = "lsp",
    description =
        "Serve an editor that speaks the Language Server Protocol, over standard input and "
            + "output; `rookery editor NAME` shows how to set one up.")
final class LspCommand implements Callable<Integer> {
  /** What the library tells of messages it cannot read: with traces, which say nothing to users. */
  private static final Logger LIBRARY = Logger.getLogger("org.eclipse.lsp4j");

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    LIBRARY.setLevel(Level.OFF);
    OutputStream out = System.out;
    if (RookeryServer.serve(Rulebook.here(), System.in, out)) {
      return ExitCode.FINE;
    }
    streams
        .err()
        .println(
            "rookery: the editor left without a farewell, or sent what is no message of the "
                + "protocol.");
    return ExitCode.BAD_INPUT;
  }
}

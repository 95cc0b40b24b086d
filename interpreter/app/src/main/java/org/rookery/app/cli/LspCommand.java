package org.rookery.app.cli;

import java.io.OutputStream;
import java.util.concurrent.Callable;
import org.rookery.game.files.Rulebook;
import org.rookery.lsp.RookeryServer;
import picocli.CommandLine.Command;

/** Serves an editor over standard input and output. */
@Command(
    name = "lsp",
    description =
        "Serve an editor that speaks the Language Server Protocol, over standard input and output; `rookery editor NAME` tells how to set one up.")
final class LspCommand implements Callable<Integer> {
  @Override
  public Integer call() {
    OutputStream out = System.out;
    boolean leave = RookeryServer.serve(Rulebook.here(), System.in, out);
    return leave ? ExitCode.FINE : ExitCode.BAD_INPUT;
  }
}

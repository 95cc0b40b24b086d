package org.rookery.app.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.rookery.app.book.CommandDescription;
import org.rookery.app.mcp.McpServer;
import org.rookery.game.files.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Serves a client of the Model Context Protocol over standard input and output. */
@Command(
    name = "mcp",
    description =
        "Serve a client that speaks the Model Context Protocol, over standard input and output: "
            + "check, explain, why, moves, test, balance and words as tools.")
final class McpCommand implements Callable<Integer> {
  @Option(
      names = "--limit",
      paramLabel = "SECONDS",
      description = "How much processor time a call may use (default: ${DEFAULT-VALUE}).")
  private int limit = 20;

  private final Supplier<List<CommandDescription>> tools;

  @Mixin private Streams streams = new Streams();

  /** Tells of these commands, too. */
  McpCommand(Supplier<List<CommandDescription>> tools) {
    this.tools = tools;
  }

  @Override
  public Integer call() {
    if (limit < 1) {
      throw new Refusal("`--limit` should be a number of seconds, at least 1.");
    }
    McpServer server =
        McpServer.of(Rulebook.here(), tools, ProgramVersion.number(), Duration.ofSeconds(limit));
    OutputStream out = System.out;
    try {
      server.serve(System.in, out);
      return ExitCode.FINE;
    } catch (IOException lost) {
      streams.err().println("rookery: the client has closed the connection.");
      return ExitCode.OUTPUT_LOST;
    }
  }
}

package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rookery.player.protocol.Protocol;
import org.rookery.player.protocol.Protocols;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Talks to programs that people play on: UCI, USI, UCCI or CECP, whichever they begin with. */
@Command(
    name = "engine",
    description =
        "Play through another program: speaks UCI, USI, UCCI and CECP (XBoard) on standard input.")
final class EngineCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "The game to begin with: a rules file, or the name of one in rules/.")
  private @Nullable String name;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (name != null) {
      GameArgument.playable(
          GameArgument.load(GameArgument.find(name), Optional.empty(), streams.err()));
    }
    PrintWriter out = streams.out();
    Consumer<String> say =
        line -> {
          synchronized (out) {
            out.println(line);
            out.flush();
          }
        };
    NamedGames games = NamedGames.of(Optional.ofNullable(name));
    try (LineInput lines = new PipedLines()) {
      Optional<Protocol> protocol = Optional.empty();
      String line = lines.next("");
      while (line != null && protocol.isEmpty()) {
        protocol = Protocols.of(line, games, say);
        if (protocol.isEmpty() && line.strip().equals("quit")) {
          return ExitCode.FINE;
        }
        line = protocol.isEmpty() ? lines.next("") : line;
      }
      if (protocol.isPresent()) {
        talk(protocol.get(), line, lines);
      }
    }
    return ExitCode.FINE;
  }

  private static void talk(Protocol protocol, @Nullable String first, LineInput lines) {
    try (protocol) {
      String line = first;
      while (line != null && protocol.obey(line)) {
        line = lines.next("");
      }
      if (line == null) {
        protocol.await();
      }
    }
  }
}

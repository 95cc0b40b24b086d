package org.rookery.app.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.rookery.game.files.Pitch;
import org.rookery.game.files.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the games there are. */
@Command(
    name = "list",
    description = "List the games in rules/: the name to use, and what they are.")
final class ListCommand implements Callable<Integer> {
  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    Rulebook rulebook = Rulebook.here();
    List<Path> files = rulebook.files();
    if (files.isEmpty()) {
      throw new Refusal("There is no rules file in `" + rulebook.rules() + "`.");
    }
    int width = files.stream().mapToInt(file -> Rulebook.bareName(file).length()).max().orElse(0);
    for (Path file : files) {
      String name = Rulebook.bareName(file);
      streams.out().println(name + " ".repeat(width - name.length() + 2) + Pitch.of(file));
    }
    return ExitCode.FINE;
  }
}

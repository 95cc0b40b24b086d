package org.rookery.app.cli;

import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Does what brief commands do, for the launcher, which keeps the classes that are loaded by then in
 * an archive and starts faster from it.
 */
@Command(
    name = "archive",
    hidden = true,
    description = "Load what brief commands load; the launcher uses it.")
final class ArchiveCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game that the commands are about.")
  private String game = "";

  @Override
  public Integer call() throws NoSuchGame {
    run("moves", game);
    run("show", game);
    run("why", game, "--all", piece());
    Path suite =
        Rulebook.here().rules().resolveSibling("tests").resolve("regression/" + game + ".yaml");
    if (Files.isRegularFile(suite)) {
      run("test", suite.toString());
    }
    return ExitCode.FINE;
  }

  /** The person to ask about. */
  private String piece() throws NoSuchGame {
    return Rulebook.here().load(game).orThrow().program().pieces().get(0).name();
  }

  private static void run(String... words) {
    RookeryCommand.run(words, new StringWriter(), new StringWriter());
  }
}

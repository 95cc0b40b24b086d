package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.page.Bundle;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a game as one page that needs nothing else. */
@Command(
    name = "publish",
    description = "Write a game as one HTML file: to be played in any browser, without a network.")
final class PublishCommand implements Callable<Integer> {
  @Mixin private GameArgument game = new GameArgument();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The page: a file that ends in .html.")
  private Path output = Path.of("");

  @Override
  public Integer call() {
    Game loaded = game.load();
    Rules rules = game.rules();
    String page = WebPages.alone(loaded, rules, Bundle.of(rules, game.title()));
    try {
      OutputFile.write(output, page.getBytes(StandardCharsets.UTF_8));
    } catch (UnusableFile unusable) {
      throw new Refusal(unusable);
    }
    return ExitCode.FINE;
  }
}

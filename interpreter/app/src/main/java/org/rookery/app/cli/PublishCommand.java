package org.rookery.app.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.drawing.picture.Portraits;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.language.file.OutputFile;
import org.rookery.language.file.UnusableFile;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.GamePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a game as one page that needs nothing else, or all games as a site. */
@Command(
    name = "publish",
    description =
        "Write a game as one HTML file, to be played in any browser, without a network; or all"
            + " games as a folder of pages.")
final class PublishCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "A rules file, or the name of one in rules/. With --all, what the studio begins with.")
  private @Nullable String name;

  @Option(
      names = "--game",
      paramLabel = "TITLE",
      description = "Which game of the file is meant, when it defines several.")
  private @Nullable String title;

  @Option(names = "--all", description = "Write every game in rules/, and a page that lists them.")
  private boolean all;

  @Option(
      names = "--studio",
      description = "Write the page with an editor for the rules beside the board.")
  private boolean studio;

  @Option(
      names = "--images",
      description =
          "Show pieces by the pictures that the file names, as old files do, where those "
              + "lie beside it or in a folder above.")
  private boolean images;

  @Option(
      names = "--address",
      paramLabel = "URL",
      description =
          "With --all: where the site will be found, for the cards by which other sites show its"
              + " pages, and for search engines.")
  private @Nullable String address;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "The page: a file that ends in .html. With --all, a folder.")
  private Path output = Path.of("");

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (name == null && !all) {
      throw new Refusal("Name a game, or say --all.");
    }
    if (all && images) {
      throw new Refusal("--images is for one game.");
    }
    if (address != null && !all) {
      throw new Refusal("--address is for a site: say --all, too.");
    }
    if (all) {
      return new SiteWriter(output, SiteAddress.of(address), streams)
          .write(Optional.ofNullable(name).map(GameArgument::find));
    }
    Path file = GameArgument.find(String.valueOf(name));
    Game game =
        GameArgument.playable(GameArgument.load(file, Optional.ofNullable(title), streams.err()));
    Portraits portraits = images ? NamedImages.of(game, file, streams.err()) : Portraits.NONE;
    write(output, page(game, open(file), portraits));
    return ExitCode.FINE;
  }

  private String page(Game game, Rules rules, Portraits portraits) {
    Bundle bundle = Bundle.of(rules, Optional.ofNullable(title));
    String setting = WebPages.setting(game, rules, portraits);
    return studio
        ? GamePage.studio(
            game.title(),
            setting,
            bundle.and(SiteWriter.library()),
            WebPages.studioInterpreter(),
            WebPages.words())
        : GamePage.alone(game.title(), setting, bundle, WebPages.interpreter());
  }

  private static Rules open(Path file) {
    try {
      return Rulebook.here().open(file);
    } catch (NoSuchGame unreadable) {
      throw new Refusal(String.valueOf(unreadable.getMessage()));
    }
  }

  static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  static void write(Path file, byte[] bytes) {
    try {
      OutputFile.write(file, bytes);
    } catch (UnusableFile unusable) {
      throw new Refusal(unusable);
    }
  }
}

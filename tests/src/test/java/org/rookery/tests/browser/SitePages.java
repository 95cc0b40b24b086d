package org.rookery.tests.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.game.facts.GameFacts;
import org.rookery.program.GameProgram;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.web.page.Bundle;
import org.rookery.web.page.DrawnLooks;
import org.rookery.web.page.Gallery;
import org.rookery.web.page.GamePage;
import org.rookery.web.page.Setting;

/** Pages of a site, written into a folder one by one. */
final class SitePages {
  private final Path folder;
  private final Gallery gallery;

  /** Writes the files that all pages share. */
  SitePages(Path folder) throws IOException {
    this.folder = folder;
    gallery = new Gallery(GamePage.interpreter().orElseThrow(), "");
    Files.createDirectories(folder.resolve("games"));
    for (Map.Entry<String, String> file : gallery.files().entrySet()) {
      Files.writeString(folder.resolve(file.getKey()), file.getValue());
    }
  }

  private void writeTexts() throws IOException {
    String texts = "texts.js";
    Files.writeString(folder.resolve(texts), String.valueOf(gallery.files().get(texts)));
  }

  /** Writes the page of a game. */
  Path write(String name) throws IOException {
    Game game = Games.game(name);
    Rules rules = Rules.of(game.source(), game.loader());
    Gallery.Entry entry =
        new Gallery.Entry(
            name, "", game.title(), "", List.of(), GameFacts.of(game, List.<MoveDiagram>of()));
    String page = gallery.add(entry, setting(game), Bundle.of(rules, Optional.empty()));
    writeTexts();
    return Files.writeString(folder.resolve(Gallery.page(name)), page);
  }

  /** Waits until something holds of a page: {@code seen}, or else how the match there stands. */
  static String until(Chromium browser, String what) {
    return browser.evaluate(
        "(async () => { for (let i = 0; i < 4000; i++) { if (window.rookery && !rookery.game.busy"
            + " && ("
            + what
            + ")) { return 'seen'; } await new Promise((next) => setTimeout(next, 5)); }"
            + " return JSON.stringify(rookery.game.state); })()");
  }

  /** The page of rooms of a game. */
  static String room(String name) {
    Game game = Games.game(name);
    Bundle bundle = Bundle.of(Rules.of(game.source(), game.loader()), Optional.empty());
    return GamePage.room(game.title(), setting(game), bundle, GamePage.interpreter().orElseThrow());
  }

  /** The page of a game that needs no other file. */
  static String alone(String name) {
    Game game = Games.game(name);
    return alone(game, setting(game));
  }

  /** The same with a diagram of each piece type of the first player. */
  static String explained(String name) {
    Game game = Games.game(name);
    GameProgram program = game.program();
    List<Setting.Part> parts = new ArrayList<>();
    for (int type = 0; type < program.pieces().size(); type++) {
      MoveDiagram diagram = MoveDiagram.of(program, program.contents().of(type, 0));
      Setting.Figure figure = new Setting.Figure(Optional.of(diagram));
      String heading = program.pieces().get(type).name();
      parts.add(new Setting.Part(heading, List.of(), List.of(), Optional.of(figure)));
    }
    return alone(game, Setting.json(game, new DrawnLooks(program), parts));
  }

  private static String alone(Game game, String setting) {
    Bundle bundle = Bundle.of(Rules.of(game.source(), game.loader()), Optional.empty());
    return GamePage.alone(game.title(), setting, bundle, GamePage.interpreter().orElseThrow());
  }

  private static String setting(Game game) {
    return Setting.withBeginning(game, new DrawnLooks(game.program()), List.of());
  }

  /** A script of the tests of browsers. */
  static String script(String name) {
    return Checkout.read(Checkout.path("tests", "src", "test", "resources", "browser", name));
  }
}

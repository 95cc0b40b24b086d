package org.rookery.js.pack;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rookery.game.files.Listing;
import org.rookery.game.files.NoSuchGame;
import org.rookery.game.files.Rulebook;
import org.rookery.game.files.RulesFile;
import org.rookery.web.table.Json;

/** The games that come with Rookery as modules of JavaScript, each loaded when it is asked for. */
final class Catalogue {
  private final Path home;
  private final Rulebook rulebook;

  Catalogue(Path home, Rulebook rulebook) {
    this.home = home;
    this.rulebook = rulebook;
  }

  /** By name, the text of each module; {@code catalogue/index.js} leads to the others. */
  Map<String, String> files() {
    Map<String, Object> games = new LinkedHashMap<>();
    Map<String, String> files = new LinkedHashMap<>();
    StringBuilder texts = new StringBuilder();
    for (Path file : rulebook.files()) {
      Map<String, Object> game = new LinkedHashMap<>();
      Listing listing = rulebook.listing(file).orElseThrow();
      game.put("title", listing.title());
      game.put("family", listing.family());
      game.put("about", listing.about());
      game.put("file", name(file));
      games.put(RulesFile.bareName(file), game);
    }
    List<Path> all =
        Stream.concat(rulebook.libraryFiles().stream(), rulebook.files().stream()).toList();
    for (Path file : all) {
      String name = name(file);
      String module = name.substring(0, name.lastIndexOf('.')) + ".js";
      files.put("catalogue/" + module, "export default " + Json.of(text(file)) + ";\n");
      texts.append("  ").append(Json.of(name)).append(": () => import(");
      texts.append(Json.of("./" + module)).append("),\n");
    }
    files.put(
        "catalogue/index.js",
        "export const games = " + Json.of(games) + ";\nexport const texts = {\n" + texts + "};\n");
    return files;
  }

  private String name(Path file) {
    return home.relativize(file).toString().replace('\\', '/');
  }

  private String text(Path file) {
    try {
      return rulebook.open(file).main().text();
    } catch (NoSuchGame unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }
}

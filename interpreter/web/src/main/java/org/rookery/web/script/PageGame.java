package org.rookery.web.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.web.page.Setting;
import org.rookery.web.studio.Exporter;
import org.rookery.web.studio.Workshop;
import org.rookery.web.table.Json;

/** The one game of a page, of rules that are handed over text by text. */
final class PageGame {
  /** What {@code studio.js} puts before a name, too. */
  private static final String BESIDE = "my-";

  private final Map<String, String> texts = new LinkedHashMap<>();
  private final @Nullable Exporter exporter;
  private @Nullable Game game;
  private @Nullable Workshop workshop;

  /** A page, which has no rules yet; {@code exporter} is made of how it reads rules. */
  PageGame(Function<BiFunction<String, String, Rules>, @Nullable Exporter> exporter) {
    this.exporter = exporter.apply(this::rewritten);
  }

  void text(String name, String text) {
    texts.put(name, text);
  }

  void forget() {
    texts.clear();
  }

  /**
   * Compiles a game.
   *
   * @param title which game of the text is meant; empty for the one it offers
   * @return JSON with its problems; a game can be played where {@code errors} is 0
   */
  String load(String name, String title, String seed) {
    Rules rules = Rules.of(name, texts);
    Loading loading = title.isEmpty() ? rules.load() : rules.load(title);
    Game loaded = loading.game().orElse(null);
    game = loaded;
    Workshop opened =
        new Workshop(
            text -> rewritten(name, text),
            (written, read) -> Setting.json(written, Setting.Looks.BY_THE_PAGE, List.of()),
            exporter,
            Long.parseLong(seed));
    if (loaded != null) {
      opened.open(loaded);
    }
    workshop = opened;
    return Json.of(Map.of("errors", loading.errors(), "problems", loading.problems()));
  }

  /** Rules that include those of the page, as a variant of them does, stand beside them. */
  private Rules rewritten(String name, String text) {
    String bare = name.replaceAll("\\.\\w+$", "");
    String main = text.contains("(include \"" + bare + "\"") ? BESIDE + name : name;
    Map<String, String> all = new LinkedHashMap<>(texts);
    all.put(main, text);
    return Rules.of(main, all);
  }

  /** Asks the workshop of the game that was loaded. */
  String ask(String verb, String argument) {
    Workshop asked = workshop;
    return asked == null
        ? Json.of(Map.of("problem", "No game has been loaded."))
        : asked.ask(verb, argument);
  }

  @Nullable Game game() {
    return game;
  }
}

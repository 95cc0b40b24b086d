package org.rookery.web.script;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.web.table.Json;
import org.rookery.web.table.Table;
import org.teavm.jso.JSExport;

/** What the page's script can call: rules are handed over text by text, then games are played. */
public final class Script {
  private static final Script ONLY = new Script();

  private final Map<String, String> texts = new LinkedHashMap<>();
  private @Nullable Game game;
  private @Nullable Table table;

  private Script() {}

  /** Nothing runs by itself. */
  public static void main(String[] args) {
    // The page calls.
  }

  /** Hands over a text of rules. */
  @JSExport
  public static void text(String name, String text) {
    ONLY.texts.put(name, text);
  }

  /**
   * Compiles a game.
   *
   * @param title which game of the text is meant; empty for the one it offers
   * @return JSON with its problems; a game can be played where {@code errors} is 0
   */
  @JSExport
  public static String load(String name, String title, String seed) {
    Rules rules = Rules.of(name, ONLY.texts);
    Loading loading = title.isEmpty() ? rules.load() : rules.load(title);
    Game loaded = loading.game().orElse(null);
    ONLY.game = loaded;
    ONLY.table = loaded == null ? null : new Table(loaded, Long.parseLong(seed));
    return Json.of(Map.of("errors", loading.errors(), "problems", loading.problems()));
  }

  /** Asks the table of the game that was loaded. */
  @JSExport
  public static String ask(String verb, String argument) {
    Table asked = ONLY.table;
    return asked == null
        ? Json.of(Map.of("problem", "No game has been loaded."))
        : asked.ask(verb, argument);
  }

  /** Counts the leaves of the tree of turns, to compare this script with the program. */
  @JSExport
  public static String perft(int depth) {
    Game counted = ONLY.game;
    return counted == null
        ? "0"
        : Long.toString(
            new Perft(counted.engine().generator()).count(counted.engine().start(), depth));
  }
}

package org.rookery.web.script;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.web.embed.RulesShelf;
import org.rookery.web.page.Setting;
import org.rookery.web.studio.Workshop;
import org.rookery.web.table.Json;
import org.teavm.jso.JSExport;

/**
 * What JavaScript can call. The page's script hands rules over text by text and then plays one
 * game; other programs begin with a {@link #shelf} and hold as many games as they like.
 */
public final class Script {
  private static final Script ONLY = new Script();
  private static final int MEGABYTES = 4;

  private final Map<String, String> texts = new LinkedHashMap<>();
  private @Nullable Game game;
  private @Nullable Workshop workshop;

  private Script() {}

  /** Nothing runs by itself. */
  public static void main(String[] args) {
    // JavaScript calls.
  }

  /** Where a program that is no page begins: no texts of rules yet. */
  @JSExport
  public static RulesShelf shelf() {
    return new RulesShelf();
  }

  /** Hands over a text of rules. */
  @JSExport
  public static void text(String name, String text) {
    ONLY.texts.put(name, text);
  }

  /** Forgets all texts. */
  @JSExport
  public static void forget() {
    ONLY.texts.clear();
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
    ONLY.workshop =
        new Workshop(
            text -> rewritten(name, text),
            (written, read) -> Setting.json(written, Setting.Looks.BY_THE_PAGE, List.of()),
            Long.parseLong(seed));
    if (loaded != null) {
      ONLY.workshop.open(loaded);
    }
    return Json.of(Map.of("errors", loading.errors(), "problems", loading.problems()));
  }

  private static Rules rewritten(String name, String text) {
    Map<String, String> texts = new LinkedHashMap<>(ONLY.texts);
    texts.put(name, text);
    return Rules.of(name, texts);
  }

  /** Asks the workshop of the game that was loaded. */
  @JSExport
  public static String ask(String verb, String argument) {
    Workshop asked = ONLY.workshop;
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

  /** How many turns the player tries in so many milliseconds, for the same comparison. */
  @JSExport
  public static String tried(int millis) {
    Game played = ONLY.game;
    return played == null
        ? "0"
        : Long.toString(
            Player.untaught(played, MEGABYTES, 1)
                .think(played.engine().start(), SearchLimits.ofMillis(millis), 1)
                .get(0)
                .nodes());
  }
}

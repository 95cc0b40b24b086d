package org.rookery.web.script;

import org.rookery.engine.search.Perft;
import org.rookery.game.Game;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.web.embed.RulesShelf;
import org.teavm.jso.JSExport;

/**
 * What JavaScript can call. The page's script hands rules over text by text and then plays one
 * game; other programs begin with a {@link #shelf} and hold as many games as they like.
 */
public final class Script {
  private static final PageGame ONLY = new PageGame(library -> null);
  private static final int MEGABYTES = 4;

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
    ONLY.text(name, text);
  }

  /** Forgets all texts. */
  @JSExport
  public static void forget() {
    ONLY.forget();
  }

  /**
   * Compiles a game.
   *
   * @param title which game of the text is meant; empty for the one it offers
   * @return JSON with its problems; a game can be played where {@code errors} is 0
   */
  @JSExport
  public static String load(String name, String title, String seed) {
    return ONLY.load(name, title, seed);
  }

  /** Asks the workshop of the game that was loaded. */
  @JSExport
  public static String ask(String verb, String argument) {
    return ONLY.ask(verb, argument);
  }

  /** Counts the leaves of the tree of turns, to compare this script with the program. */
  @JSExport
  public static String perft(int depth) {
    Game counted = ONLY.game();
    return counted == null
        ? "0"
        : Long.toString(
            new Perft(counted.engine().generator()).count(counted.engine().start(), depth));
  }

  /** How many turns the player tries in so many milliseconds, for the same comparison. */
  @JSExport
  public static String tried(int millis) {
    Game played = ONLY.game();
    return played == null
        ? "0"
        : Long.toString(
            Player.untaught(played, MEGABYTES, 1)
                .think(played.engine().start(), SearchLimits.ofMillis(millis), 1)
                .get(0)
                .nodes());
  }
}

package org.rookery.web.embed;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.game.Rules;
import org.teavm.jso.JSExport;

/** Texts of rules that may include each other. */
public final class RulesShelf {
  private final Map<String, String> texts = new LinkedHashMap<>();

  /** No texts yet. */
  public RulesShelf() {}

  /** Adds a text. */
  @JSExport
  public void add(String name, String text) {
    texts.put(name, text);
  }

  /**
   * Compiles a game.
   *
   * @param name which of the texts the rules are
   * @param title which game of the text is meant; empty for the one it offers
   */
  @JSExport
  public EmbeddedGame load(String name, String title) {
    Rules rules = Rules.of(name, texts);
    return new EmbeddedGame(rules, title.isEmpty() ? rules.load() : rules.load(title));
  }

  /** Reads a suite of cases. */
  @JSExport
  public EmbeddedSuite suite(String name, String text) {
    return EmbeddedSuite.of(name, text);
  }
}

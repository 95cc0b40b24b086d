package org.rookery.app.job;

import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.RulesParcel;

/**
 * A game that a job is about.
 *
 * @param name what the user calls it; no two of a job are called alike
 * @param rules its rules as text
 * @param title which game of the rules; null for the one they mean
 */
public record Subject(String name, RulesParcel rules, @Nullable String title) {
  /** Compiles the game. */
  Loading load() {
    Rules opened = rules.rules();
    return title == null ? opened.load() : opened.load(title);
  }

  /**
   * The game.
   *
   * @throws org.rookery.game.BadRules when its rules have errors
   */
  public Game game() {
    return load().orThrow();
  }
}

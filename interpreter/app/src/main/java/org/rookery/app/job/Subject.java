package org.rookery.app.job;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.game.Game;
import org.rookery.game.Loading;
import org.rookery.game.Rules;
import org.rookery.game.RulesParcel;
import org.rookery.player.value.Lessons;

/**
 * A game that a job is about.
 *
 * @param name what the user calls it; no two of a job are called alike
 * @param rules its rules as text
 * @param title which game of the rules; null for the one they mean
 * @param learned what the player has learned of it on the machine that began the job, line by line
 */
public record Subject(
    String name, RulesParcel rules, @Nullable String title, List<String> learned) {
  /** A game of which nothing was learned. */
  public Subject(String name, RulesParcel rules, @Nullable String title) {
    this(name, rules, title, List.of());
  }

  /** Compiles the game. */
  Loading load() {
    Rules opened = rules.rules();
    return title == null ? opened.load() : opened.load(title);
  }

  /** What was learned. */
  Lessons values() {
    return Lessons.read(learned).orElse(Lessons.NONE);
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

package org.rookery.tests;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rookery.game.Game;
import org.rookery.game.files.Loading;
import org.rookery.game.files.Rulebook;

/** The games in {@code rules/}, each loaded once. */
public final class Games {
  private static final Rulebook RULEBOOK = new Rulebook(Checkout.path(""));
  private static final Map<String, Game> LOADED = new TreeMap<>();

  private Games() {}

  /** Where the games come from. */
  public static Rulebook rulebook() {
    return RULEBOOK;
  }

  /** The names of all games. */
  public static List<String> names() {
    return RULEBOOK.files().stream().map(Rulebook::bareName).toList();
  }

  /** The game of that name; its rules file must have no problem, not even a warning. */
  public static synchronized Game named(String name) {
    return LOADED.computeIfAbsent(name, Games::load);
  }

  private static Game load(String name) {
    Path file = Checkout.path("rules", name + ".rules");
    Loading loading = RULEBOOK.load(file, Optional.empty());
    if (!loading.problems().isEmpty()) {
      throw new IllegalStateException(loading.problems());
    }
    return loading.game().orElseThrow();
  }
}

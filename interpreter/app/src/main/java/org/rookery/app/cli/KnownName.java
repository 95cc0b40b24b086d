package org.rookery.app.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.language.diagnostic.Suggestions;

/** A name that must be one of the game's. */
final class KnownName {
  private static final int MOST_LISTED = 20;

  private KnownName() {}

  /** The name as the game writes it, in whatever case it was asked for; empty when none was. */
  static Optional<String> of(String kind, @Nullable String name, List<String> names) {
    if (name == null) {
      return Optional.empty();
    }
    for (String candidate : names) {
      if (candidate.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
        return Optional.of(candidate);
      }
    }
    throw new Refusal(
        "The game has no "
            + kind
            + " `"
            + name
            + "`"
            + Suggestions.nearest(name, names)
                .map(near -> "; did you mean `" + near + "`?")
                .orElseGet(() -> list(names)));
  }

  private static String list(List<String> names) {
    boolean isShort = !names.isEmpty() && names.size() <= MOST_LISTED;
    return isShort ? "; there are `" + String.join("`, `", names) + "`." : ".";
  }
}

package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rookery.language.source.Origin;

/** Collects what one check finds. */
public final class FindingCollector {
  private final CheckDescription card;
  private final List<Finding> found = new ArrayList<>();
  private final List<Finding> acquitted = new ArrayList<>();

  /** None yet, of the check with that page. */
  public FindingCollector(CheckDescription card) {
    this.card = card;
  }

  void add(Origin origin, String message) {
    add(origin, message, null);
  }

  void add(Origin origin, String message, @Nullable String help) {
    found.add(new Finding(card, origin, message, help, List.of()));
  }

  /** A finding that can be mended; the fix counts only where the author wrote the text. */
  void mended(Origin origin, String message, @Nullable String help, Fix fix) {
    found.add(
        new Finding(card, origin, message, help, origin.site() == null ? List.of(fix) : List.of()));
  }

  /**
   * What is fine in this game, and so in the file, whatever other games of it make of the place.
   */
  void acquit(Origin origin, String message) {
    acquitted.add(new Finding(card, origin, message, null, List.of()));
  }

  /** What is not to be told of another game either. */
  public List<Finding> acquitted() {
    return List.copyOf(acquitted);
  }

  /** All of them. */
  public List<Finding> all() {
    return List.copyOf(found);
  }
}

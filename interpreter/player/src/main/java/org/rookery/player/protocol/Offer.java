package org.rookery.player.protocol;

import java.util.ArrayList;
import java.util.List;

/** The names of games in the order in which they are offered. */
final class Offer {
  private Offer() {}

  /** All names of a shelf, the one to begin with first, then the best known. */
  static List<String> names(Shelf shelf) {
    List<String> names = new ArrayList<>(StandardNames.first(shelf.names()));
    shelf
        .first()
        .ifPresent(
            first -> {
              names.remove(first);
              names.add(0, first);
            });
    return names;
  }
}

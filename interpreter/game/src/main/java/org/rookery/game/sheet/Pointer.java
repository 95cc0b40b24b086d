package org.rookery.game.sheet;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.game.explain.RulePlace;
import org.rookery.language.source.Origin;

/**
 * Where the rules file says what a sentence does not. What its author says of it is quoted, and
 * needs no pointer.
 */
final class Pointer {
  /** A longer sentence is not read at once: its place is told instead. */
  private static final int LONGEST = 260;

  /** So many places are named in one sentence. */
  private static final int NAMED = 3;

  private Pointer() {}

  /** Whether a sentence is not longer than one that is read at once. */
  static boolean isShort(String sentence) {
    return sentence.length() <= LONGEST;
  }

  /** The rule and its place, as the author wrote it. */
  static String to(Origin origin) {
    return RulePlace.of(origin.authored());
  }

  /** How a sentence ends that does not say all: with the place, or as one that is quoted. */
  static String end(Origin origin) {
    return Quotes.of(origin).isPresent() ? "." : ": " + to(origin) + ".";
  }

  /** Places in a row, each once, cut short when there are many. */
  static String list(List<Origin> origins) {
    Set<String> places =
        origins.stream().map(Pointer::to).collect(Collectors.toCollection(LinkedHashSet::new));
    String named = places.stream().limit(NAMED).collect(Collectors.joining(", "));
    int more = places.size() - NAMED;
    return named + (more > 0 ? " and " + more + (more == 1 ? " more rule" : " more rules") : "");
  }
}

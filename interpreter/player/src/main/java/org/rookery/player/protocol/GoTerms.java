package org.rookery.player.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.player.search.SearchLimits;

/** What stands behind {@code go}: on what terms to think. */
final class GoTerms {
  private static final String SEARCHED = "searchmoves";
  private static final Set<String> NUMBERS =
      Set.of(
          "depth",
          "nodes",
          "movetime",
          "wtime",
          "btime",
          "winc",
          "binc",
          "movestogo",
          "mate",
          "perft",
          "byoyomi",
          "time",
          "increment");
  private static final Set<String> WORDS = Set.of("infinite", "ponder", SEARCHED);

  private GoTerms() {}

  /** The terms by name; those without a number have none. */
  static Map<String, String> of(List<String> words) {
    Map<String, String> terms = new LinkedHashMap<>();
    for (int i = 0; i < words.size(); i++) {
      if (NUMBERS.contains(words.get(i)) && i + 1 < words.size()) {
        terms.put(words.get(i), words.get(i + 1));
        i++;
      } else if (WORDS.contains(words.get(i))) {
        terms.put(words.get(i), "");
      }
    }
    return terms;
  }

  /** Whether the other side says when the result may be told. */
  static boolean isWaitedFor(Map<String, String> terms) {
    return terms.containsKey("ponder") || terms.containsKey("infinite");
  }

  /** So many milliseconds as a term says; no limit where it is no number. */
  static SearchLimits millis(Map<String, String> terms, String name) {
    long millis = number(terms, name, Long.MAX_VALUE);
    return new SearchLimits(
        SearchLimits.NONE.nodes(), SearchLimits.NONE.depth(), Math.max(1, millis));
  }

  /** The turns to choose from; none for all. */
  static List<String> searched(List<String> words) {
    int at = words.indexOf(SEARCHED);
    return at < 0
        ? List.of()
        : words.subList(at + 1, words.size()).stream()
            .takeWhile(word -> !NUMBERS.contains(word) && !WORDS.contains(word))
            .toList();
  }

  /**
   * How long to think; in the other side's time, how long after their turn.
   *
   * @param isWhite whether the first of the two clocks is that of the player to move
   * @param inSeconds whether the time left and the increment are seconds
   */
  static SearchLimits limits(Map<String, String> terms, boolean isWhite, boolean inSeconds) {
    if (terms.containsKey("infinite")) {
      return SearchLimits.NONE;
    }
    long nodes = number(terms, "nodes", Long.MAX_VALUE);
    long mate = number(terms, "mate", SearchLimits.MAX_DEPTH);
    int depth =
        (int) Math.min(SearchLimits.MAX_DEPTH, number(terms, "depth", Math.min(99, 2 * mate + 1)));
    long millis = number(terms, "movetime", Long.MAX_VALUE);
    long left = number(terms, isWhite ? "wtime" : "btime", number(terms, "time", -1));
    long increment = number(terms, isWhite ? "winc" : "binc", number(terms, "byoyomi", 0));
    if (left >= 0) {
      int turns = (int) number(terms, "movestogo", 0);
      int unit = inSeconds ? 1000 : 1;
      millis = Math.min(millis, Clocks.limits(unit * left, unit * increment, turns).millis());
    }
    return new SearchLimits(Math.max(1, nodes), Math.max(1, depth), Math.max(1, millis));
  }

  private static long number(Map<String, String> terms, String name, long otherwise) {
    String text = terms.getOrDefault(name, "");
    return text.matches("-?\\d{1,15}") ? Long.parseLong(text) : otherwise;
  }
}

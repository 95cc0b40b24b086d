package org.rookery.player.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** How the games of a contest ended, in lines. */
public final class MatchEnds {
  private MatchEnds() {}

  /** How the games that count ended, the commonest end first. */
  public static String line(List<MatchGame> games) {
    return "ended by: " + counted(games, MatchGame::counts);
  }

  /** What programs did that broke games off: those do not count. */
  public static List<String> broken(List<MatchGame> games, String a, String b) {
    List<String> lines = new ArrayList<>();
    add(lines, "A, " + a, games, MatchGame::brokenByA);
    add(lines, "B, " + b, games, game -> !game.counts() && !game.brokenByA());
    return lines;
  }

  private static void add(
      List<String> lines, String name, List<MatchGame> games, Predicate<MatchGame> which) {
    long number = games.stream().filter(which).count();
    if (number > 0) {
      lines.add(
          name
              + (number == 1
                  ? ", broke a game off, which does"
                  : ", broke " + number + " games off, which do")
              + " not count: it "
              + counted(games, which)
              + ".");
    }
  }

  private static String counted(List<MatchGame> games, Predicate<MatchGame> which) {
    Map<String, Long> reasons =
        games.stream()
            .filter(which)
            .collect(Collectors.groupingBy(MatchGame::reason, TreeMap::new, Collectors.counting()));
    return reasons.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(
            entry ->
                entry.getKey() + (entry.getValue() == 1 ? "" : " (" + entry.getValue() + " times)"))
        .collect(Collectors.joining(", "));
  }
}

package org.rookery.engine.adjudicate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.program.GameProgram;

/**
 * How many points the players have.
 *
 * @param halves the halves of points of each player, by their number
 */
public record Points(List<Integer> halves) {
  /** The halves of one point. */
  static final int HALVES = 2;

  private static final int RIVALS = 2;

  /** The player, or the first of the team, with the most; none when several have as many. */
  public OptionalInt best(GameProgram program) {
    List<Integer> ranked = ranked(program);
    boolean shared =
        ranked.size() > 1 && sum(program, ranked.get(0)) == sum(program, ranked.get(1));
    return ranked.isEmpty() || shared ? OptionalInt.empty() : OptionalInt.of(ranked.get(0));
  }

  /**
   * The players who can win, of each team the first, those with the most points first, in playing
   * order where equal.
   */
  public List<Integer> ranked(GameProgram program) {
    return IntStream.range(0, halves.size())
        .filter(player -> program.competes(player) && program.teamOf(player).get(0) == player)
        .boxed()
        .sorted(Comparator.comparing(player -> -sum(program, player)))
        .toList();
  }

  /** The halves of points that a player has, with those of the others of the team. */
  private int sum(GameProgram program, int player) {
    return program.teamOf(player).stream().mapToInt(halves::get).sum();
  }

  /** How many points each player or team has, by name, the most first. */
  public Map<String, String> named(GameProgram program) {
    Map<String, String> named = new LinkedHashMap<>();
    ranked(program).forEach(player -> named.put(program.teamName(player), text(program, player)));
    return named;
  }

  /** How many points a player has, with those of the others of the team. */
  private String text(GameProgram program, int player) {
    return text(sum(program, player));
  }

  /** A number of halves as points, as they are written by hand: {@code 45½}, {@code -½}. */
  public static String text(int all) {
    int whole = Math.abs(all) / HALVES;
    boolean half = all % HALVES != 0;
    String number = half ? (whole == 0 ? "" : whole) + "½" : Integer.toString(whole);
    return (all < 0 ? "-" : "") + number;
  }

  /**
   * The points of all: {@code 45½ to 36}, the winner's first, or with more than two players or
   * teams each with its names, as they are ranked.
   */
  public String text(GameProgram program, Outcome outcome) {
    List<Integer> order = new ArrayList<>(ranked(program));
    if (order.size() != RIVALS) {
      return named(program).entrySet().stream()
          .map(each -> each.getKey() + " " + each.getValue())
          .collect(Collectors.joining(", "));
    }
    if (outcome instanceof Outcome.Win win) {
      order.sort(Comparator.comparing(player -> !win.isFor(program, player)));
    }
    return text(program, order.get(0)) + " to " + text(program, order.get(1));
  }
}

package org.rookery.engine.adjudicate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Elimination;

/**
 * As which the players of a game come in whose players go out one after the other.
 *
 * @param players those who can win, the first in first
 * @param ranks the rank of each of them, from 1; equal where neither came in before the other
 */
public record Ranks(List<Integer> players, List<Integer> ranks) {
  /**
   * The ranks by the names of the players, the first in first.
   *
   * @param names of all players, by number
   */
  public Map<String, Integer> named(List<String> names) {
    Map<String, Integer> named = new LinkedHashMap<>();
    for (int i = 0; i < players.size(); i++) {
      named.put(names.get(players.get(i)), ranks.get(i));
    }
    return named;
  }

  /** The ranks when the game is over; nothing where no player has gone out. */
  static Optional<Ranks> of(Position position, Outcome outcome) {
    GameProgram program = position.program();
    return program
        .elimination()
        .map(rule -> of(position, outcome, rule))
        .filter(ranks -> ranks.players().stream().anyMatch(position::isOut));
  }

  private static Ranks of(Position position, Outcome outcome, Elimination rule) {
    GameProgram program = position.program();
    // The later a player went out, the better; who has won comes first.
    int[] merit =
        IntStream.range(0, program.players().size())
            .map(
                player -> {
                  int out = position.counter(rule.out() + player);
                  boolean won = outcome instanceof Outcome.Win win && win.isFor(program, player);
                  return won
                      ? 2 * program.players().size()
                      : out == 0 ? program.players().size() : out;
                })
            .toArray();
    List<Integer> players =
        IntStream.range(0, merit.length)
            .filter(program::competes)
            .boxed()
            .sorted(Comparator.comparing(player -> -merit[player]))
            .toList();
    List<Integer> ranks = new ArrayList<>();
    for (int player : players) {
      ranks.add(1 + (int) players.stream().filter(other -> merit[other] > merit[player]).count());
    }
    return new Ranks(players, List.copyOf(ranks));
  }

  /** The ranks with the players' names: {@code 1 White, 2 Red, 3 Black}. */
  String text(GameProgram program) {
    return IntStream.range(0, players.size())
        .mapToObj(i -> ranks.get(i) + " " + program.players().get(players.get(i)))
        .collect(Collectors.joining(", "));
  }
}

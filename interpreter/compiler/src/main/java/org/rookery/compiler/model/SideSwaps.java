package org.rookery.compiler.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.program.Test;
import org.rookery.program.TurnStep.SideSwap;
import org.rookery.program.board.Topology;

/** What the pie rule exchanges, by numbers. */
public final class SideSwaps {
  private SideSwaps() {}

  /** The exchange that the pie rule of a game allows where a test holds. */
  public static SideSwap of(GameModel game, PieRule pie, Test when) {
    Topology topology = game.board().topology();
    List<Integer> squares =
        topology.squares().stream()
            .map(square -> topology.square(pie.squares().getOrDefault(square, square)))
            .toList();
    SideSwap bare =
        new SideSwap(
            game.players().indexOf(pie.one()),
            game.players().indexOf(pie.other()),
            squares,
            List.of(),
            when);
    return new SideSwap(bare.one(), bare.other(), squares, counters(game, pie, bare), when);
  }

  /** Each player's own counters change hands; those of squares go with the pieces. */
  private static List<Integer> counters(GameModel game, PieRule pie, SideSwap players) {
    int count = game.players().size();
    List<String> names = new ArrayList<>();
    List<Integer> first = new ArrayList<>();
    int number = 0;
    for (CounterModel counter : game.counters()) {
      names.add(counter.name());
      first.add(number);
      number += counter.perPlayer() ? count : 1;
    }
    List<Integer> from = new ArrayList<>();
    for (CounterModel counter : game.counters()) {
      int own = from.size();
      if (counter.perPlayer()) {
        for (int player = 0; player < count; player++) {
          from.add(own + players.owner(player));
        }
      } else {
        int other = names.indexOf(elsewhere(counter.name(), pie.squares()));
        from.add(other < 0 ? own : first.get(other));
      }
    }
    return from;
  }

  /** The name of the same counter on the square that changes places with its own. */
  private static String elsewhere(String counter, Map<String, String> squares) {
    for (Map.Entry<String, String> way : squares.entrySet()) {
      String suffix = Amount.SquareCounter.on("", way.getKey());
      if (counter.endsWith(suffix)) {
        String name = counter.substring(0, counter.length() - suffix.length());
        return Amount.SquareCounter.on(name, way.getValue());
      }
    }
    return counter;
  }
}

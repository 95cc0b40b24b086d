package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.GameProgram;

/**
 * Finds turns by which each player's pieces are again where they were, so that positions occur
 * again however long the order of turns is: players who do not meet are looked at one by one.
 */
final class Loops {
  /** So many turns a round may have that all players' loops come to. */
  private static final int LONGEST = 48;

  private final GameEngine game;
  private final GameProgram program;
  private final TurnOrder order;
  private final Random random;

  Loops(GameEngine game, Random random) {
    this.game = game;
    this.random = random;
    program = game.program();
    order = new TurnOrder(program);
  }

  /** The keys of turns, from a position on, after which it is the same again. */
  Optional<List<Long>> from(Setup start) {
    Map<Integer, List<Long>> own = new LinkedHashMap<>();
    int step = start.step();
    for (int i = 0; i < program.turnOrder().size(); i++) {
      int player = program.turnOrder().get(step).player();
      if (!own.containsKey(player)) {
        Optional<List<Long>> loop = loop(start.withTurn(step, start.turnNumber()), player);
        if (loop.isEmpty()) {
          return Optional.empty();
        }
        own.put(player, loop.get());
      }
      step = order.next(step);
    }
    return together(start.step(), own);
  }

  private Optional<List<Long>> together(int start, Map<Integer, List<Long>> own) {
    List<Long> round = new ArrayList<>();
    Map<Integer, Integer> made = new LinkedHashMap<>();
    int step = start;
    while (round.size() < LONGEST) {
      int player = program.turnOrder().get(step).player();
      List<Long> loop = own.getOrDefault(player, List.of());
      int number = made.merge(player, 1, Integer::sum) - 1;
      round.add(loop.get(number % loop.size()));
      step = order.next(step);
      boolean closed =
          own.entrySet().stream()
              .allMatch(e -> made.getOrDefault(e.getKey(), 1) % e.getValue().size() == 0);
      if (step == start && closed) {
        return Optional.of(round);
      }
    }
    return Optional.empty();
  }

  private Optional<List<Long>> loop(Setup start, int player) {
    long inOrder = program.turnOrder().stream().filter(item -> item.player() == player).count();
    int turns = inOrder == 1 ? 2 : (int) inOrder;
    Position position = game.position(start);
    Alone alone = new Alone(position, player);
    return alone
        .of(turns, position)
        .or(() -> inOrder > 1 ? alone.of(2 * turns, position) : Optional.empty());
  }

  /** The turns of one player, as if the others did nothing. */
  private final class Alone extends WayBack {
    private final int player;
    private final int pieces;

    Alone(Position start, int player) {
      super(game, random, start);
      this.player = player;
      pieces = pieces(start);
    }

    /** No piece may be lost for good. */
    @Override
    boolean isAllowed(int mover, Position after) {
      return pieces(after) == pieces;
    }

    @Override
    Position next(Position after) {
      Setup setup = after.setup();
      int step = setup.step();
      while (program.turnOrder().get(step).player() != player) {
        step = order.next(step);
      }
      return game.position(setup.withTurn(step, setup.turnNumber()));
    }

    private int pieces(Position position) {
      int sum = 0;
      for (int content = 1; content < program.contents().size(); content++) {
        sum += position.pieces(content) + position.hand(content);
      }
      return sum;
    }
  }
}

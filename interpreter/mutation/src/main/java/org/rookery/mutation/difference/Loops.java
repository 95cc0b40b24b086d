package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.GameProgram;

/**
 * Finds turns by which each player for himself has his men again where they were, so that positions
 * occur again however long the order of turns is: players who do not meet are looked at one by one.
 */
final class Loops {
  /** So many positions are looked at for one player. */
  private static final int MOST = 250;

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
    Search search = new Search(start, player);
    return search.comesBack(start, turns)
        ? Optional.of(search.turns)
        : inOrder > 1 && search.comesBack(start, 2 * turns)
            ? Optional.of(search.turns)
            : Optional.empty();
  }

  /** The turns of one player, as if the others did nothing. */
  private final class Search {
    private final int player;
    private final int[] board;
    private final List<Integer> hands;
    private final int men;
    private final List<Long> turns = new ArrayList<>();
    private int left;

    Search(Setup start, int player) {
      this.player = player;
      Position position = game.position(start);
      board = position.contents().clone();
      hands = start.hand();
      men = men(position);
      left = MOST;
    }

    boolean comesBack(Setup setup, int more) {
      Position position = game.position(setup);
      if (left-- <= 0 || game.adjudicator().isOver(position)) {
        return false;
      }
      List<Move> moves = new ArrayList<>(game.generator().legalMoves(position));
      Collections.shuffle(moves, random);
      for (Move move : moves) {
        turns.add(Sight.key(position, move));
        position.make(move);
        boolean back = men(position) == men && Rounds.away(board, position) <= 2 * (more - 1);
        if (back) {
          Setup after = position.setup();
          back = more == 1 ? after.hand().equals(hands) : comesBack(due(after), more - 1);
        }
        position.unmake();
        if (back) {
          return true;
        }
        turns.remove(turns.size() - 1);
      }
      return false;
    }

    /** A position when it is the player's turn again. */
    private Setup due(Setup setup) {
      int step = setup.step();
      while (program.turnOrder().get(step).player() != player) {
        step = order.next(step);
      }
      return setup.withTurn(step, setup.turnNumber());
    }

    /** How many men there are, so that nobody is lost for good. */
    private int men(Position position) {
      int sum = 0;
      for (int content = 1; content < program.contents().size(); content++) {
        sum += position.men(content) + position.hand(content);
      }
      return sum;
    }
  }
}

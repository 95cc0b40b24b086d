package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.run.Backend;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;

/**
 * Plays one game by several turn orders. An engine learns what the code of a game's pieces does,
 * which takes longer than the questions asked here; so turn orders stand one behind the other in
 * one game, each continued far enough that no play goes on into the next.
 */
final class JoinedOrders {
  /** So many turns at most are played on from where a case has come to. */
  private static final int AHEAD = 12;

  private final CompiledGame compiled;

  /** Who moves at each step, and with which moves: pieces attack with all those of their player. */
  private record Seat(int player, int as, List<Integer> groups) {}

  /** Turn orders of one game, and those by whose number they are asked for. */
  private static final class Joined {
    private final List<TurnStep> steps = new ArrayList<>();
    private final Map<Integer, Integer> first = new HashMap<>();
  }

  JoinedOrders(CompiledGame compiled) {
    this.compiled = compiled;
  }

  /**
   * A turn order of a game.
   *
   * @param game the game, which belongs to one thread
   * @param first the step with which it begins
   */
  record Seated(GameEngine game, int first) {}

  /** Games in which these turn orders are, each order as long as the game's own. */
  List<Seated> of(Collection<List<TurnStep>> orders) {
    Map<List<Seat>, Joined> games = new HashMap<>();
    int number = 0;
    for (List<TurnStep> order : orders) {
      Joined joined = games.computeIfAbsent(seats(order), seats -> new Joined());
      joined.first.put(number++, joined.steps.size());
      joined.steps.addAll(continued(order));
    }
    Seated[] all = new Seated[orders.size()];
    for (Joined joined : games.values()) {
      GameEngine game = game(joined.steps);
      joined.first.forEach((i, first) -> all[i] = new Seated(game, first));
    }
    return List.of(all);
  }

  private static List<Seat> seats(List<TurnStep> order) {
    return order.stream().map(step -> new Seat(step.player(), step.as(), groups(step))).toList();
  }

  private static List<Integer> groups(TurnStep step) {
    TreeSet<Integer> groups = new TreeSet<>();
    step.tiers().forEach(groups::addAll);
    return List.copyOf(groups);
  }

  private List<TurnStep> continued(List<TurnStep> order) {
    List<TurnStep> steps = new ArrayList<>(order);
    List<TurnStep> again = order.subList(compiled.program().repeatFrom(), order.size());
    for (int i = 0; i < AHEAD; i++) {
      steps.add(again.get(i % again.size()));
    }
    return steps;
  }

  /** Only the turn order is another one, so that the code of the pieces is shared. */
  private GameEngine game(List<TurnStep> order) {
    GameProgram program = compiled.program();
    GameProgram other =
        new GameProgram(
            program.title(),
            program.notation(),
            program.topology(),
            program.layout(),
            program.players(),
            program.contents(),
            program.pieces(),
            program.attributes(),
            program.groups(),
            program.droppable(),
            order,
            program.repeatFrom(),
            program.start(),
            program.rights(),
            program.counters(),
            program.royal(),
            program.forbidden(),
            program.endings(),
            program.points(),
            program.teams(),
            program.elimination(),
            program.options(),
            program.rules());
    CompiledGame made =
        new CompiledGame(
            compiled.sections(), compiled.model(), compiled.graphs(), other, compiled.origins());
    return new GameEngine(made, Backend.GRAPH);
  }
}

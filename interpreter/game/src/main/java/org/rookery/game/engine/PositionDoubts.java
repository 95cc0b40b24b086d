package org.rookery.game.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;

/**
 * What makes a position one to which no game leads. It can be played all the same: puzzles and
 * trials begin so.
 */
public final class PositionDoubts {
  private final GameEngine engine;
  private final GameProgram program;
  private final Position position;

  private PositionDoubts(GameEngine engine, Position position) {
    this.engine = engine;
    this.program = engine.program();
    this.position = position;
  }

  /**
   * A sentence for each doubt about a position; none where players do not see all, or where the
   * game itself begins so.
   */
  public static List<String> of(GameEngine engine, Position position) {
    GameProgram program = engine.program();
    if (program.options().hiding().hides() || program.sides() != 2) {
      return List.of();
    }
    Position start = new Position(position, Setup.start(program));
    List<String> usual = new PositionDoubts(engine, start).all(start);
    return new PositionDoubts(engine, position)
        .all(start).stream().filter(doubt -> !usual.contains(doubt)).toList();
  }

  private List<String> all(Position start) {
    List<String> doubts = new ArrayList<>();
    if (!engine.adjudicator().isOver(position)) {
      for (int player = 0; player < program.players().size(); player++) {
        royal(start.setup(), player).ifPresent(doubts::add);
      }
    }
    if (doubts.isEmpty()) {
      check().ifPresent(doubts::add);
    }
    return doubts;
  }

  /** That a player has lost all royal pieces, though the game goes on. */
  private Optional<String> royal(Setup start, int player) {
    List<Integer> types = royals(start, player);
    if (types.isEmpty() || !royals(position.setup(), player).isEmpty()) {
      return Optional.empty();
    }
    String piece = types.size() == 1 ? program.pieces().get(types.get(0)).name() : "royal piece";
    return Optional.of(program.players().get(player) + " has no " + piece + ".");
  }

  /** The types of a player's royal pieces on the board, in columns and in hand. */
  private List<Integer> royals(Setup setup, int player) {
    IntStream board = setup.board().stream().mapToInt(content -> content);
    IntStream beneath =
        setup.beneath().values().stream().flatMap(List::stream).mapToInt(content -> content);
    IntStream hand =
        IntStream.range(0, setup.hand().size()).filter(content -> setup.hand().get(content) > 0);
    return IntStream.concat(IntStream.concat(board, beneath), hand)
        .filter(program.royal().contents()::has)
        .filter(content -> program.contents().owner(content) == player)
        .map(program.contents()::type)
        .distinct()
        .boxed()
        .toList();
  }

  /** That a player who has moved is in check. */
  private Optional<String> check() {
    if (position.continuation() != Position.NOWHERE || !alternates(program.turnOrder())) {
      return Optional.empty(); // who is to move may have moved last
    }
    return IntStream.range(0, program.players().size())
        .filter(player -> program.competes(player) && !program.areAllied(player, position.as()))
        .filter(player -> engine.generator().inCheck(position, player))
        .mapToObj(program.players()::get)
        .map(name -> name + " is in check, and " + mover() + " is to move.")
        .findFirst();
  }

  private String mover() {
    return program.players().get(position.mover());
  }

  /** Whether no player has two turns in a row, so that who is not to move has just moved. */
  private static boolean alternates(List<TurnStep> order) {
    return IntStream.range(0, order.size())
        .allMatch(
            i ->
                order.get(i).player() != order.get((i + 1) % order.size()).player()
                    && order.get(i).again().equals(new Test.Constant(false)));
  }
}

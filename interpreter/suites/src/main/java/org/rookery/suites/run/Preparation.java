package org.rookery.suites.run;

import java.util.List;
import java.util.Map;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.suites.format.BadSuite;
import org.rookery.suites.format.Case;
import org.rookery.suites.format.Suite;
import org.rookery.suites.format.YamlPlaces;

/** Sets up the position of a case. */
public final class Preparation {
  private static final String EMPTY = "empty";

  private final GameEngine game;
  private final Suite suite;
  private final Phrases phrases;

  /** Sets up positions of one game for one suite. */
  public Preparation(GameEngine game, Suite suite, Phrases phrases) {
    this.game = game;
    this.suite = suite;
    this.phrases = phrases;
  }

  /** The position before the first turn of {@code play}. */
  public Position position(String pointer, Case c) throws BadSuite {
    Setup setup = base(YamlPlaces.child(pointer, "position"), c.position());
    if (c.place() != null) {
      setup = place(YamlPlaces.child(pointer, "place"), c.place(), setup);
    }
    if (c.hand() != null) {
      setup = hands(YamlPlaces.child(pointer, "hand"), c.hand(), setup);
    }
    if (c.toMove() != null || c.turn() != null) {
      setup = turn(pointer, c, setup);
    }
    if (c.flags() != null) {
      setup =
          new DeclaredState(game, suite, phrases)
              .set(setup, YamlPlaces.child(pointer, "flags"), c.flags());
    }
    return game.position(setup);
  }

  private Setup base(String pointer, @org.jspecify.annotations.Nullable String position)
      throws BadSuite {
    if (position == null) {
      return Setup.start(game.program());
    }
    if (position.strip().equals(EMPTY)) {
      return Setup.empty(game.program());
    }
    try {
      return game.positions().parse(position);
    } catch (TextException e) {
      throw suite.bad(
          pointer, "The position has a mistake in column " + e.column() + ": " + e.getMessage());
    }
  }

  private Setup place(String pointer, Map<String, String> pieces, Setup setup) throws BadSuite {
    Setup result = setup;
    for (Map.Entry<String, String> piece : pieces.entrySet()) {
      String at = YamlPlaces.child(pointer, piece.getKey());
      int square = phrases.square(at, piece.getKey());
      List<Integer> column = phrases.pieces(at, piece.getValue());
      int beneath = Math.max(0, column.size() - 1);
      int top = column.isEmpty() ? Contents.EMPTY : column.get(beneath);
      result = result.withSquare(game.program(), square, top);
      if (Phrases.isColumn(piece.getValue())) {
        result = result.withBeneath(square, column.subList(0, beneath));
      }
    }
    return game.positions().withRightsOfOriginalPieces(result);
  }

  private Setup hands(String pointer, Map<String, Map<String, Integer>> hands, Setup setup)
      throws BadSuite {
    Setup result = setup;
    Contents contents = game.program().contents();
    for (int content = 1; content < contents.size(); content++) {
      if (!game.program().pieces().get(contents.type(content)).supply()) {
        result = result.withHand(content, 0);
      }
    }
    for (Map.Entry<String, Map<String, Integer>> hand : hands.entrySet()) {
      String at = YamlPlaces.child(pointer, hand.getKey());
      int player = phrases.player(at, hand.getKey());
      for (Map.Entry<String, Integer> pieces : hand.getValue().entrySet()) {
        String there = YamlPlaces.child(at, pieces.getKey());
        if (pieces.getValue() < 0 || pieces.getValue() > 1000) {
          throw suite.bad(there, "A hand cannot hold " + pieces.getValue() + " pieces.");
        }
        int type = phrases.type(there, pieces.getKey());
        result = result.withHand(contents.of(type, player), pieces.getValue());
      }
    }
    return result;
  }

  private Setup turn(String pointer, Case c, Setup setup) throws BadSuite {
    int before = game.program().turnOrder().get(setup.step()).player();
    int player =
        c.toMove() == null
            ? before
            : phrases.player(YamlPlaces.child(pointer, "to-move"), c.toMove());
    int number = c.turn() == null ? setup.turnNumber() : c.turn();
    if (player == before && number == setup.turnNumber()) {
      return setup;
    }
    String at = YamlPlaces.child(pointer, c.turn() == null ? "to-move" : "turn");
    if (number < 1 || number > 10_000) {
      throw suite.bad(at, "A turn number counts from 1.");
    }
    TurnOrder order = new TurnOrder(game.program());
    int step = order.step(player, number);
    for (int next = number + 1; step < 0 && c.turn() == null && next <= 10_000; next++) {
      number = next;
      step = order.step(player, next);
    }
    if (step < 0) {
      String name = game.program().players().get(player);
      throw suite.bad(at, order.never(name, player, number));
    }
    Setup turned = setup.withTurn(step, number);
    // Another number leaves the turn itself the same: what the move before skipped is still
    // skipped.
    return player == before ? turned.withPassed(setup.passed(), setup.passer()) : turned;
  }
}

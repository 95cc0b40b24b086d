package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.walker.Scene;
import org.rookery.walker.WalkedPerft;
import org.rookery.walker.WalkedTurn;
import org.rookery.walker.Walker;

/** Leaf counts by the reference walker. */
final class WalkedLeaves {
  private final Game game;
  private final Position position;
  private final PrintWriter out;
  private final Walker walker;
  private final WalkedPerft perft;

  WalkedLeaves(Game game, Position position, PrintWriter out) {
    this.game = game;
    this.position = position;
    this.out = out;
    walker = new Walker(game.compiled(), Long.MAX_VALUE);
    perft = new WalkedPerft(walker);
  }

  long count(int depth) {
    return perft.count(Scene.of(position), depth);
  }

  /** Prints the leaves below each first turn, and an empty line; returns their sum. */
  long divide(int depth) {
    Map<WalkedTurn, Long> leaves = perft.divide(Scene.of(position), depth);
    Map<WalkedTurn, String> names = new LinkedHashMap<>();
    TurnTexts texts = game.turns(position);
    for (Move move : texts.moves()) {
      names.put(walker.comparable(WalkedTurn.of(move)), texts.shortest(move));
    }
    leaves.forEach(
        (turn, count) -> {
          // The engine lends its notation; a turn it does not know is told in the walker's words.
          String name = names.getOrDefault(turn, "only the walker: " + walker.text(turn));
          out.println(name + ": " + count);
        });
    out.println();
    return leaves.values().stream().mapToLong(Long::longValue).sum();
  }
}

package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.game.Match;
import org.rookery.game.Turn;
import org.rookery.walker.WalkedPerft;
import org.rookery.walker.Walker;
import org.rookery.walker.scene.Scene;
import org.rookery.walker.scene.WalkedTurn;

/** Leaf counts by the reference walker. */
final class WalkedLeaves {
  private final Match match;
  private final PrintWriter out;
  private final Walker walker;
  private final WalkedPerft perft;

  WalkedLeaves(Match match, PrintWriter out) {
    this.match = match;
    this.out = out;
    walker = new Walker(match.game().compiled(), Long.MAX_VALUE);
    perft = new WalkedPerft(walker);
  }

  long count(int depth) {
    return perft.count(Scene.of(match.position()), depth);
  }

  /** Prints the leaves below each first turn, and an empty line; returns their sum. */
  long divide(int depth) {
    Map<WalkedTurn, Long> leaves = perft.divide(Scene.of(match.position()), depth);
    Map<WalkedTurn, String> names = new LinkedHashMap<>();
    for (Turn turn : match.turnsWhateverEnded()) {
      names.put(walker.comparable(WalkedTurn.of(turn.move())), turn.text());
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

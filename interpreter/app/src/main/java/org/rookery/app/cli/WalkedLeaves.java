package org.rookery.app.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
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

  /**
   * Prints the leaves below each first turn, in the engine's order, and an empty line; returns
   * their sum.
   */
  long divide(int depth) {
    Scene scene = Scene.of(match.position());
    Map<WalkedTurn, Long> leaves = perft.divide(scene, depth);
    Map<WalkedTurn, Long> left = new LinkedHashMap<>(leaves);
    for (LegalMove turn : match.turnsWhateverEnded()) {
      Long count = left.remove(walker.comparable(scene, WalkedTurn.of(turn.move())));
      if (count != null) {
        out.println(turn.text() + ": " + count);
      }
    }
    // A turn that the engine does not know is told in the walker's words.
    left.entrySet().stream()
        .map(turn -> "only the walker: " + walker.text(turn.getKey()) + ": " + turn.getValue())
        .sorted()
        .forEach(out::println);
    out.println();
    return leaves.values().stream().mapToLong(Long::longValue).sum();
  }
}

package org.rookery.exchange.betza;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rookery.game.Game;
import org.rookery.game.Rules;
import org.rookery.program.board.Layout;

/** Makes men from Betza again, and looks whether they go where they should. */
final class Expansion {
  private static final long SEED = 2;
  private static final String RULES =
      """
      (game (title "Expansion") (players White Black) (turn-order White Black)
        (board (rectangle COLUMNS ROWS))
        (piece (name Man) (letter M) (moves (betza "BETZA"))))
      """;

  private final Map<Claim, Boolean> known = new HashMap<>();

  /** That a text means these ways on a board of that size. */
  private record Claim(String betza, List<Way> ways, int columns, int rows) {}

  /** Whether a text means these ways. */
  boolean holds(String betza, List<Way> ways, Layout layout) {
    return known.computeIfAbsent(
        new Claim(betza, List.copyOf(ways), layout.columns(), layout.rows()), Expansion::holds);
  }

  private static boolean holds(Claim claim) {
    if (claim.betza().isEmpty()) {
      return claim.ways().isEmpty();
    }
    String rules =
        RULES
            .replace("COLUMNS", String.valueOf(claim.columns()))
            .replace("ROWS", String.valueOf(claim.rows()))
            .replace("BETZA", claim.betza());
    return Rules.of("expansion.rules", rules)
        .load()
        .game()
        .filter(game -> agrees(game, claim.ways()))
        .isPresent();
  }

  private static boolean agrees(Game game, List<Way> ways) {
    Watch watch = new Watch(game.engine(), 0, 0, SEED, false);
    watch.look();
    return !watch.isStrange()
        && watch.sights().stream().allMatch(sight -> reached(sight, ways).equals(sight.targets()));
  }

  private static BitSet reached(Sight sight, List<Way> ways) {
    BitSet reached = new BitSet();
    ways.forEach(way -> way.targets(sight.ground(), sight.from()).forEach(reached::set));
    return reached;
  }
}

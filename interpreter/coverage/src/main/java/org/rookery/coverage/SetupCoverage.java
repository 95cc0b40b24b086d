package org.rookery.coverage;

import java.util.List;
import java.util.Set;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;

/** Notes which pieces of the set-up are looked at where they stand. */
final class SetupCoverage {
  private final GameEngine game;
  private final Set<Unit> seen;
  private final int[] start;
  private boolean begun;

  SetupCoverage(GameEngine game, Set<Unit> seen) {
    this.game = game;
    this.seen = seen;
    start = game.program().start().board();
  }

  /** A case begins. */
  void begins(Position position) {
    begun = position.setup().equals(game.start().setup());
  }

  /** All turns are looked at: those who have any are seen where they stand. */
  void turns(Position position, List<Move> moves) {
    if (begun) {
      for (Move move : moves) {
        int from = MoveChanges.of(position, move).origin();
        if (from >= 0) {
          square(position, from);
        }
      }
    }
  }

  /** A square is looked at. */
  void square(Position position, int square) {
    int piece = start[square];
    if (begun && piece != Contents.EMPTY && position.content(square) == piece) {
      game.compiled().sections().stream()
          .filter(section -> section.isHeadedBy("board-setup"))
          .forEach(section -> seen.add(Units.setUp(game.compiled(), section, square)));
    }
  }
}

package org.rookery.engine.sight;

import java.util.BitSet;
import java.util.List;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;
import org.rookery.program.board.Topology;

/** What a position remembers of moves, as far as a player has seen these. */
final class Traces {
  private final GameProgram program;

  Traces(GameProgram program) {
    this.program = program;
  }

  /** Without what the position remembers of moves of others that were not seen. */
  Setup without(Setup setup, Position position, int player, BitSet unseen) {
    boolean skips =
        setup.passed().stream().anyMatch(unseen::get)
            || (setup.passer() != Topology.NOWHERE && unseen.get(setup.passer()))
            || position.mover() != player;
    Setup bare =
        setup
            .withRights(ownRights(setup.rights(), player))
            .withClock(0)
            .withLastMove(Topology.NOWHERE, Topology.NOWHERE);
    Setup still = skips ? bare.withPassed(List.of(), Topology.NOWHERE) : bare;
    return position.mover() == player ? still : still.withContinuation(Topology.NOWHERE, 0);
  }

  long ownRights(long rights, int player) {
    long own = rights;
    List<Right> all = program.rights();
    for (int right = 0; right < all.size(); right++) {
      if (all.get(right).player() != player) {
        own &= ~(1L << right);
      }
    }
    return own;
  }
}

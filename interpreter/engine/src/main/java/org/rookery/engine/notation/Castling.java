package org.rookery.engine.notation;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.convention.Grid;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/**
 * Which turns are castling in SAN: two pieces of one player go along one row, each towards the
 * other or past it.
 */
final class Castling {
  /** {@code O-O}: the partner stands on a higher column. */
  static final String SHORT = "O-O";

  /** {@code O-O-O}: the partner stands on a lower column. */
  static final String LONG = "O-O-O";

  private final GameProgram program;
  private final Grid grid;

  Castling(GameProgram program, Grid grid) {
    this.program = program;
    this.grid = grid;
  }

  /** SAN's word for what pieces do in a turn's first part, if it is castling. */
  Optional<String> word(List<Component> part) {
    if (part.size() != 2
        || !(part.get(0) instanceof Component.Go a)
        || !(part.get(1) instanceof Component.Go b)) {
      return Optional.empty();
    }
    int index = program.royal().contents().has(b.content()) ? 1 : 0;
    Component.Go royal = index == 1 ? b : a;
    Component.Go partner = index == 1 ? a : b;
    Contents contents = program.contents();
    boolean row =
        contents.owner(a.content()) == contents.owner(b.content())
            && grid.row(royal.from()) == grid.row(royal.to())
            && grid.row(royal.from()) == grid.row(partner.from())
            && grid.row(royal.from()) == grid.row(partner.to());
    if (!row) {
      return Optional.empty();
    }
    return Optional.of(grid.column(partner.from()) > grid.column(royal.from()) ? SHORT : LONG);
  }

  /** Where the royal piece and its partner stand before they castle. */
  record Pair(int royal, int partner) {
    /** The two pieces of a move whose first part moves both and does nothing else. */
    static Optional<Pair> of(MoveComponents turn, GameProgram program) {
      List<Component> part = turn.changes().parts().get(0);
      boolean two =
          part.size() == 2
              && part.get(0) instanceof Component.Go
              && part.get(1) instanceof Component.Go;
      if (!two) {
        return Optional.empty();
      }
      ContentSet royal = program.royal().contents();
      int index = royal.has(((Component.Go) part.get(0)).content()) ? 0 : 1;
      Component.Go king = (Component.Go) part.get(index);
      Component.Go partner = (Component.Go) part.get(1 - index);
      Contents contents = program.contents();
      return royal.has(king.content())
              && contents.owner(king.content()) == contents.owner(partner.content())
          ? Optional.of(new Pair(king.from(), partner.from()))
          : Optional.empty();
    }
  }
}

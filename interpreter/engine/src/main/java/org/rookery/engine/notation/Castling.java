package org.rookery.engine.notation;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.convention.CastlingRule;
import org.rookery.engine.convention.Grid;
import org.rookery.engine.position.Position;
import org.rookery.program.GameProgram;

/** Which turns castle in a position, as {@link CastlingRule} says, and what SAN calls them. */
final class Castling {
  /** {@code O-O}: the partner stands on a higher column. */
  static final String SHORT = "O-O";

  /** {@code O-O-O}: the partner stands on a lower column. */
  static final String LONG = "O-O-O";

  private final Position position;
  private final GameProgram program;
  private final Grid grid;
  private final CastlingRule rule;

  Castling(Position position) {
    this.position = position;
    this.program = position.program();
    this.grid = new Grid(program.topology(), program.layout());
    this.rule = new CastlingRule(program, grid);
  }

  /** The rows and columns of the board. */
  Grid grid() {
    return grid;
  }

  /** SAN's word for what pieces do in a turn's first part, if it is castling along a row. */
  Optional<String> word(List<Component> part) {
    return castling(part)
        .filter(
            pair ->
                grid.row(pair.king().from()) == grid.row(pair.king().to())
                    && grid.row(pair.king().from()) == grid.row(pair.partner().from())
                    && grid.row(pair.king().from()) == grid.row(pair.partner().to()))
        .map(
            pair ->
                grid.column(pair.partner().from()) > grid.column(pair.king().from())
                    ? SHORT
                    : LONG);
  }

  /**
   * The two pieces of a turn in whose first part a royal piece castles, and nothing else is done.
   */
  Optional<Pair> royal(MoveComponents turn) {
    return castling(turn.changes().parts().get(0))
        .filter(pair -> program.royal().contents().has(pair.king().content()));
  }

  private Optional<Pair> castling(List<Component> part) {
    if (part.size() != 2
        || !(part.get(0) instanceof Component.Go a)
        || !(part.get(1) instanceof Component.Go b)
        || !rule.isCastling(leg(a), leg(b), known())) {
      return Optional.empty();
    }
    return Optional.of(
        program.royal().contents().has(b.content()) ? new Pair(b, a) : new Pair(a, b));
  }

  private static CastlingRule.Leg leg(Component.Go go) {
    return new CastlingRule.Leg(go.content(), go.from(), go.to());
  }

  private CastlingRule.Known known() {
    return new CastlingRule.Known() {
      @Override
      public boolean keeps(int right) {
        return (position.rights() >>> right & 1) != 0;
      }

      @Override
      public boolean has(int square, int attribute) {
        return position.has(square, attribute);
      }
    };
  }

  /** The royal piece, or else the one that the rule moves first, and its partner. */
  record Pair(Component.Go king, Component.Go partner) {}
}

package org.rookery.engine.notation;

import java.util.List;
import org.rookery.engine.convention.Way;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;

/** What turns do, as the players' conventions are told. */
final class Ways {
  private Ways() {}

  /** What a turn of a position does; {@code uci} is its text in UCI. */
  static Way of(LegalTurn turn, String uci, Position position) {
    Changes changes = turn.changes();
    List<Integer> stops =
        turn.all().stream().filter(Component.Go.class::isInstance).map(Component::square).toList();
    return new Way(
        uci,
        piece(turn, position),
        changes.origin(),
        leaves(changes) ? Component.NO_SQUARE : changes.target(),
        stops,
        !changes.captured().isEmpty(),
        turn.all().size() == 1);
  }

  /** The piece that a turn's first component names, or that stands where it begins. */
  private static int piece(LegalTurn turn, Position position) {
    Component first = turn.all().get(0);
    int origin = turn.changes().origin();
    if (first instanceof Component.Go go) {
      return go.content();
    } else if (first instanceof Component.Drop drop) {
      return drop.content();
    }
    return origin < 0 ? Contents.EMPTY : position.content(origin);
  }

  /** Whether the piece of the first part goes nowhere, and is gone. */
  private static boolean leaves(Changes changes) {
    int target = changes.target();
    return target >= 0 && target == changes.origin() && changes.after()[target] == Contents.EMPTY;
  }
}

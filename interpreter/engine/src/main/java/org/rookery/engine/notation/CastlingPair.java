package org.rookery.engine.notation;

import java.util.List;
import java.util.Optional;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;

/** Where the royal piece and its partner stand before they castle. */
record CastlingPair(int royal, int partner) {
  /** The two of a turn whose first part is that both go and nothing else. */
  static Optional<CastlingPair> of(LegalTurn turn, GameProgram program) {
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
        ? Optional.of(new CastlingPair(king.from(), partner.from()))
        : Optional.empty();
  }
}

package org.rookery.mutation.difference;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.GameProgram;
import org.rookery.program.Right;

/**
 * Two games that are almost the same, on one thread; their pieces and squares have the same
 * numbers.
 */
record GamePair(GameEngine here, GameEngine there) {
  /** A position in both games. */
  record Pair(Position here, Position there) {
    /** Whether a counter differs, which may be seen much later. */
    boolean isCountedOtherwise() {
      int both = Math.min(here.program().counters().size(), there.program().counters().size());
      for (int i = 0; i < both; i++) {
        if (here.counter(i) != there.counter(i)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a piece bears other marks, or there are other rights, as castling asks for. */
    boolean isMarkedOtherwise() {
      if (here.rights() != there.rights()) {
        return true;
      }
      for (int square = 0; square < here.program().topology().size(); square++) {
        if (here.attributes(square) != there.attributes(square)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Whether a position of the one, as a value, is one of the other. */
  boolean shareSetups() {
    return shareAllButRights() && here.program().rights().equals(there.program().rights());
  }

  private boolean shareAllButRights() {
    GameProgram ours = here.program();
    GameProgram theirs = there.program();
    return ours.counters().size() == theirs.counters().size()
        && ours.attributes().equals(theirs.attributes())
        && ours.groups().equals(theirs.groups())
        && ours.turnOrder().size() == theirs.turnOrder().size();
  }

  /** Where both games begin, or the position that a text says. */
  Optional<Pair> begin(Optional<String> start) {
    return start.isEmpty() ? Optional.of(new Pair(here.start(), there.start())) : read(start.get());
  }

  /** The position that a text of the first says in both; empty when it says none in one of them. */
  Optional<Pair> read(String text) {
    return position(here, text)
        .flatMap(
            ours ->
                position(there, text)
                    .or(() -> inOther(ours.setup()))
                    .map(theirs -> new Pair(ours, theirs)));
  }

  private static Optional<Position> position(GameEngine game, String text) {
    try {
      return Optional.of(game.position(text));
    } catch (TextException otherState) {
      return Optional.empty();
    }
  }

  /** A position in both. */
  Optional<Pair> of(Setup setup) {
    return shareSetups()
        ? Optional.of(new Pair(here.position(setup), there.position(setup)))
        : read(here.positions().print(setup));
  }

  /** A position of the first in the other, where rights are lost that no piece has there. */
  private Optional<Position> inOther(Setup setup) {
    if (!shareAllButRights() || setup.decided() != Position.UNDECIDED) {
      return Optional.empty();
    }
    List<Right> ours = here.program().rights();
    List<Right> theirs = there.program().rights();
    long rights = 0;
    for (int i = 0; i < ours.size(); i++) {
      int number = theirs.indexOf(ours.get(i));
      if (number >= 0 && (setup.rights() >>> i & 1) != 0) {
        rights |= 1L << number;
      }
    }
    return Optional.of(there.position(setup.withRights(rights)));
  }
}

package org.rookery.mutation.difference;

import java.util.Optional;
import org.rookery.engine.notation.TextException;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.GameProgram;

/**
 * Two games that are almost the same, on one thread; their men and squares have the same numbers.
 */
record Twins(GameEngine here, GameEngine there) {
  /** A position in both games. */
  record Pair(Position here, Position there) {
    /** Whether a counter differs, which may be seen much later. */
    boolean isCountedOtherwise() {
      for (int i = 0; i < here.program().counters().size(); i++) {
        if (here.counter(i) != there.counter(i)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a man bears other marks, or there are other rights, as castling asks for. */
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
    GameProgram ours = here.program();
    GameProgram theirs = there.program();
    return ours.counters().size() == theirs.counters().size()
        && ours.attributes().equals(theirs.attributes())
        && ours.groups().equals(theirs.groups())
        && ours.rights().equals(theirs.rights())
        && ours.turnOrder().size() == theirs.turnOrder().size();
  }

  /** The position that a text says in both; empty when it says none in one of them. */
  Optional<Pair> read(String text) {
    try {
      return Optional.of(new Pair(here.position(text), there.position(text)));
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
}

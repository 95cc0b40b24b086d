package org.rookery.engine.notation;

import java.util.List;

/**
 * One change of the board or of a hand, as a turn's complete text lists them.
 *
 * <p>Played left to right on a board, without any knowledge of the rules, the components of a turn
 * do what the turn does.
 */
public sealed interface Component {
  /**
   * The square this is about, or the arrival square; {@link #NO_SQUARE} when the board does not
   * change.
   */
  int square();

  /** The component as a text states it, without the piece that moves. */
  default Component said() {
    return this;
  }

  /** The square of a component that leaves the board alone. */
  int NO_SQUARE = -1;

  /** The piece of {@code content} goes from one square to another; what stood there is gone. */
  record Go(int content, int from, int to) implements Component {
    private static final int UNTOLD = 0;

    @Override
    public int square() {
      return to;
    }

    @Override
    public Component said() {
      return new Go(UNTOLD, from, to);
    }
  }

  /** A piece of {@code content} is put on a square: a promotion, a change of sides, a new piece. */
  record Place(int content, int square) implements Component {}

  /** A piece of {@code content} comes from its owner's hand. */
  record Drop(int content, int square) implements Component {}

  /** The square becomes empty. */
  record Clear(int square) implements Component {}

  /** The square holds these pieces, the lowest first, and no other. */
  record Column(int square, List<Integer> contents) implements Component {
    /** What a column or a piece put down alone leaves on its square; nothing for the others. */
    static List<Integer> contents(Component component) {
      if (component instanceof Column column) {
        return column.contents();
      }
      return component instanceof Place place ? List.of(place.content()) : List.of();
    }
  }

  /** A piece of {@code content} leaves its owner's hand for good. */
  record Discard(int content) implements Component {
    @Override
    public int square() {
      return NO_SQUARE;
    }
  }

  /** The player takes over the other side, whatever that changes. */
  record Swap() implements Component {
    @Override
    public int square() {
      return NO_SQUARE;
    }
  }

  /** The player goes out of the game, whatever that changes. */
  record Out() implements Component {
    @Override
    public int square() {
      return NO_SQUARE;
    }
  }

  /** The player does nothing. */
  record Pass() implements Component {
    @Override
    public int square() {
      return NO_SQUARE;
    }
  }
}

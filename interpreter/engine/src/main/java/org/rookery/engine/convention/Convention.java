package org.rookery.engine.convention;

import java.util.List;
import java.util.Optional;
import org.rookery.engine.position.Setup;

/**
 * How the players of a family of games write turns and positions: a rules file says by {@code
 * (notation …)} which one is theirs. Our own texts are understood besides, and usually before it.
 */
public interface Convention {
  /** The ways to write a turn, the usual one first; none where it has no word for the turn. */
  List<String> texts(MoveSketch turn);

  /**
   * The text that names every square on the way; empty where none does. It means its own turn, even
   * where it is a shorter text of another.
   */
  default Optional<String> whole(MoveSketch turn) {
    return Optional.empty();
  }

  /** A text of a turn, legal or not, as UCI writes it; empty when it does not name the squares. */
  Optional<String> plain(String text);

  /** Whether a text looks like a turn. */
  boolean isWritten(String text);

  /** Whether its texts come before ours, since they are other turns in algebraic notation. */
  default boolean comesFirst() {
    return false;
  }

  /** A text as {@link #texts} writes it, whatever of it may be written in several ways. */
  default String normal(String text) {
    return text;
  }

  /** A position of ours, from its FEN; empty where positions are written as FEN. */
  default Optional<String> position(Setup setup, String fen) {
    return Optional.empty();
  }

  /**
   * The placement and the mover of a position as the first fields of FEN; empty when the text is
   * none of this convention's.
   *
   * @throws NoPosition when it is one, and says no position
   */
  default Optional<String> fen(String text) throws NoPosition {
    return Optional.empty();
  }
}

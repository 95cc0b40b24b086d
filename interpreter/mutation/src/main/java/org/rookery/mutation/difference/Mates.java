package org.rookery.mutation.difference;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.ContentSet;
import org.rookery.program.Contents;
import org.rookery.program.Edit;

/**
 * Looks for positions in which a turn of a certain piece mates, as rules may forbid it to: pieces
 * are changed step by step until the mated has no reply left.
 */
final class Mates {
  private static final int STEPS = 250;

  /** As far from mate as without a check. */
  private static final int NO_CHECK = 100;

  /** The piece has no turn at all. */
  private static final int NO_TURN = 1_000;

  /** Of so many turns of the piece the one nearest to mate counts. */
  private static final int MOST_TURNS = 8;

  private final GameEngine game;
  private final Placing placing;
  private final Random random;

  /** How many turns have been listed. */
  private int looked;

  /**
   * Mates in a game.
   *
   * @param game that does not forbid them
   */
  Mates(GameEngine game, Placing placing, Random random) {
    this.game = game;
    this.placing = placing;
    this.random = random;
  }

  int looked() {
    return looked;
  }

  /** A position in which a turn of the piece mates, made of another, if one is found. */
  Optional<Setup> of(Setup base, RuleDiff.Place place) {
    Setup setup = checked(placing.around(base, place), place);
    int far = far(setup, place);
    for (int i = 0; i < STEPS && far > 0; i++) {
      Setup changed = placing.changed(setup, List.of());
      int now = far(changed, place);
      if (now <= far) {
        setup = changed;
        far = now;
      }
    }
    return far == 0 ? Optional.of(setup) : Optional.empty();
  }

  /** The same with a royal piece of the other where the turn checks it, if it can. */
  private Setup checked(Setup setup, RuleDiff.Place place) {
    Contents contents = game.program().contents();
    int royal =
        game.program().royal().contents().members().stream()
            .filter(piece -> contents.owner(piece) != contents.owner(place.piece()))
            .findFirst()
            .orElse(Contents.EMPTY);
    int squares = game.program().topology().size();
    int first = random.nextInt(squares);
    for (int i = 0; i < squares && royal != Contents.EMPTY; i++) {
      int square = (first + i) % squares;
      if (square != place.square() && setup.board().get(square) == Contents.EMPTY) {
        Setup moved = placing.answered(setup, new SquareQuestion(square, only(royal)));
        if (far(moved, place) < NO_CHECK) {
          return moved;
        }
      }
    }
    return setup;
  }

  /** How many replies the other has after the piece's turn that leaves the fewest. */
  private int far(Setup setup, RuleDiff.Place place) {
    Position position = game.position(setup);
    if (!Walk.isPossible(game, position)) {
      return NO_TURN;
    }
    int least = NO_TURN;
    int tried = 0;
    List<Move> moves = game.generator().legalMoves(position);
    looked += moves.size() / 2;
    for (Move move : moves) {
      if (tried < MOST_TURNS && isOf(position, move, place)) {
        tried++;
        position.make(move);
        boolean check = game.generator().inCheck(position, position.as());
        int replies = check ? game.generator().legalMoves(position).size() : NO_CHECK;
        looked += 4 + (check ? replies : 0);
        least = Math.min(least, replies);
        position.unmake();
      }
    }
    return least;
  }

  private ContentSet only(int piece) {
    BitSet one = new BitSet();
    one.set(piece);
    return ContentSet.of(one, game.program().contents());
  }

  private static boolean isOf(Position position, Move move, RuleDiff.Place place) {
    if (!place.fromHand()) {
      return MoveChanges.of(position, move).origin() == place.square();
    }
    int drop = Edit.of(Edit.DROP, place.piece(), place.square());
    for (int i = 0; i < move.words(); i++) {
      if (move.word(i) == drop) {
        return true;
      }
    }
    return false;
  }
}

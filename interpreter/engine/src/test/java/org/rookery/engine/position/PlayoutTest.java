package org.rookery.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.rookery.engine.game.TestChess;
import org.rookery.engine.turn.MoveGenerator;

/** Random games of chess: what holds of every position reached. */
class PlayoutTest {
  private static final int GAMES = 6;
  private static final int PLIES = 120;

  private static final TestChess CHESS = new TestChess();
  private static final MoveGenerator GENERATOR = new MoveGenerator(CHESS.program());

  @Test
  void unmakeRestoresEverything() {
    Random random = new Random(7);
    for (int game = 0; game < GAMES; game++) {
      Position position = new Position(CHESS.program());
      List<Setup> setups = new ArrayList<>();
      List<Long> hashes = new ArrayList<>();
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> moves = GENERATOR.legalMoves(position);
        if (moves.isEmpty()) {
          break;
        }
        setups.add(position.setup());
        hashes.add(position.hash());
        position.make(moves.get(random.nextInt(moves.size())));
        assertThat(position.hash()).isEqualTo(position.recomputedHash());
      }
      for (int ply = setups.size() - 1; ply >= 0; ply--) {
        position.unmake();
        assertThat(position.setup()).isEqualTo(setups.get(ply));
        assertThat(position.hash()).isEqualTo(hashes.get(ply));
      }
      assertThat(position.ply()).isZero();
    }
  }

  @Test
  void aSetupMakesTheSamePosition() {
    Random random = new Random(8);
    for (int game = 0; game < GAMES; game++) {
      Position position = new Position(CHESS.program());
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> moves = GENERATOR.legalMoves(position);
        Position other = new Position(position, position.setup());
        assertThat(other.setup()).isEqualTo(position.setup());
        assertThat(other.hash()).isEqualTo(position.hash());
        assertThat(GENERATOR.legalMoves(other)).isEqualTo(moves);
        if (moves.isEmpty()) {
          break;
        }
        position.make(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  /**
   * Legal is what leaves no piece able to capture the King, found by running all rules of all
   * pieces.
   */
  @Test
  void legalMovesAreThoseAfterWhichTheKingCannotBeCaptured() {
    Random random = new Random(9);
    for (int game = 0; game < GAMES; game++) {
      Position position = new Position(CHESS.program());
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> legal = GENERATOR.legalMoves(position);
        assertThat(legal).isEqualTo(naive(position)).doesNotHaveDuplicates();
        assertThat(GENERATOR.countLegal(position)).isEqualTo(legal.size());
        assertThat(GENERATOR.hasLegalMove(position)).isEqualTo(!legal.isEmpty());
        if (legal.isEmpty()) {
          break;
        }
        position.make(legal.get(random.nextInt(legal.size())));
      }
    }
  }

  private List<Move> naive(Position position) {
    int mover = position.mover();
    List<Move> legal = new ArrayList<>();
    for (Move move : GENERATOR.pseudoLegalMoves(position)) {
      position.make(move);
      if (GENERATOR.checks(position, mover).isEmpty()) {
        legal.add(move);
      }
      position.unmake();
    }
    return legal;
  }

  @Test
  void aCopyGoesItsOwnWay() {
    Position position = new Position(CHESS.program());
    position.make(GENERATOR.legalMoves(position).get(0));
    Position copy = new Position(position);
    copy.make(GENERATOR.legalMoves(copy).get(0));
    assertThat(copy.ply()).isEqualTo(2);
    assertThat(position.ply()).isEqualTo(1);
    copy.unmake();
    assertThat(copy.setup()).isEqualTo(position.setup());
    copy.unmake();
    assertThat(copy.setup()).isEqualTo(Setup.start(CHESS.program()));
  }
}

package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/**
 * Has pieces that stand somewhere dropped there once more, so that they and others bear the marks,
 * and there are the rights, that only a drop gives.
 */
final class DropSetup {
  private final GameEngine game;
  private final GameProgram program;
  private final Random random;
  private final boolean marks;

  DropSetup(GameEngine game, Random random) {
    this.game = game;
    this.random = random;
    program = game.program();
    marks = !program.attributes().isEmpty() || !program.rights().isEmpty();
  }

  /**
   * The same with one piece, drawn by chance, who has just been dropped; as it was if none can be.
   */
  Setup anew(Setup setup) {
    List<Integer> dropped = new ArrayList<>();
    for (int square = 0; marks && square < setup.board().size(); square++) {
      int piece = setup.board().get(square);
      if (piece != Contents.EMPTY
          && program.droppable()[program.contents().type(piece)]
          && program.competes(program.contents().owner(piece))) {
        dropped.add(square);
      }
    }
    return dropped.isEmpty() ? setup : anew(setup, dropped.get(random.nextInt(dropped.size())));
  }

  private Setup anew(Setup setup, int square) {
    int piece = setup.board().get(square);
    int step = new TurnOrder(program).step(program.contents().owner(piece), 1);
    if (step < 0) {
      return setup;
    }
    Setup before =
        setup
            .withSquare(program, square, Contents.EMPTY)
            .withHand(piece, setup.hand().get(piece) + 1)
            .withTurn(step, 1);
    Position position = game.position(before);
    for (Move move : game.generator().legalMoves(position)) {
      if (Edit.kind(move.word(0)) == Edit.DROP
          && Edit.a(move.word(0)) == piece
          && Edit.b(move.word(0)) == square) {
        position.make(move);
        return position
            .setup()
            .withTurn(setup.step(), setup.turnNumber())
            .withClock(setup.clock())
            .withDecided(Position.UNDECIDED);
      }
    }
    return setup;
  }
}

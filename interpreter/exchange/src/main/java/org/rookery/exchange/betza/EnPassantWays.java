package org.rookery.exchange.betza;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** Finds the ways by which a piece captures what has just skipped the square it goes to. */
final class EnPassantWays {
  private final GameProgram program;
  private final MoveGenerator generator;
  private final Position some;
  private final int owner;
  private final int piece;
  private final boolean turned;

  EnPassantWays(GameEngine engine, int type, int owner) {
    program = engine.program();
    generator = engine.generator();
    some = engine.start();
    this.owner = owner;
    piece = program.contents().of(type, owner);
    turned = owner != program.turnOrder().get(0).as();
  }

  /** Those of some ways, as ways that capture in passing. */
  List<BetzaWay> of(List<BetzaWay> ways) {
    List<BetzaWay> passers = new ArrayList<>();
    for (BetzaWay way : ways) {
      if (way.isSingle() && way.mode() == Mode.CAPTURE && takes(way)) {
        passers.add(way.with(Mode.PASSER));
      }
    }
    return passers;
  }

  private boolean takes(BetzaWay way) {
    int[] start = program.start().board();
    return IntStream.range(0, start.length)
        .filter(square -> start[square] != Contents.EMPTY)
        .filter(square -> program.contents().owner(start[square]) != owner)
        .anyMatch(square -> takesFrom(way, square, start[square]));
  }

  /** Whether it takes a piece that has left its first square so that it passed another. */
  private boolean takesFrom(BetzaWay way, int home, int other) {
    int step = MoveObserver.step(program, program.contents().owner(other));
    if (step < 0) {
      return false;
    }
    Setup alone = Setup.start(program).withStep(step);
    for (int square = 0; square < alone.board().size(); square++) {
      alone = square == home ? alone : alone.withSquare(square, Contents.EMPTY, 0);
    }
    for (Move move : generator.pseudoLegalMoves(new Position(some, alone))) {
      for (int i = 0; i < move.words(); i++) {
        if (Edit.kind(move.word(i)) == Edit.PASSED
            && takes(way, alone, home, Edit.b(move.word(i)))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean takes(BetzaWay way, Setup alone, int home, int passed) {
    int square = before(way, passed);
    if (square < 0 || alone.board().get(square) != Contents.EMPTY) {
      return false;
    }
    Position position = new Position(some, alone.withSquare(program, square, piece));
    for (Move move : generator.pseudoLegalMoves(position)) {
      if (MoveChanges.of(position, move).origin() != home) {
        continue;
      }
      position.make(move);
      boolean taken =
          position.passed(passed)
              && program.turnOrder().get(position.step()).as() == owner
              && generator.emittedParts(position).stream()
                  .map(answer -> MoveChanges.of(position, answer))
                  .anyMatch(
                      c ->
                          c.origin() == square
                              && c.target() == passed
                              && !c.captured().isEmpty()
                              && !c.captured().get(passed));
      position.unmake();
      if (taken) {
        return true;
      }
    }
    return false;
  }

  /** The square from where that way leads to another; negative for none. */
  private int before(BetzaWay way, int target) {
    int[][] squares = program.layout().squareAt();
    for (int row = 0; row < squares.length; row++) {
      for (int column = 0; column < squares[row].length; column++) {
        int fromRow = row + (turned ? -way.dy() : way.dy());
        int fromColumn = column - (turned ? -way.dx() : way.dx());
        if (squares[row][column] == target
            && fromRow >= 0
            && fromRow < squares.length
            && fromColumn >= 0
            && fromColumn < squares[row].length) {
          return squares[fromRow][fromColumn];
        }
      }
    }
    return -1;
  }
}

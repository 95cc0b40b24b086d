package org.rookery.engine.position;

import java.util.List;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.board.Topology;

/** Fills a fresh position from a setup, checking that the setup fits the game. */
final class SetupReader {
  private final GameTables tables;
  private final GameProgram program;
  private final Board board;
  private final TurnState turn;

  SetupReader(GameTables tables, Board board, TurnState turn) {
    this.tables = tables;
    this.program = tables.program;
    this.board = board;
    this.turn = turn;
  }

  void read(Setup setup) {
    int squares = program.topology().size();
    int contents = program.contents().size();
    check(setup.board().size() == squares, "a content for each square");
    check(setup.attributes().size() == squares, "attributes for each square");
    check(setup.hand().size() == contents, "a hand count for each content");
    check(setup.counters().size() == program.counters().size(), "a value for each counter");
    check(
        setup.step() >= 0 && setup.step() < program.turnOrder().size(), "a step of the turn order");
    for (int square = 0; square < squares; square++) {
      int piece = setup.board().get(square);
      check(piece >= 0 && piece < contents, "contents of this game");
      if (piece != Contents.EMPTY) {
        for (int below : setup.beneath().getOrDefault(square, List.of())) {
          check(below > Contents.EMPTY && below < contents, "contents of this game");
          board.cover(square, below, 0);
        }
        board.cover(square, piece, setup.attributes().get(square));
      }
    }
    for (int piece = 1; piece < contents; piece++) {
      check(setup.hand().get(piece) >= 0, "no less than nothing in hand");
      board.changeHand(piece, setup.hand().get(piece));
    }
    for (int counter = 0; counter < setup.counters().size(); counter++) {
      board.changeCounter(counter, setup.counters().get(counter));
    }
    board.forget();
    readTurn(setup, squares);
    board.hash ^= turn.ownHash();
  }

  private void readTurn(Setup setup, int squares) {
    check(setup.decided() < program.endings().size(), "an ending of this game");
    turn.step = setup.step();
    turn.turnNumber = setup.turnNumber();
    turn.clock = setup.clock();
    turn.rights = tables.rightsInPlace(board.content, setup.rights());
    turn.continuation = onBoard(setup.continuation(), squares);
    turn.continuationGroup = setup.continuationGroup();
    turn.decided = setup.decided();
    check(setup.passes() >= 0, "no less than no passes");
    turn.passes = program.options().countsPasses() ? setup.passes() : 0;
    turn.lastFrom = onBoard(setup.lastFrom(), squares);
    turn.lastTo = onBoard(setup.lastTo(), squares);
    setPassed(setup.passed(), onBoard(setup.passer(), squares), squares);
  }

  private void setPassed(List<Integer> passed, int passer, int squares) {
    int[] skipped = new int[passed.size()];
    for (int i = 0; i < skipped.length; i++) {
      skipped[i] = onBoard(passed.get(i), squares);
    }
    if (passer != Topology.NOWHERE) {
      int player = tables.as[turn.step];
      turn.passed = tables.usefulPassed(board, player, skipped, skipped.length, passer);
      turn.passer = turn.passed.length == 0 ? Topology.NOWHERE : passer;
    }
  }

  private static int onBoard(int square, int squares) {
    check(square >= Topology.NOWHERE && square < squares, "squares of this board");
    return square;
  }

  private static void check(boolean fits, String what) {
    if (!fits) {
      throw new IllegalArgumentException("the setup needs " + what);
    }
  }
}

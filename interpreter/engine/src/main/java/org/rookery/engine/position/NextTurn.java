package org.rookery.engine.position;

import org.rookery.program.TurnStep;

/** Which item of the turn order is due when a turn is over. */
final class NextTurn {
  private final GameTables tables;
  private final Board board;
  private final TurnState turn;

  /** Whether the player who has moved moves again. */
  private boolean same;

  /** Whether chance has its turns before it again, then. */
  private boolean thrown;

  NextTurn(GameTables tables, Board board, TurnState turn) {
    this.tables = tables;
    this.board = board;
    this.turn = turn;
  }

  /** The turn order goes on, as far as is known. */
  void isOther() {
    same = false;
    thrown = false;
  }

  /** The same player is due again, with another throw or without. */
  void isSame(boolean afterThrow) {
    same = true;
    thrown = afterThrow;
  }

  /** Makes it due. */
  void begin(boolean endsRound) {
    if (!same || isOut()) {
      passOn(endsRound);
    } else if (thrown) {
      throwAgain();
    }
  }

  /** The first turn of chance before this one is due, or the first behind it that has one. */
  private void throwAgain() {
    int before = turn.step;
    turn.step = tables.turnOrder.firstThrow(before);
    while (turn.step != before && !isDue()) {
      turn.step = tables.next[turn.step];
    }
    board.hash ^= tables.stepHash[before] ^ tables.stepHash[turn.step];
  }

  /** The next step is due, or the first behind it that is not skipped, or that of a new round. */
  private void passOn(boolean endsRound) {
    int before = turn.step;
    int steps = tables.next.length;
    do {
      turn.turnNumber += tables.turnOrder.roundsAfter(turn.step);
      turn.step = tables.next[turn.step];
      steps--;
    } while (steps > 0 && (isOut() || !isDue() || (endsRound && turn.step != tables.repeatFrom)));
    board.hash ^= tables.stepHash[before] ^ tables.stepHash[turn.step];
  }

  /** Whether the player who is due is out of the game. */
  private boolean isOut() {
    return tables.outCounter.length > 0 && board.counters[tables.outCounter[turn.step]] > 0;
  }

  /** Whether there is something to draw, where the step is one of chance that draws. */
  private boolean isDue() {
    return tables.dueCounter.length == 0
        || tables.dueCounter[turn.step] == TurnStep.Draw.ALWAYS
        || board.counters[tables.dueCounter[turn.step]] != 0;
  }
}

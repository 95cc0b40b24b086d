package org.rookery.lint.check;

import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.GameProgram;

/** A game that has ended before its first move. */
final class GamesOverAtOnce implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "over-at-once",
          "a game that is over before the first move",
          "An ending holds in the set-up already, so that no move can ever be made. Let the"
              + " ending ask for what only comes about by moves, or change the set-up.",
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (ending "two left" (<= (count enemy (board)) 2) win)
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify not-friend?) add)))
          (ending "one left" (<= (count enemy (board)) 1) win)
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    GameProgram program = game.program();
    if (program.start().lots().count() > 1) {
      return; // another lot may begin a game
    }
    Outcome outcome = new Adjudicator(new MoveGenerator(program)).outcome(new Position(program));
    if (outcome.isOver()) {
      findings.add(
          game.model().origin(),
          "The game is over before the first move: " + outcome.inWords(program) + ".");
    }
  }
}

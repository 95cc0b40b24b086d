package org.rookery.app.cli;

import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;

/** How a game stands, in a sentence. */
final class OutcomeText {
  private OutcomeText() {}

  /** The sentence: the result, or a check, or that the game goes on. */
  static String of(Game game, Position position) {
    Outcome outcome = game.adjudicator().outcome(position);
    String mover = game.program().players().get(position.mover());
    if (outcome instanceof Outcome.Win win) {
      return game.program().players().get(win.player()) + " wins by " + win.reason() + ".";
    } else if (outcome instanceof Outcome.Draw draw) {
      return "A draw by " + draw.reason() + ".";
    }
    return game.generator().inCheck(position, position.as())
        ? mover + " is in check."
        : "The game goes on.";
  }
}

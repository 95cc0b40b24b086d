package org.rookery.player.search;

import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.HistoryHash;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.MaterialGain;
import org.rookery.program.Ending;
import org.rookery.program.Test;

/** The game a search plays in: what may be done, how it ends, and how good it looks. */
final class SearchGame {
  /** Instead of a score: the game is not over. */
  static final int GOES_ON = Integer.MIN_VALUE;

  private final MoveGenerator generator;
  private final Adjudicator adjudicator;
  private final Evaluation evaluation;
  private final HistoryHash past;
  private final boolean repetitionDraws;
  private final MaterialGain gain;

  SearchGame(GameEngine engine, Evaluation evaluation) {
    generator = engine.generator();
    adjudicator = engine.adjudicator();
    this.evaluation = evaluation;
    past = HistoryHash.of(generator);
    repetitionDraws =
        engine.program().endings().stream()
            .filter(ending -> ending.when() instanceof Test.Repeated)
            .findFirst()
            .filter(ending -> ending.result() == Ending.Result.DRAW)
            .isPresent();
    gain = evaluation.gains();
  }

  MoveGenerator generator() {
    return generator;
  }

  Evaluation evaluation() {
    return evaluation;
  }

  MaterialGain gain() {
    return gain;
  }

  /** The transposition key: all that matters for the rest of the game but repetition and clocks. */
  long key(Position position) {
    return position.hash() ^ past.of(position);
  }

  /** Lists the turns, legal ones among them. */
  void turns(Position position, SearchStackEntry ply) {
    ply.open.list(position);
    ply.makeRoom();
  }

  /** Lists the turns that do more than bring a piece to an empty square. */
  void changes(Position position, SearchStackEntry ply) {
    ply.open.listChanges(position);
    ply.makeRoom();
  }

  /** Whether a turn of one word is seen to be legal without looking at all of them. */
  boolean isKnownLegal(Position position, int word) {
    return generator.isKnownLegal(position, word);
  }

  /** How good it looks for the player to move. */
  int look(Position position) {
    return evaluation.rivals().sign(position.mover()) * evaluation.score(position);
  }

  boolean canMove(Position position) {
    return generator.hasLegalMove(position);
  }

  boolean inCheck(Position position) {
    return generator.inCheck(position, position.as());
  }

  /**
   * Whether the position has been there before in what is looked at, so many moves long, and being
   * there again is drawn in the end: it might as well be now. Where the game itself was there once
   * it may well be gone through again.
   */
  boolean repeats(Position position, int height) {
    return repetitionDraws && position.occurrences(height) > 1;
  }

  /** How the board itself decides the game, from the mover's side; {@link #GOES_ON} if not. */
  int decided(Position position, int height) {
    return adjudicator.isOver(position) ? result(position, height) : GOES_ON;
  }

  /** The same where there is a legal move, with the endings by repetition and clocks. */
  int decidedWithTurns(Position position, int height) {
    return adjudicator.isOverWithTurns(position) ? result(position, height) : GOES_ON;
  }

  /** How good it looks for the player to move, the end of the game seen where it has come. */
  int glance(Position position, int height) {
    if (!generator.hasLegalMove(position)) {
      return result(position, height);
    }
    int decided = decidedWithTurns(position, height);
    return decided != GOES_ON ? decided : look(position);
  }

  /** The result where the game is over, from the mover's side; the sooner won the better. */
  int result(Position position, int height) {
    Outcome outcome = adjudicator.outcome(position);
    if (outcome instanceof Outcome.Win win) {
      return win.player() == position.mover() ? Score.WON - height : height - Score.WON;
    } else if (outcome instanceof Outcome.Loss loss) {
      return loss.player() == position.mover() ? height - Score.WON : Score.WON - height;
    }
    return 0;
  }
}

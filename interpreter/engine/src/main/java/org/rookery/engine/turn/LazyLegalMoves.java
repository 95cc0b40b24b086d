package org.rookery.engine.turn;

import org.rookery.engine.legality.LegalityChecker;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.MoveBuffer;

/**
 * The turns of a position, each judged when it is to be made: a search for one good turn need not
 * pay for the others.
 *
 * <p>Where the game's rules look at all legal moves together, they are judged when they are listed.
 * A search has one of these for each turn on the way down. It belongs to one thread, like the
 * generator it comes from.
 */
public final class LazyLegalMoves {
  private final MoveGenerator generator;
  private final TurnGenerator turns;
  private final LegalityChecker safety;
  private final MoveBuffer found = new MoveBuffer();

  /** Whether the turns listed have been found legal. */
  private boolean judged;

  LazyLegalMoves(MoveGenerator generator, TurnGenerator turns, LegalityChecker safety) {
    this.generator = generator;
    this.turns = turns;
    this.safety = safety;
  }

  /** The turns listed last; after a change they are listed anew before the next question. */
  public MoveBuffer turns() {
    return found;
  }

  /** Lists every legal move once, in the order of all legal moves, and perhaps others. */
  public void list(Position position) {
    found.clear();
    judged = !generator.judgesAlone(position);
    if (judged) {
      generator.legalMoves(position, found);
    } else {
      turns.begin(position);
      turns.pseudoLegal(position, found);
      safety.prepare(position);
    }
  }

  /**
   * The same without most of the turns that do no more than bring one piece to an empty square:
   * those left are all that capture, convert, promote or do anything else, and perhaps others.
   */
  public void listChanges(Position position) {
    found.clear();
    judged = !generator.judgesAlone(position);
    if (judged) {
      generator.legalMoves(position, found);
      found.removeSteps(0, position.contents());
    } else {
      turns.begin(position);
      turns.changes(position, found);
      safety.prepare(position);
    }
  }

  /** Whether turn number {@code index} is legal in the position listed, which is as it was then. */
  public boolean isLegal(Position position, int index) {
    turns.begin(position);
    return judged || safety.isLegal(position, found.words(), found.start(index), found.end(index));
  }
}

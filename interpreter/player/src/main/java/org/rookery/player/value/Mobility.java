package org.rookery.player.value;

import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Edit;

/** Mobility: the difference in moves, where a player without a move loses or wins. */
final class Mobility implements Feature {
  private static final int[] PASS = {Edit.of(Edit.PASS, 0, 0)};

  private final MoveGenerator generator;
  private final Rivals rivals;
  private final int perTurn;

  /**
   * Freedom in the generator's game.
   *
   * @param perTurn what a turn more is worth; less than nothing where who cannot move has won
   */
  Mobility(MoveGenerator generator, Rivals rivals, int perTurn) {
    this.generator = generator;
    this.rivals = rivals;
    this.perTurn = perTurn;
  }

  @Override
  public int score(Position position) {
    int sign = rivals.sign(position.mover());
    int mine = generator.countLegal(position);
    if (position.continuation() != Position.NOWHERE) {
      return 0;
    }
    position.make(PASS, 0, PASS.length);
    int theirs = position.mover() < 0 ? 0 : generator.countLegal(position);
    position.unmake();
    return sign * perTurn * (mine - theirs);
  }

  @Override
  public Feature on(MoveGenerator another) {
    return new Mobility(another, rivals, perTurn);
  }
}

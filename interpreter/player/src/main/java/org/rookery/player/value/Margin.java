package org.rookery.player.value;

import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.program.Quantity;

/**
 * By how much one number is greater than another, where an ending compares the two.
 *
 * @param generator reads them off positions
 * @param more the number that should be greater
 * @param less the other
 * @param worth what each unit is worth, from the first rival's side
 */
record Margin(MoveGenerator generator, Quantity more, Quantity less, int worth) implements Feature {
  @Override
  public int score(Position position) {
    return worth * (generator.value(position, more) - generator.value(position, less));
  }

  @Override
  public Feature on(MoveGenerator another) {
    return new Margin(another, more, less, worth);
  }
}

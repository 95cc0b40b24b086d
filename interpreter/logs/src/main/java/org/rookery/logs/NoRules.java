package org.rookery.logs;

import java.util.List;
import java.util.Optional;
import org.rookery.drawing.courier.CourierBoard;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.position.TurnOrder;
import org.rookery.program.TurnStep;

/** Game Courier's own way: labels are checked, nothing else. */
final class NoRules implements ReplayMove {
  private final Preset preset;
  private final TurnOrder order;
  private final List<TurnStep> turnSteps;
  private CourierBoard board;
  private int step;
  private int turnNumber;

  NoRules(Preset preset, Setup start) {
    this.preset = preset;
    order = new TurnOrder(preset.program());
    turnSteps = preset.program().turnOrder();
    board = new CourierBoard(preset, start);
    step = start.step();
    turnNumber = start.turnNumber();
  }

  @Override
  public CourierBoard board() {
    return board;
  }

  @Override
  public Optional<Position> position() {
    return Optional.empty();
  }

  @Override
  public int turnNumber() {
    return turnNumber;
  }

  @Override
  public int mover() {
    return turnSteps.get(step).player();
  }

  @Override
  public boolean isFirstPlayer() {
    return mover() == turnSteps.get(0).player();
  }

  @Override
  public void play(String text) throws BadTurn {
    CourierBoard trial = new CourierBoard(board);
    for (Step one : new MoveFieldReader(preset, mover()).read(text)) {
      CourierMoves.play(one, trial);
    }
    board = trial;
    turnNumber += order.roundsAfter(step);
    step = order.next(step);
  }
}

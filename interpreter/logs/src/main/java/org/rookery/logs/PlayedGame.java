package org.rookery.logs;

import java.util.Optional;
import org.rookery.drawing.courier.Preset;
import org.rookery.engine.adjudicate.Adjudicator;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.engine.GameEngine;

/** Rules that know whose turn it is from the position, in whatever notation the turns are. */
abstract class PlayedGame implements ReplayMove {
  final Preset preset;
  final GameEngine game;
  final MoveGenerator generator;
  final Adjudicator adjudicator;
  final Position position;

  PlayedGame(Preset preset, GameEngine game, Setup start) {
    this.preset = preset;
    this.game = game;
    generator = game.generator();
    adjudicator = game.adjudicator();
    position = new Position(preset.program(), start);
  }

  @Override
  public Optional<Position> position() {
    return Optional.of(new Position(position));
  }

  @Override
  public int turnNumber() {
    return position.turnNumber();
  }

  @Override
  public int mover() {
    return position.mover();
  }

  @Override
  public boolean isFirstPlayer() {
    return position.mover() == preset.program().turnOrder().get(0).player();
  }
}

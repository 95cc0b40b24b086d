package org.rookery.suites.run;

import org.jspecify.annotations.Nullable;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;

/** The legal moves of one position with their texts, found once and only when asked for. */
final class TurnsHere {
  private final GameEngine game;
  private final Position position;
  private @Nullable TurnTexts texts;

  /** Those of a position, which is the same again whenever they are asked for. */
  TurnsHere(GameEngine game, Position position) {
    this.game = game;
    this.position = position;
  }

  TurnTexts texts() {
    if (texts == null) {
      texts = Phrases.turnsOf(game, position);
    }
    return texts;
  }
}

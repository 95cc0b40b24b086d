package org.rookery.player.search;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.turn.MoveGenerator;

/** What a search keeps for each height above the root. */
final class Plies {
  /** The greatest height. */
  static final int MOST = 120;

  private final MoveGenerator generator;
  private final List<Ply> plies = new ArrayList<>();

  Plies(MoveGenerator generator) {
    this.generator = generator;
  }

  Ply at(int height) {
    while (height >= plies.size()) {
      plies.add(new Ply(generator.openTurns()));
    }
    return plies.get(height);
  }

  void forgetKillers() {
    for (Ply ply : plies) {
      ply.killer = 0;
      ply.secondKiller = 0;
    }
  }
}

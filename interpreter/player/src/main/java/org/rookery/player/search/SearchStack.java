package org.rookery.player.search;

import java.util.ArrayList;
import java.util.List;
import org.rookery.engine.turn.MoveGenerator;

/** What a search keeps for each height above the root. */
final class SearchStack {
  /** The greatest height. */
  static final int MAX_PLY = 120;

  private final MoveGenerator generator;
  private final List<SearchStackEntry> plies = new ArrayList<>();

  SearchStack(MoveGenerator generator) {
    this.generator = generator;
  }

  SearchStackEntry at(int height) {
    while (height >= plies.size()) {
      plies.add(new SearchStackEntry(generator.openTurns()));
    }
    return plies.get(height);
  }

  void forgetKillers() {
    for (SearchStackEntry ply : plies) {
      ply.killer = 0;
      ply.secondKiller = 0;
    }
  }
}

package org.rookery.game.sheet;

import java.util.List;
import java.util.stream.Stream;
import org.rookery.compiler.model.GameModel;

/** What is said of turns besides whose they are: that sides may be swapped, and what is seen. */
final class TurnNotes {
  private TurnNotes() {}

  static List<String> of(GameModel game) {
    return Stream.concat(
            game.pieRule().stream().map(PieWords::sentence),
            game.fog().stream()
                .map(
                    origin ->
                        "Players see only their own pieces and the squares that a move of these"
                            + " could change."))
        .toList();
  }
}

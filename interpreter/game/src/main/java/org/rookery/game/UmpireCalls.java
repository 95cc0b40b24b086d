package org.rookery.game;

import java.util.List;
import org.rookery.engine.notation.Labels;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Umpire;

/** What an umpire tells all of a move: that it is refused, or where it captures. */
final class UmpireCalls {
  /** What is told of a move that is not legal. */
  private static final String REFUSED = "refused";

  private UmpireCalls() {}

  /**
   * The same.
   *
   * @param position before the move
   */
  static List<String> of(Labels labels, Position position, Move move) {
    if (move.isRefused()) {
      return List.of(REFUSED);
    }
    return MoveChanges.of(position, move).captured().stream()
        .mapToObj(
            square ->
                what(position.program(), position.content(square)) + " on " + labels.square(square))
        .toList();
  }

  private static String what(GameProgram program, int content) {
    Umpire umpire = program.options().hiding().umpire().orElseThrow();
    if (umpire.named().isEmpty() || content == Contents.EMPTY) {
      return "capture";
    }
    String named = program.pieces().get(program.contents().type(content)).name();
    return (umpire.named().has(content) ? named : "piece") + " captured";
  }
}

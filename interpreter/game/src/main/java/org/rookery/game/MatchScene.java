package org.rookery.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.rookery.drawing.courier.Preset;
import org.rookery.drawing.courier.Snapshot;
import org.rookery.drawing.picture.Mark;
import org.rookery.drawing.picture.Scene;
import org.rookery.drawing.scene.BoardScene;
import org.rookery.drawing.text.SquareNumbers;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.notation.Changes;
import org.rookery.engine.notation.Component;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;

/** What a picture of a match shows: the board, the last turn, checks, and where a piece may go. */
final class MatchScene {
  private final Match match;
  private final GameEngine engine;
  private final Position position;

  MatchScene(Match match) {
    this.match = match;
    engine = match.engine();
    position = match.position();
  }

  /** The scene with these signs besides its own. */
  Scene scene(List<Mark> more) {
    Snapshot board = Snapshot.of(new Preset(engine.program()), position.setup());
    List<Mark> marks = new ArrayList<>(BoardScene.lastTurn(position));
    for (Attack check : engine.generator().checks(position, position.as())) {
      marks.add(Mark.of(check.square(), Mark.Kind.CHECK));
    }
    marks.addAll(more);
    String note = match.isOver() ? match.state() : board.toMove();
    return BoardScene.of(board, List.copyOf(new LinkedHashSet<>(marks)), note, true)
        .with(SquareNumbers.of(engine.program(), position.setup()));
  }

  /**
   * The signs of where a piece may go.
   *
   * @param chosen a square, or the letter or name of a piece in hand
   * @throws IllegalArgumentException when it is neither
   */
  List<Mark> targets(String chosen) {
    Optional<Integer> square = engine.labels().square(chosen);
    BitSet pieces = engine.labels().men(chosen);
    if (square.isEmpty() && pieces.isEmpty()) {
      throw new IllegalArgumentException(
          "`" + chosen + "` is neither a square nor a man of this game.");
    }
    List<Mark> marks = new ArrayList<>();
    square.ifPresent(s -> marks.add(Mark.of(s, Mark.Kind.CHOSEN)));
    for (Move move : engine.generator().legalMoves(position)) {
      Changes changes = Changes.of(position, move);
      boolean meant =
          square.isPresent()
              ? changes.origin() == square.get()
              : changes.all().get(0) instanceof Component.Drop drop && pieces.get(drop.content());
      if (meant && changes.target() != Component.NO_SQUARE) {
        marks.add(mark(changes));
      }
    }
    return marks;
  }

  private Mark mark(Changes changes) {
    int target = changes.target();
    boolean stays = target == changes.origin();
    boolean taken = !stays && position.content(target) != Contents.EMPTY;
    Mark.Kind kind = stays ? Mark.Kind.IN_PLACE : taken ? Mark.Kind.CAPTURE : Mark.Kind.QUIET;
    return Mark.of(target, kind);
  }
}

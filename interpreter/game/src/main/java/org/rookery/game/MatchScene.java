package org.rookery.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.rookery.drawing.courier.Preset;
import org.rookery.drawing.courier.PresetBoard;
import org.rookery.drawing.picture.PictureScene;
import org.rookery.drawing.picture.SquareMark;
import org.rookery.drawing.scene.BoardScene;
import org.rookery.drawing.text.SquareNumbers;
import org.rookery.engine.attack.Attack;
import org.rookery.engine.notation.Component;
import org.rookery.engine.notation.MoveChanges;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Contents;

/** What a picture of a match shows: the board, the last move, checks, and where a piece may go. */
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
  PictureScene scene(List<SquareMark> more) {
    PresetBoard board = PresetBoard.of(new Preset(engine.program()), position.setup());
    List<SquareMark> marks = new ArrayList<>(BoardScene.lastTurn(position));
    for (Attack check : engine.generator().checks(position, position.as())) {
      marks.add(SquareMark.of(check.square(), SquareMark.Kind.CHECK));
    }
    marks.addAll(more);
    String note = match.isOver() ? match.state() : board.toMove();
    return BoardScene.of(board, List.copyOf(new LinkedHashSet<>(marks)), note, true)
        .with(SquareNumbers.of(engine.program(), position.setup()), position.columns());
  }

  /**
   * The signs of where a piece may go.
   *
   * @param chosen a square, or the letter or name of a piece in hand
   * @throws IllegalArgumentException when it is neither
   */
  List<SquareMark> targets(String chosen) {
    Optional<Integer> square = engine.labels().square(chosen);
    BitSet pieces = engine.labels().pieces(chosen);
    if (square.isEmpty() && pieces.isEmpty()) {
      throw new IllegalArgumentException(
          "`" + chosen + "` is neither a square nor a piece of this game.");
    }
    List<SquareMark> marks = new ArrayList<>();
    square.ifPresent(s -> marks.add(SquareMark.of(s, SquareMark.Kind.CHOSEN)));
    for (Move move : engine.generator().legalMoves(position)) {
      MoveChanges changes = MoveChanges.of(position, move);
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

  private SquareMark mark(MoveChanges changes) {
    int target = changes.target();
    boolean stays = target == changes.origin();
    boolean taken = !stays && position.content(target) != Contents.EMPTY;
    SquareMark.Kind kind =
        stays ? SquareMark.Kind.IN_PLACE : taken ? SquareMark.Kind.CAPTURE : SquareMark.Kind.QUIET;
    return SquareMark.of(target, kind);
  }
}

package org.rookery.drawing.scene;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.drawing.courier.Preset;
import org.rookery.drawing.courier.PresetBoard;
import org.rookery.drawing.diagram.MoveDiagram;
import org.rookery.drawing.diagram.Sign;
import org.rookery.drawing.picture.HandPanel;
import org.rookery.drawing.picture.PictureScene;
import org.rookery.drawing.picture.SquareMark;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;

/** Makes scenes of boards and of diagrams. */
public final class BoardScene {
  private BoardScene() {}

  /** A board with the hands beside it and the pieces by name below. */
  public static PictureScene of(
      PresetBoard board, List<SquareMark> marks, String note, boolean legend) {
    Preset preset = board.preset();
    List<HandPanel> hands = new ArrayList<>();
    for (int owner = 0; owner < 2 && preset.hasCells(); owner++) {
      hands.add(panel(board, owner));
    }
    return new PictureScene(
        preset.program(),
        board.contents(),
        Map.of(),
        Map.of(),
        board.gone(),
        hands,
        marks,
        preset.program().title(),
        note,
        legend,
        false,
        Stream.of(board.undrawn(), board.withoutCells()).filter(line -> !line.isEmpty()).toList());
  }

  /** The squares that the last move of a position began and ended on. */
  public static List<SquareMark> lastTurn(Position position) {
    List<SquareMark> marks = new ArrayList<>();
    for (int square : new int[] {position.lastFrom(), position.lastTo()}) {
      if (square != Position.NOWHERE) {
        marks.add(SquareMark.of(square, SquareMark.Kind.LAST));
      }
    }
    return marks;
  }

  private static HandPanel panel(PresetBoard board, int owner) {
    Preset preset = board.preset();
    List<HandPanel.Cell> cells =
        board.inHand().stream()
            .filter(piece -> piece.owner() == owner)
            .map(piece -> new HandPanel.Cell(piece.file(), piece.row(), piece.content(), 1))
            .toList();
    int rows = preset.program().layout().rows();
    return new HandPanel(owner == 0, preset.handFiles(owner), rows, cells);
  }

  /** A movement diagram. */
  public static PictureScene of(MoveDiagram diagram) {
    List<Integer> contents =
        IntStream.range(0, diagram.program().topology().size())
            .map(square -> square == diagram.start() ? diagram.content() : Contents.EMPTY)
            .boxed()
            .toList();
    List<SquareMark> marks =
        new ArrayList<>(List.of(SquareMark.of(diagram.start(), SquareMark.Kind.CHOSEN)));
    diagram.signs().forEach((square, signs) -> marks(square, signs, marks));
    Contents coding = diagram.program().contents();
    return new PictureScene(
        diagram.program(),
        contents,
        Map.of(),
        Map.of(),
        new BitSet(),
        List.of(),
        marks,
        diagram.program().pieces().get(coding.type(diagram.content())).name(),
        diagram.program().title(),
        false,
        true,
        diagram.notes());
  }

  private static void marks(int square, Map<Sign, Boolean> signs, List<SquareMark> marks) {
    signs.forEach(
        (sign, conditional) -> {
          SquareMark.Kind kind =
              switch (sign) {
                case GO -> SquareMark.Kind.QUIET;
                case CAPTURE -> SquareMark.Kind.CAPTURE;
                case HOP -> SquareMark.Kind.HOP;
                case HOP_CAPTURE -> SquareMark.Kind.HOP_CAPTURE;
                case REMOTE -> SquareMark.Kind.REMOTE;
                case LEG -> SquareMark.Kind.LEG;
                case IN_PLACE -> SquareMark.Kind.IN_PLACE;
              };
          marks.add(new SquareMark(square, kind, conditional));
        });
    unite(square, SquareMark.Kind.QUIET, SquareMark.Kind.CAPTURE, SquareMark.Kind.EITHER, marks);
    unite(
        square,
        SquareMark.Kind.HOP,
        SquareMark.Kind.HOP_CAPTURE,
        SquareMark.Kind.HOP_EITHER,
        marks);
  }

  /** Puts one sign in place of two. */
  private static void unite(
      int square,
      SquareMark.Kind one,
      SquareMark.Kind other,
      SquareMark.Kind both,
      List<SquareMark> marks) {
    for (boolean conditional : new boolean[] {false, true}) {
      List<SquareMark> pair =
          List.of(
              new SquareMark(square, one, conditional), new SquareMark(square, other, conditional));
      if (marks.containsAll(pair)) {
        marks.removeAll(pair);
        marks.add(new SquareMark(square, both, conditional));
      }
    }
  }
}

package org.rookery.drawing.scene;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.drawing.courier.Preset;
import org.rookery.drawing.courier.Snapshot;
import org.rookery.drawing.diagram.Diagram;
import org.rookery.drawing.diagram.Sign;
import org.rookery.drawing.picture.HandPanel;
import org.rookery.drawing.picture.Mark;
import org.rookery.drawing.picture.Scene;
import org.rookery.engine.position.Position;
import org.rookery.program.Contents;

/** Makes scenes of boards and of diagrams. */
public final class BoardScene {
  private BoardScene() {}

  /** A board with the hands beside it and the men by name below. */
  public static Scene of(Snapshot board, List<Mark> marks, String note, boolean legend) {
    Preset preset = board.preset();
    List<HandPanel> hands = new ArrayList<>();
    for (int owner = 0; owner < 2 && preset.hasCells(); owner++) {
      hands.add(panel(board, owner));
    }
    return new Scene(
        preset.program(),
        board.contents(),
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

  /** The squares that the last turn of a position began and ended on. */
  public static List<Mark> lastTurn(Position position) {
    List<Mark> marks = new ArrayList<>();
    for (int square : new int[] {position.lastFrom(), position.lastTo()}) {
      if (square != Position.NOWHERE) {
        marks.add(Mark.of(square, Mark.Kind.LAST));
      }
    }
    return marks;
  }

  private static HandPanel panel(Snapshot board, int owner) {
    Preset preset = board.preset();
    List<HandPanel.Cell> cells =
        board.inHand().stream()
            .filter(man -> man.owner() == owner)
            .map(man -> new HandPanel.Cell(man.file(), man.row(), man.content(), 1))
            .toList();
    int rows = preset.program().layout().rows();
    return new HandPanel(owner == 0, preset.handFiles(owner), rows, cells);
  }

  /** A movement diagram. */
  public static Scene of(Diagram diagram) {
    List<Integer> contents =
        IntStream.range(0, diagram.program().topology().size())
            .map(square -> square == diagram.start() ? diagram.content() : Contents.EMPTY)
            .boxed()
            .toList();
    List<Mark> marks = new ArrayList<>(List.of(Mark.of(diagram.start(), Mark.Kind.CHOSEN)));
    diagram.signs().forEach((square, signs) -> marks(square, signs, marks));
    Contents coding = diagram.program().contents();
    return new Scene(
        diagram.program(),
        contents,
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

  private static void marks(int square, Map<Sign, Boolean> signs, List<Mark> marks) {
    signs.forEach(
        (sign, conditional) -> {
          Mark.Kind kind =
              switch (sign) {
                case GO -> Mark.Kind.QUIET;
                case CAPTURE -> Mark.Kind.CAPTURE;
                case HOP -> Mark.Kind.HOP;
                case HOP_CAPTURE -> Mark.Kind.HOP_CAPTURE;
                case REMOTE -> Mark.Kind.REMOTE;
                case LEG -> Mark.Kind.LEG;
                case IN_PLACE -> Mark.Kind.IN_PLACE;
              };
          marks.add(new Mark(square, kind, conditional));
        });
    unite(square, Mark.Kind.QUIET, Mark.Kind.CAPTURE, Mark.Kind.EITHER, marks);
    unite(square, Mark.Kind.HOP, Mark.Kind.HOP_CAPTURE, Mark.Kind.HOP_EITHER, marks);
  }

  /** Puts one sign in place of two. */
  private static void unite(
      int square, Mark.Kind one, Mark.Kind other, Mark.Kind both, List<Mark> marks) {
    for (boolean conditional : new boolean[] {false, true}) {
      List<Mark> pair =
          List.of(new Mark(square, one, conditional), new Mark(square, other, conditional));
      if (marks.containsAll(pair)) {
        marks.removeAll(pair);
        marks.add(new Mark(square, both, conditional));
      }
    }
  }
}

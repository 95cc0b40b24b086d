package org.rookery.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.program.GameProgram;

final class FrameTest {
  private static final double CELL = 50;

  private static void isSound(GameProgram program) {
    Frame frame = Frames.of(program, CELL);
    Rectangle2D picture = new Rectangle2D.Double(0, 0, frame.width(), frame.height());
    int squares = program.topology().size();
    for (int square = 0; square < squares; square++) {
      Area cell = new Area(frame.outline(square).orElseThrow());
      Frame.Spot spot = frame.middle(square);
      String name = program.topology().squares().get(square);
      assertThat(picture.contains(cell.getBounds2D())).as(name).isTrue();
      assertThat(cell.contains(spot.x(), spot.y())).as(name).isTrue();
      assertThat(spot.size()).as(name).isGreaterThan(CELL / 2);
      for (int other = 0; other < square; other++) {
        Frame.Spot elsewhere = frame.middle(other);
        assertThat(cell.contains(elsewhere.x(), elsewhere.y())).as(name).isFalse();
      }
    }
    for (Frame.Label label : frame.labels()) {
      assertThat(picture.contains(label.x(), label.y())).as(label.text()).isTrue();
    }
  }

  @Test
  void laysOutRowsAndColumns() {
    GameProgram program = Boards.of(10, 8, false, "Man M");
    isSound(program);
    Frame frame = Frames.of(program, CELL);
    assertThat(frame.isDark(0)).isTrue();
    assertThat(frame.isDark(1)).isFalse();
    assertThat(frame.middle(0).y()).isGreaterThan(frame.middle(79).y());
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6, 7, 12, 16})
  void laysOutRings(int sectors) {
    GameProgram program = Boards.of(5, sectors, true, "Man M");
    isSound(program);
    Frame frame = Frames.of(program, CELL);
    assertThat(frame).isInstanceOf(RingFrame.class);
    assertThat(frame.labels()).hasSize(sectors + 2 * 5);
  }

  @Test
  void putsTheFirstSectorAtTheBottomAndTheRimOutside() {
    Frame frame = Frames.of(Boards.of(7, 6, true, "Man M"), CELL);
    Frame.Spot rim = frame.middle(0);
    Frame.Spot hole = frame.middle(6);
    assertThat(rim.x()).isCloseTo(frame.width() / 2, org.assertj.core.data.Offset.offset(0.01));
    assertThat(rim.y()).isGreaterThan(hole.y());
    assertThat(hole.y()).isGreaterThan(frame.height() / 2);
    Frame.Spot opposite = frame.middle(21);
    assertThat(opposite.y())
        .isCloseTo(frame.height() - rim.y(), org.assertj.core.data.Offset.offset(0.01));
  }

  @Test
  void letsNeighboursTouchAlongAnEdge() {
    Frame frame = Frames.of(Boards.of(7, 6, true, "Man M"), CELL);
    double whole = area(frame, 0) + area(frame, 1);
    Area joined = new Area(frame.outline(0).orElseThrow());
    joined.add(new Area(frame.outline(1).orElseThrow()));
    assertThat(joined.isSingular()).isTrue();
    assertThat(whole).isGreaterThan(0);
    Area common = new Area(frame.outline(0).orElseThrow());
    common.intersect(new Area(frame.outline(1).orElseThrow()));
    assertThat(common.getBounds2D().getHeight()).isLessThan(0.01);
  }

  private static double area(Frame frame, int square) {
    Rectangle2D bounds = frame.outline(square).orElseThrow().getBounds2D();
    return bounds.getWidth() * bounds.getHeight();
  }

  @Test
  void listsTheSquaresOfOtherBoards() {
    isSound(Boards.free(List.of("north", "south", "east", "west", "middle"), "Man M"));
  }
}

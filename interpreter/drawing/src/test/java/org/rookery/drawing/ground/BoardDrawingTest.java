package org.rookery.drawing.ground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.drawing.ground.BoardDrawing.Cell;
import org.rookery.drawing.ground.BoardDrawing.Point;
import org.rookery.drawing.picture.Boards;
import org.rookery.program.GameProgram;
import org.rookery.program.board.BoardLook;

final class BoardDrawingTest {
  private static Cell cell(BoardDrawing ground, int square) {
    return ground.cell(square).orElseThrow();
  }

  private static Area area(Cell cell) {
    Path2D path = new Path2D.Double();
    path.moveTo(cell.corners().get(0).x(), cell.corners().get(0).y());
    cell.corners().forEach(corner -> path.lineTo(corner.x(), corner.y()));
    path.closePath();
    return new Area(path);
  }

  /** A little less than the area, so that neighbours do not touch. */
  private static Area inner(Cell cell) {
    Point middle = cell.middle();
    AffineTransform shrink = AffineTransform.getTranslateInstance(middle.x(), middle.y());
    shrink.scale(0.99, 0.99);
    shrink.translate(-middle.x(), -middle.y());
    return area(cell).createTransformedArea(shrink);
  }

  /** Every square has a place of its own in the picture, with room for a piece. */
  private static BoardDrawing sound(GameProgram program) {
    BoardDrawing ground = BoardDrawings.of(program);
    Rectangle2D picture = new Rectangle2D.Double(0, 0, ground.width(), ground.height());
    int squares = program.topology().size();
    for (int square = 0; square < squares; square++) {
      Cell cell = cell(ground, square);
      Area area = area(cell);
      String name = program.topology().squares().get(square);
      assertThat(picture.contains(area.getBounds2D())).as(name).isTrue();
      assertThat(area.contains(cell.middle().x(), cell.middle().y())).as(name).isTrue();
      assertThat(cell.size()).as(name).isGreaterThan(BoardDrawing.CELL / 2);
      for (int other = 0; other < square; other++) {
        Area common = inner(cell(ground, other));
        common.intersect(inner(cell));
        assertThat(common.isEmpty()).as(name).isTrue();
      }
    }
    for (BoardDrawing.Label label : ground.labels()) {
      assertThat(picture.contains(label.x(), label.y())).as(label.text()).isTrue();
    }
    return ground;
  }

  @Test
  void laysOutRowsAndColumns() {
    BoardDrawing ground = sound(Boards.of(10, 8, false, "Man M"));
    assertThat(cell(ground, 0).shade()).isEqualTo(1);
    assertThat(cell(ground, 1).shade()).isZero();
    assertThat(cell(ground, 0).middle().y()).isGreaterThan(cell(ground, 79).middle().y());
    assertThat(ground.isUpright()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6, 7, 12, 16})
  void laysOutRings(int sectors) {
    BoardDrawing ground = sound(Boards.of(5, sectors, true, "Man M"));
    assertThat(ground.border()).as("rim and hole").hasSize(2);
    assertThat(ground.labels()).hasSize(sectors + 2 * 5);
  }

  @Test
  void putsTheFirstSectorAtTheBottomAndTheRimOutside() {
    BoardDrawing ground = BoardDrawings.of(Boards.of(7, 6, true, "Man M"));
    Point rim = cell(ground, 0).middle();
    Point hole = cell(ground, 6).middle();
    assertThat(rim.x()).isCloseTo(ground.width() / 2, within(0.01));
    assertThat(rim.y()).isGreaterThan(hole.y());
    assertThat(hole.y()).isGreaterThan(ground.height() / 2);
    Point opposite = cell(ground, 21).middle();
    assertThat(opposite.y()).isCloseTo(ground.height() - rim.y(), within(0.01));
  }

  @Test
  void letsNeighboursTouchAlongAnEdge() {
    BoardDrawing ground = BoardDrawings.of(Boards.of(7, 6, true, "Man M"));
    Area joined = area(cell(ground, 0));
    joined.add(area(cell(ground, 1)));
    assertThat(joined.isSingular()).isTrue();
  }

  @Test
  void showsSquaresWithoutAnyPlace() {
    sound(Boards.free(List.of("north", "south", "east", "west", "middle"), "Man M"));
  }

  private static GameProgram drawn(BoardLook.Style style, int columns, int rows) {
    return Boards.drawn(
        Boards.of(columns, rows, false, "Man M"), new BoardLook(style, 0, List.of(), List.of()));
  }

  @Test
  void hexagonsTouchSixOthersAndHaveThreeShades() {
    GameProgram program = drawn(BoardLook.Style.HEXAGONS, 5, 5);
    BoardDrawing ground = sound(program);
    assertThat(ground.isUpright()).isFalse();
    assertThat(cell(ground, 12).corners()).hasSize(6);
    List<String> near = new ArrayList<>();
    TreeSet<Integer> shades = new TreeSet<>();
    for (int square = 0; square < 25; square++) {
      Point here = cell(ground, 12).middle();
      Point there = cell(ground, square).middle();
      double distance = Math.hypot(here.x() - there.x(), here.y() - there.y());
      if (distance > 0 && distance < BoardDrawing.CELL * 1.01) {
        near.add(program.topology().squares().get(square));
        assertThat(cell(ground, square).shade()).isNotEqualTo(cell(ground, 12).shade());
      }
      shades.add(cell(ground, square).shade());
    }
    assertThat(near).containsExactlyInAnyOrder("c4", "d3", "d2", "c2", "b3", "b4");
    assertThat(shades).hasSize(3);
  }

  /** As in Gliński's chess: the files to the left of the middle fall, those to the right rise. */
  @Test
  void eachColumnOfHexagonsLiesAsItsLinksSay() {
    BoardDrawing ground = sound(Boards.leaning(Boards.of(5, 4, false, "Man M"), 1, 1, -1, -1));
    assertThat(ground.isUpright()).isFalse();
    double middle = cell(ground, 2).middle().y();
    assertThat(middle - cell(ground, 1).middle().y())
        .isCloseTo(BoardDrawing.CELL / 2, within(0.01));
    assertThat(middle - cell(ground, 0).middle().y()).isCloseTo(BoardDrawing.CELL, within(0.01));
    assertThat(middle - cell(ground, 3).middle().y())
        .isCloseTo(BoardDrawing.CELL / 2, within(0.01));
    for (int square = 0; square < 20; square++) {
      for (int other = 0; other < square; other++) {
        Point here = cell(ground, square).middle();
        Point there = cell(ground, other).middle();
        if (Math.hypot(here.x() - there.x(), here.y() - there.y()) < BoardDrawing.CELL * 1.01) {
          assertThat(cell(ground, square).shade()).isNotEqualTo(cell(ground, other).shade());
        }
      }
    }
  }

  @Test
  void aHexagonCutOutOfARectangleIsSeen() {
    GameProgram program =
        Boards.without(Boards.of(5, 5, false, "Man M"), "a1", "a2", "b1", "e5", "e4", "d5");
    assertThat(BoardDrawings.of(program).isUpright()).isFalse();
    GameProgram cross = Boards.without(Boards.of(5, 5, false, "Man M"), "a1", "a5", "e1", "e5");
    assertThat(BoardDrawings.of(cross).isUpright()).as("a rectangle without corners").isTrue();
  }

  @Test
  void pointsHaveLinesWhereTheyAreLinkedAndNoneAcrossTheRiver() {
    GameProgram board = Boards.linked(Boards.of(3, 4, false, "Man M"));
    BoardLook look =
        new BoardLook(BoardLook.Style.POINTS, 2, List.of(new BoardLook.Line(0, 4)), List.of());
    BoardDrawing ground = sound(Boards.drawn(board, look));
    assertThat(ground.look()).isEqualTo(BoardDrawing.Look.POINTS);
    // Four rows of two, three columns of three less the middle one at the river, and a diagonal.
    assertThat(ground.lines()).hasSize(8 + 8 + 1);
  }

  @Test
  void squaresHaveTheColoursThatTheFileGivesThem() {
    BoardLook look =
        new BoardLook(
            BoardLook.Style.SQUARES,
            0,
            List.of(),
            List.of(),
            List.of(),
            Map.of(1, BoardLook.Tint.RED, 2, BoardLook.Tint.BLUE));
    BoardDrawing ground = sound(Boards.drawn(Boards.of(2, 2, false, "Man M"), look));
    assertThat(ground.cells().values())
        .extracting(BoardDrawing.Cell::shade)
        .containsExactly(
            1, BoardDrawing.TINTED, BoardDrawing.TINTED + BoardLook.Tint.BLUE.ordinal(), 1);
  }

  @Test
  void placesOfTheFileAreKept() {
    List<BoardLook.Place> places =
        List.of(
            new BoardLook.Place(0, 100, 100, 150, 150),
            new BoardLook.Place(1, 150, 100, 200, 150),
            new BoardLook.Place(2, 300, 0, 350, 50));
    GameProgram free = Boards.free(List.of("here", "right", "far", "store"), "Man M");
    BoardLook look = new BoardLook(BoardLook.Style.UNSAID, 0, List.of(), places);
    BoardDrawing ground = BoardDrawings.of(Boards.drawn(free, look));
    assertThat(ground.cells().keySet()).as("no place, no cell").containsExactly(0, 1, 2);
    Point here = cell(ground, 0).middle();
    Point far = cell(ground, 2).middle();
    assertThat(cell(ground, 1).middle().x() - here.x()).isCloseTo(BoardDrawing.CELL, within(0.01));
    assertThat(far.x() - here.x()).isCloseTo(4 * BoardDrawing.CELL, within(0.01));
    assertThat(here.y() - far.y()).isCloseTo(2 * BoardDrawing.CELL, within(0.01));
  }

  /** A rectangle of two by two, and a further square that the file puts there. */
  private static BoardDrawing besideARectangle(int left, int top) {
    int[][] rectangle = {{2, 3}, {0, 1}};
    List<BoardLook.Place> places = List.of(new BoardLook.Place(4, left, top, left + 50, top + 50));
    GameProgram free = Boards.free(List.of("a1", "b1", "a2", "b2", "bank"), "Man M");
    return sound(
        Boards.drawn(
            free,
            new BoardLook(
                BoardLook.Style.UNSAID,
                0,
                List.of(),
                places,
                List.of(new BoardLook.Plane(rectangle)),
                Map.of())));
  }

  @Test
  void aRectangleWithoutPlacesIsDrawnBesideSquaresThatHaveSome() {
    BoardDrawing ground = besideARectangle(150, 50);
    Point corner = cell(ground, 0).middle();
    Point bank = cell(ground, 4).middle();
    assertThat(cell(ground, 1).middle().x() - corner.x())
        .isCloseTo(BoardDrawing.CELL, within(0.01));
    assertThat(bank.x() - corner.x()).isCloseTo(3 * BoardDrawing.CELL, within(0.01));
    assertThat(bank.y()).isCloseTo(corner.y(), within(0.01));
  }

  @Test
  void squaresThatWouldLieOnARectangleLieToItsRight() {
    BoardDrawing ground = besideARectangle(50, 0);
    Point corner = cell(ground, 3).middle();
    Point bank = cell(ground, 4).middle();
    assertThat(bank.x() - corner.x()).isBetween(BoardDrawing.CELL, 2 * BoardDrawing.CELL);
    assertThat(bank.y()).isCloseTo(corner.y(), within(0.01));
  }

  @Test
  void levelsStandSideBySide() {
    int[][] low = {{0, 1}, {2, 3}};
    int[][] high = {{4, 5}, {6, 7}};
    GameProgram free = Boards.free(List.of("a", "b", "c", "d", "e", "f", "g", "h"), "Man M");
    List<BoardLook.Plane> planes = List.of(new BoardLook.Plane(low), new BoardLook.Plane(high));
    BoardDrawing ground =
        sound(
            Boards.drawn(
                free,
                new BoardLook(BoardLook.Style.UNSAID, 0, List.of(), List.of(), planes, Map.of())));
    assertThat(cell(ground, 4).middle().x() - cell(ground, 1).middle().x())
        .isGreaterThan(1.5 * BoardDrawing.CELL);
    assertThat(cell(ground, 4).middle().y()).isCloseTo(cell(ground, 0).middle().y(), within(0.01));
  }
}

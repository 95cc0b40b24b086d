package org.rookery.compiler.specialize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.RulesCompiler;
import org.rookery.compiler.model.Area;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Direction;
import org.rookery.compiler.model.Place;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;
import org.rookery.program.board.Topology;

/** The squares of each area, seen from b2 and its like by each player. */
final class AreaLoweringTest {
  private static final Place HERE = new Place.Here();

  private final BoardModel flat =
      board("(rectangle 3 4) (zone (name far) (positions (own-rank 4)))", "a1");
  private final BoardModel ring = board("(rectangle 3 4 (wrap files))", "a1");

  private static BoardModel board(String sections, String piece) {
    String text =
        "(game (title \"x\") (players White Black) (turn-order White Black) (board "
            + sections
            + ") (board-setup (White (Man "
            + piece
            + "))) (piece (name Man) (moves (add))))";
    return RulesCompiler.compile(
            Source.of("x.rules", text), SourceLoader.NONE, Optional.empty(), new Diagnostics())
        .orElseThrow()
        .model()
        .board();
  }

  private static String squares(BoardModel board, int player, String cursor, Area area) {
    Topology topology = board.topology();
    int at = topology.square(cursor);
    RuleSite site = new RuleSite(player, 1, at, at, at, at, RuleSite.UNSET, true);
    AreaLowering areas = new AreaLowering(board, new Geometry(board), site);
    return Arrays.stream(areas.region(area).squares())
        .mapToObj(topology.squares()::get)
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private String flat(Area area) {
    return squares(flat, 0, "b2", area);
  }

  @Test
  void the_board() {
    assertThat(flat(new Area.Board())).isEqualTo("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4");
  }

  @Test
  void zones_are_the_movers() {
    assertThat(flat(new Area.Zone("far"))).isEqualTo("a4 b4 c4");
    assertThat(squares(flat, 1, "b2", new Area.Zone("far"))).isEqualTo("a1 b1 c1");
    assertThat(flat(new Area.Zone("near"))).isEmpty();
  }

  @Test
  void named_squares() {
    assertThat(flat(new Area.Squares(List.of("c1", "a4", "c1", "z9")))).isEqualTo("a4 c1");
  }

  @Test
  void neighbours() {
    assertThat(flat(new Area.Adjacent(HERE))).isEqualTo("a1 a2 a3 b1 b3 c1 c2 c3");
    assertThat(flat(new Area.Adjacent(new Place.At("a1")))).isEqualTo("a2 b1 b2");
    assertThat(flat(new Area.Adjacent(new Place.At("z9")))).isEmpty();
    assertThat(squares(ring, 0, "a1", new Area.Adjacent(HERE))).isEqualTo("a2 b1 b2 c1 c2");
  }

  @Test
  void ranks_and_files() {
    assertThat(flat(new Area.RankOf(HERE))).isEqualTo("a2 b2 c2");
    assertThat(flat(new Area.FileOf(HERE))).isEqualTo("b1 b2 b3 b4");
    Place ahead = new Place.Toward(new Direction.Named("n"));
    assertThat(flat(new Area.RankOf(ahead))).isEqualTo("a3 b3 c3");
    assertThat(squares(flat, 1, "b2", new Area.RankOf(ahead))).isEqualTo("a1 b1 c1");
    assertThat(flat(new Area.RankOf(new Place.At("z9")))).isEmpty();
    assertThat(flat(new Area.FileOf(new Place.At("z9")))).isEmpty();
  }

  /** A ray leaves out its start, also where it comes back to it, and goes the mover's way. */
  @Test
  void rays() {
    Area ray = new Area.Ray(HERE, new Direction.Named("n"));
    assertThat(flat(ray)).isEqualTo("b3 b4");
    assertThat(squares(flat, 1, "b2", ray)).isEqualTo("b1");
    assertThat(squares(flat, 0, "b4", ray)).isEmpty();
    Area round = new Area.Ray(HERE, new Direction.Named("e"));
    assertThat(squares(ring, 0, "b2", round)).isEqualTo("a2 c2");
    assertThat(squares(ring, 1, "b2", round)).isEqualTo("a2 c2");
    assertThat(flat(round)).isEqualTo("c2");
    assertThat(flat(new Area.Ray(new Place.At("z9"), new Direction.Named("n")))).isEmpty();
    assertThat(flat(new Area.Ray(HERE, new Direction.Leap(1, 1)))).isEqualTo("c3");
  }

  /** A ray that runs into a circle which its start is not on ends, too. */
  @Test
  void a_ray_into_a_circle() {
    BoardModel board =
        board(
            "(positions (a 0 0 9 9) (b 10 0 19 9) (c 20 0 29 9) (d 30 0 39 9)) (links on (a b) (b c) (c d) (d b))",
            "a");
    assertThat(squares(board, 0, "a", new Area.Ray(HERE, new Direction.Named("on"))))
        .isEqualTo("b c d");
    assertThat(squares(board, 0, "c", new Area.Ray(HERE, new Direction.Named("on"))))
        .isEqualTo("b d");
  }

  @Test
  void corners() {
    Place a1 = new Place.At("a1");
    Place c4 = new Place.At("c4");
    assertThat(flat(new Area.Corner(a1, c4))).isEqualTo("a4");
    assertThat(flat(new Area.Corner(c4, a1))).isEqualTo("c1");
    assertThat(flat(new Area.Corner(new Place.At("z9"), c4))).isEmpty();
    assertThat(flat(new Area.Corner(a1, new Place.At("z9")))).isEmpty();
  }

  @Test
  void sets_of_squares() {
    Area rank = new Area.RankOf(HERE);
    Area file = new Area.FileOf(HERE);
    assertThat(flat(new Area.Union(List.of(rank, file)))).isEqualTo("a2 b1 b2 b3 b4 c2");
    assertThat(flat(new Area.Intersection(List.of(rank, file)))).isEqualTo("b2");
    assertThat(flat(new Area.Without(rank, file))).isEqualTo("a2 c2");
    assertThat(flat(new Area.Without(file, rank))).isEqualTo("b1 b3 b4");
    assertThat(flat(new Area.Union(List.of()))).isEmpty();
  }
}

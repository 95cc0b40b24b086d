package org.rookery.compiler.elaborate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.compiler.model.BoardModel;
import org.rookery.compiler.model.Facing;

/** Which way players look, and what is counted from their side. */
final class FacingsTest {
  private static final Facing EAST = new Facing(0, -1, 1, 0);
  private static final Facing SOUTH = new Facing(-1, 0, 0, -1);
  private static final Facing WEST = new Facing(0, 1, -1, 0);

  private static BoardModel board(String players, String sections) {
    return RulesText.rules(
            """
            (game (players %s) (turn-order %s) (board %s)
              (piece (name X) (moves (add))) (board-setup (%s (X a1))))
            """
                .formatted(players, players, sections, players.split(" ")[0]))
        .loaded()
        .board();
  }

  private static List<Facing> facing(String sections) {
    return board("South West North East", sections).facing();
  }

  private static final String TURNED =
      """
      (symmetry West (n e) (e s) (s w) (w n) (ne se) (se sw) (sw nw) (nw ne))
      (symmetry North (n s) (e w) (s n) (w e) (ne sw) (se nw) (sw ne) (nw se))
      (symmetry East (n w) (e n) (s e) (w s) (ne nw) (se ne) (sw se) (nw sw))
      """;

  @Test
  void four_ways() {
    assertThat(facing("(rectangle 7 5) " + TURNED))
        .containsExactly(Facing.FIRST, EAST, SOUTH, WEST);
  }

  @Test
  void left_and_right_are_never_swapped() {
    assertThat(facing("(rectangle 5 5) (symmetry West (n e) (e n) (s w) (w s) (ne ne) (sw sw))"))
        .element(1)
        .isEqualTo(EAST);
    assertThat(facing("(rectangle 5 5) (mirror)")).element(1).isEqualTo(SOUTH);
    assertThat(facing("(rectangle 5 5) (symmetry West (n n) (s s) (e w) (w e))"))
        .element(1)
        .isEqualTo(Facing.FIRST);
  }

  @Test
  void diagonals_alone_say_it_too() {
    String grid =
        "(grid (dimensions (\"a/b/c\" (1 0)) (\"3/2/1\" (0 1)))"
            + " (directions (ne 1 -1) (se 1 1) (sw -1 1) (nw -1 -1)))";
    assertThat(
            facing(
                grid
                    + "(symmetry West (ne se) (se sw) (sw nw) (nw ne))"
                    + "(symmetry North (ne se) (nw sw) (se ne) (sw nw))"))
        .containsExactly(Facing.FIRST, EAST, SOUTH, Facing.FIRST);
  }

  /** A slanted grid of hexagons: its six steps are turned by a third, and so is a leap. */
  @Test
  void hexagons_turn_by_a_third() {
    String grid =
        "(grid (dimensions (\"a/b/c/d/e\" (1 0)) (\"5/4/3/2/1\" (0 1)))"
            + " (directions (n 0 -1) (ne 1 -1) (se 1 0) (s 0 1) (sw -1 1) (nw -1 0)))"
            + "(symmetry West (n se) (se sw) (sw n) (ne s) (s nw) (nw ne))"
            + "(symmetry East (n ne) (ne se) (se s) (s sw) (sw nw) (nw n))";
    List<Facing> facing = facing(grid);

    assertThat(facing.get(1)).isEqualTo(new Facing(-1, -1, 1, 0));
    assertThat(facing.get(3)).isEqualTo(new Facing(0, -1, 1, 1));
  }

  @Test
  void steps_on_one_line_turn_by_half_or_a_quarter() {
    String grid =
        "(grid (dimensions (\"a/b/c\" (1 0)) (\"3/2/1\" (0 1))) (directions (n 0 -1) (s 0 1)))";
    assertThat(facing(grid + "(symmetry North (n s) (s n))")).element(2).isEqualTo(SOUTH);
  }

  @Test
  void ranks_are_counted_from_the_own_side_wherever_the_symmetry_is_written() {
    String zones =
        "(zone (name second) (positions (own-rank 2))) (zone (name hut) (mirrored) (positions a1 b1))";
    for (String sections : List.of(TURNED + zones, zones + TURNED)) {
      BoardModel board = board("South West North East", "(rectangle 5 4)" + sections);

      assertThat(zone(board, "second"))
          .containsExactly("a2 b2 c2 d2 e2", "b1 b2 b3 b4", "a3 b3 c3 d3 e3", "d1 d2 d3 d4");
    }
  }

  @Test
  void mirrored_zones_turn_round_the_middle() {
    BoardModel board =
        board(
            "South West North East",
            "(rectangle 5 5) (zone (name hut) (mirrored) (positions b1-c1))" + TURNED);

    assertThat(zone(board, "hut")).containsExactly("b1 c1", "a3 a4", "c5 d5", "e2 e3");
  }

  private static List<String> zone(BoardModel board, String name) {
    return board.zones().get(name).stream()
        .map(
            region ->
                String.join(
                    " ",
                    Arrays.stream(region.squares())
                        .mapToObj(board.topology().squares()::get)
                        .sorted()
                        .toList()))
        .toList();
  }
}

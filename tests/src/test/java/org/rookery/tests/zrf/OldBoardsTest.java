package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Boards of old files as their pieces find them. */
final class OldBoardsTest {
  private static OldGame game(String board, String setup, String moves) {
    return new OldGame(
        """
        (define step ($1 (verify empty?) add))
        (define ride ($1 (while empty? add $1)))
        (game (title "Old") (players White Black) (turn-order White Black)
          (board %s)
          (board-setup %s)
          (piece (name M) (moves %s)))
        """
            .formatted(board, setup, moves));
  }

  private static final String SMALL =
      """
      (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (9 0)) ("3/2/1" (0 9)))
        (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0)))
      """;

  @Test
  void a_name_is_a_label_of_each_dimension_and_a_direction_counts_labels() {
    OldGame game =
        game(
            """
            (grid (start-rectangle 0 0 9 9)
              (dimensions ("top-/middle-/bottom-" (0 9)) ("left/centre/right" (9 0)))
              (directions (n -1 0) (leap 1 2)))
            """,
            "(White (M bottom-left top-left)) (Black (M bottom-right))",
            "(step n) (step leap)");
    assertThat(game.turns())
        .containsExactlyInAnyOrder("M bottom-left - middle-left", "M top-left - middle-right");
  }

  @Test
  void a_grid_may_have_three_dimensions() {
    OldGame game =
        game(
            """
            (grid (start-rectangle 0 0 9 9)
              (dimensions ("A/B/C" (0 40)) ("a/b" (9 0)) ("2/1" (0 9)))
              (directions (up 1 0 0) (n 0 0 -1) (corner 1 1 -1)))
            """,
            "(White (M Aa1)) (Black (M Cb2))",
            "(ride up) (ride n) (ride corner)");
    assertThat(game.turns())
        .containsExactlyInAnyOrder("M Aa1 - Ba1", "M Aa1 - Ca1", "M Aa1 - Aa2", "M Aa1 - Bb2");
  }

  @Test
  void several_grids_share_directions_and_are_joined_by_links() {
    OldGame game =
        game(
            SMALL
                + """
                (grid (start-rectangle 0 0 9 9) (dimensions ("x/y" (9 0)) ("2/1" (0 9)))
                  (directions (n 0 -1) (e 1 0)))
                (links e (c1 x1))
                """,
            "(White (M b1)) (Black (M a3))",
            "(ride e)");
    assertThat(game.turns()).containsExactlyInAnyOrder("M b1 - c1", "M b1 - x1", "M b1 - y1");
  }

  @Test
  void a_later_link_replaces_an_earlier_one_and_goes_one_way() {
    OldGame game =
        game(
            SMALL + "(links n (a1 c3)) (links hop (c3 b2) (b2 a3))",
            "(White (M a1)) (Black (M c1))",
            "(step n) (step s) (step hop)");
    assertThat(game.turns()).containsExactly("M a1 - c3");
    game.after("M a1 - c3", "M c1 - c2");
    assertThat(game.turns()).containsExactly("M c3 - b2");
  }

  @Test
  void positions_that_are_killed_are_gone_and_links_may_be_made_anew() {
    OldGame game =
        game(
            SMALL + "(kill-positions b2 c1) (links e (a2 c2))",
            "(White (M a1 a2)) (Black (M a3))",
            "(ride e) (step n)");
    assertThat(game.turns()).containsExactlyInAnyOrder("M a1 - b1", "M a2 - c2");
  }

  @Test
  void links_are_cut_between_two_positions_or_all_of_one() {
    String pieces = "(White (M a1 b1)) (Black (M c3))";
    String moves = "(step n) (step e) (step w)";
    assertThat(game(SMALL + "(unlink (a1 a2))", pieces, moves).turns())
        .containsExactlyInAnyOrder("M b1 - b2", "M b1 - c1");
    assertThat(game(SMALL + "(unlink b1)", pieces, moves).turns()).containsExactly("M a1 - a2");
    assertThat(game(SMALL + "(unlink (b1 e) (b2 b1))", pieces, moves).turns())
        .containsExactlyInAnyOrder("M a1 - a2");
  }

  @Test
  void a_dummy_position_holds_pieces_is_linked_and_can_be_jumped_to() {
    OldGame game =
        game(
            SMALL + "(dummy bank) (links out (bank b2))",
            "(White (M bank a1)) (Black (M a3))",
            "(step out) (bank (verify empty?) add)");
    assertThat(game.turns()).containsExactly("M bank - b2");
    assertThat(game.after("M bank - b2", "M a3 - bank").pieces())
        .containsExactlyInAnyOrder("b2 White M", "a1 White M", "bank Black M");
  }

  @Test
  void free_positions_need_no_grid() {
    OldGame game =
        game(
            "(positions (p 0 0 9 9) (q 9 0 18 9) (1 18 0 27 9)) (links on (p q) (q 1) (1 p))",
            "(White (M p)) (Black (M 1))",
            "(ride on)");
    assertThat(game.turns()).containsExactly("M p - q");
    assertThat(game.after("M p - q").turns()).containsExactly("M 1 - p");
  }

  @Test
  void a_symmetry_is_applied_once_and_may_go_one_way() {
    OldGame game =
        game(
            SMALL + "(symmetry Black (n e) (e s))",
            "(White (M a1)) (Black (M b2))",
            "(step n) (step e)");
    assertThat(game.turns()).containsExactlyInAnyOrder("M a1 - a2", "M a1 - b1");
    assertThat(game.after("M a1 - a2").turns()).containsExactlyInAnyOrder("M b2 - c2", "M b2 - b1");
  }

  @Test
  void opposite_is_the_other_way_of_the_direction_a_player_sees() {
    OldGame game =
        game(
            SMALL
                + "(links forth (a1 a2) (a2 b3)) (links back (a2 a1) (b3 a2)) (symmetry Black (n s)"
                + " (s n))",
            "(White (M a2)) (Black (M c2))",
            "((opposite n) (verify empty?) add) ((opposite forth) (verify empty?) add)");
    assertThat(game.turns()).containsExactly("M a2 - a1");
    assertThat(game.after("M a2 - a1").turns()).containsExactly("M c2 - c3");
  }

  @Test
  void zones_of_one_name_are_each_players_own() {
    OldGame game =
        game(
            SMALL
                + """
                (zone (name home) (players White) (positions a1 b1))
                (zone (name home) (players Black) (positions c3))
                """,
            "(White (M a1)) (Black (M c2))",
            "(n (verify (not-in-zone? home)) add) (e (verify (in-zone? home)) add) (n (verify"
                + " (in-zone? home)) add)");
    assertThat(game.turns()).containsExactlyInAnyOrder("M a1 - a2", "M a1 - b1");
    assertThat(game.after("M a1 - b1").turns()).containsExactly("M c2 - c3");
  }
}

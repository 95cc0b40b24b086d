package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Goals and safety where a player has several turns in a row, and where more than two play. */
final class OldTurnsTest {
  /** Kings and Pieces go one step straight, Rooks any way; a Piece cannot capture. */
  private static final String GAME =
      """
      (define go ($1 (verify not-friend?) add))
      (define step ($1 (verify empty?) add))
      (define slide ($1 (while empty? add $1) (verify not-friend?) add))
      (game (title "Old") (players White Black Red)
        (board
          (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d/e" (9 0)) ("5/4/3/2/1" (0 9)))
            (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0))))
        (piece (name K) (moves (go n) (go s) (go e) (go w)))
        (piece (name R) (moves (slide n) (slide s) (slide e) (slide w)))
        (piece (name M) (moves (move-type ahead) (step n) (move-type aside) (step e) (step w)))
        %s)
      """;

  private static final String TWICE = "(turn-order White White Black Black)";
  private static final String MATE = "(loss-condition (White Black Red) (checkmated K))";

  private static OldGame game(String sections) {
    return new OldGame(GAME.formatted(sections));
  }

  @Test
  void only_the_last_of_several_turns_must_leave_the_king_safe() {
    String pieces = "(board-setup (White (K a1) (M c1)) (Black (R a5) (K e5)))";
    OldGame game = game(TWICE + MATE + pieces);
    assertThat(game.turns())
        .containsExactlyInAnyOrder("K a1 - a2", "K a1 - b1", "M c1 - c2", "M c1 - b1", "M c1 - d1");
    assertThat(game.after("M c1 - c2").turns()).containsExactly("K a1 - b1");
    OldGame stepsIn = game(TWICE + MATE + pieces.replace("a1", "b2"));
    assertThat(stepsIn.after("K b2 - a2").turns()).containsExactly("K a2 - b2");
    assertThat(game("(turn-order White Black)" + MATE + pieces).turns())
        .containsExactly("K a1 - b1");
  }

  @Test
  void a_player_left_in_check_after_their_last_move_is_mated() {
    OldGame game =
        game(TWICE + MATE + "(board-setup (White (K a1) (M d1)) (Black (R a5 b5) (K e5)))");
    assertThat(game.outcome()).isEqualTo("on");
    assertThat(game.after("M d1 - d2").outcome()).isEqualTo("Black: checkmate");
    assertThat(game.turns()).isEmpty();
  }

  @Test
  void check_is_given_by_the_last_of_several_turns_only() {
    OldGame game = game(TWICE + MATE + "(board-setup (White (K a1) (R d1)) (Black (K e5)))");
    assertThat(game.turns()).contains("R d1 - d4").doesNotContain("R d1 - d5", "R d1 - e1");
    game.after("R d1 - d4");
    assertThat(game.turns()).contains("R d4 - d5", "R d4 - e4");
    assertThat(game.after("R d4 - d5").mover()).isEqualTo("Black");
    assertThat(game.turns()).containsExactlyInAnyOrder("K e5 - e4", "K e5 x d5");
  }

  @Test
  void a_goal_reached_by_the_first_of_two_turns_ends_the_game() {
    OldGame game =
        game(
            TWICE
                + "(board-setup (White (R a1)) (Black (M a3 c3)))"
                + "(loss-condition (White Black) (pieces-remaining 1 M))"
                + "(win-condition (White Black) (absolute-config R (e1)))");
    assertThat(game.after("R a1 x a3").outcome()).isEqualTo("White: pieces remaining");
    OldGame there =
        game(
            TWICE
                + "(board-setup (White (R a1)) (Black (M a3 c3)))"
                + "(win-condition (White Black) (absolute-config R (e1)))");
    assertThat(there.after("R a1 - e1").outcome()).isEqualTo("White: arrangement");
  }

  @Test
  void captured_is_about_the_last_of_several_turns() {
    OldGame game =
        game(
            TWICE
                + "(board-setup (White (R a1)) (Black (M a3 c3 e5)))"
                + "(loss-condition (White) (and (captured M) (pieces-remaining 1)))"
                + "(loss-condition (Black) (and (captured M) (pieces-remaining 1 M)))");
    assertThat(game.after("R a1 x a3").outcome()).isEqualTo("on");
    assertThat(game.after("R a3 x c3").outcome()).isEqualTo("White: capture");
  }

  @Test
  void a_player_to_move_without_a_move_is_stalemated() {
    String stalemate = "(loss-condition (White Black) stalemated)";
    String pieces = "(board-setup (White (M a4)) (Black (M e1)))";
    assertThat(
            game("(turn-order (White ahead) (White ahead) Black)" + stalemate + pieces)
                .after("M a4 - a5")
                .outcome())
        .isEqualTo("Black: stalemate");
    OldGame other = game("(turn-order (White ahead) (White aside) Black)" + stalemate + pieces);
    assertThat(other.after("M a4 - a5").turns()).containsExactly("M a5 - b5");
    assertThat(other.after("M a5 - b5").turns()).contains("M e1 - d1", "M e1 - e2");
    assertThat(other.after("M e1 - e2").outcome()).isEqualTo("Black: stalemate");
  }

  @Test
  void the_order_goes_on_from_repeat() {
    OldGame game =
        game(
            "(turn-order (White aside) repeat (Black ahead) (White ahead) (White aside))"
                + "(board-setup (White (M a1)) (Black (M e1)))");
    game.after("M a1 - b1", "M e1 - e2", "M b1 - b2", "M b2 - c2", "M e2 - e3");
    assertThat(game.turns()).containsExactly("M c2 - c3");
  }

  @Test
  void a_repetition_is_of_the_same_turn_of_the_order() {
    OldGame game =
        game(
            TWICE
                + "(board-setup (White (K a1)) (Black (K e5)))"
                + "(draw-condition (White Black) repetition)");
    String[] round = {"K a1 - a2", "K a2 - a1", "K e5 - e4", "K e4 - e5"};
    assertThat(game.after(round).outcome()).isEqualTo("on");
    assertThat(game.after(round).outcome()).isEqualTo("draw: repetition");
  }

  @Test
  void three_play_in_turn_and_no_king_goes_where_either_opponent_can_capture_it() {
    OldGame game =
        game(
            "(turn-order White Black Red)"
                + MATE
                + "(board-setup (White (K a1)) (Black (R b5) (K e5)) (Red (R c2) (K e1)))");
    assertThat(game.turns()).isEmpty();
    assertThat(game.outcome()).isEqualTo("draw: stalemate");
    OldGame mated =
        game(
            "(turn-order White Black Red)"
                + MATE
                + "(board-setup (White (K a1)) (Black (R b5) (K e5)) (Red (R c1 c2) (K e2)))");
    assertThat(mated.outcome()).isEqualTo("Black: checkmate");
  }

  @Test
  void goals_of_three_players_count_each_alone() {
    OldGame game =
        game(
            "(turn-order White Black Red)"
                + "(board-setup (White (R a1)) (Black (M a3 b3)) (Red (M e1)))"
                + "(win-condition (White Black Red) (relative-config M e (opponent M)))"
                + "(count-condition (White) (total-piece-count 3))");
    assertThat(game.after("R a1 - a2", "M b3 - c3", "M e1 - e2").outcome()).isEqualTo("on");
    game.after("R a2 - b2", "M c3 - d3");
    assertThat(game.after("M e2 - e3").outcome()).isEqualTo("Black: arrangement");
  }
}

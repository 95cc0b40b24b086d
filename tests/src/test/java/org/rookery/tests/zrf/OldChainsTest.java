package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Moves in several parts, move types, priorities, drops and passing in old files. */
final class OldChainsTest {
  /** Without the end of a game. */
  private static final String BOARD =
      """
      (define step ($1 (verify empty?) add))
      (define jump ($1 (verify enemy?) capture $1 (verify empty?) (add-partial $2)))
      (game (title "Old") (players White Black)
        (board
          (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d/e" (9 0)) ("5/4/3/2/1" (0 9)))
            (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0)))
          (zone (name low) (players White Black) (positions a2 b2))
          (dummy pit))
        %s)
      """;

  /** A game of these sections on that board. */
  static OldGame game(String sections) {
    String order = sections.contains("turn-order") ? "" : "(turn-order White Black) ";
    return new OldGame(BOARD.formatted(order + sections));
  }

  @Test
  void the_same_piece_goes_on_by_that_type_while_it_can() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1 d1 off 1)) (Black (E a2 b3 d5 e5)))
            (piece (name M)
              (moves (move-type take) (jump n take) (jump e take) (move-type plain) (step n))
              (drops (e1 (verify empty?) add)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(game.turns())
        .containsExactlyInAnyOrder("partial 1 M a1 - a3 x a2", "M d1 - d2", "White M e1");
    game.after("partial 1 M a1 - a3 x a2");
    assertThat(game.mover()).isEqualTo("White");
    assertThat(game.turns()).containsExactly("partial 1 M a3 - c3 x b3");
    assertThat(game.after("partial 1 M a3 - c3 x b3").mover()).isEqualTo("Black");
  }

  @Test
  void with_pass_partial_a_player_may_stop() {
    String pieces =
        """
        (board-setup (White (M a1)) (Black (E a2 b3 d5)))
        (piece (name M) (moves (move-type take) (jump n take) (jump e take)))
        (piece (name E) (moves (step s)))
        """;
    for (String option : new String[] {"(option \"pass partial\" true)", "(pass-partial true)"}) {
      OldGame game = game(option + pieces).after("partial 1 M a1 - a3 x a2");
      assertThat(game.turns()).containsExactly("partial 1 M a3 - c3 x b3", "Pass");
      assertThat(game.after("Pass").mover()).isEqualTo("Black");
    }
    OldGame none = game("(option \"pass partial\" true) (pass-partial false)" + pieces);
    assertThat(none.after("partial 1 M a1 - a3 x a2").turns())
        .containsExactly("partial 1 M a3 - c3 x b3");
  }

  @Test
  void without_a_type_it_goes_on_by_any() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1 c1)) (Black (E e5)))
            (piece (name M)
              (moves (n (verify empty?) (add-partial)) (move-type side) (step e) (move-type stop)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(game.after("partial 0 M a1 - a2").turns())
        .containsExactlyInAnyOrder("partial 0 M a2 - a3", "M a2 - b2");
  }

  @Test
  void a_type_without_blocks_ends_the_turn() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E e5)))
            (piece (name M) (moves (n (add-partial notype)) (e (add-partial Q notype))))
            (piece (name Q)) (piece (name E) (moves (step s)))
            """);
    assertThat(game.turns()).containsExactly("partial 1 M a1 - a2", "partial 1 M a1 - b1 = Q");
    assertThat(game.after("partial 1 M a1 - b1 = Q").mover()).isEqualTo("Black");
  }

  @Test
  void what_it_has_become_goes_on() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E e5)))
            (piece (name M) (moves (n (add-partial Q more)) (move-type more) (step w)))
            (piece (name Q) (moves (move-type more) (step e)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(game.after("partial 1 M a1 - a2 = Q").turns()).containsExactly("Q a2 - b2");
  }

  @Test
  void every_stop_of_a_flight_may_be_a_part_and_last_from_is_where_it_began() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E e5)))
            (piece (name M)
              (moves
                (n (while empty? (add-partial back) n))
                (move-type back)
                (s (verify not-last-from?) add) (e (verify (last-from? (opposite e))) add)
                (e (verify (last-to? w)) add)))
            (piece (name E) (moves (step s)))
            """
                .replace("(e (verify (last-from? (opposite e))) add)", ""));
    assertThat(game.turns()).contains("partial 1 M a1 - a2", "partial 1 M a1 - a5").hasSize(4);
    assertThat(game.after("partial 1 M a1 - a2").turns()).containsExactly("M a2 - b2");
    OldGame far =
        game(
            """
            (board-setup (White (M a1)) (Black (E e5)))
            (piece (name M)
              (moves (n (while empty? (add-partial back) n)) (move-type back) (s (verify not-last-from?) add)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(far.after("partial 1 M a1 - a3").turns()).containsExactly("M a3 - a2");
  }

  @Test
  void a_copy_goes_on_and_the_first_leg_of_a_cascade_does() {
    OldGame copy =
        game(
            """
            (board-setup (White (M a1)) (Black (E e5)))
            (piece (name M) (moves (n (verify empty?) (add-copy-partial more)) (move-type more) (step e)))
            (piece (name E) (moves (step s)))
            """);
    copy.after(copy.turns().get(0));
    assertThat(copy.turns()).containsExactly("M a2 - b2");
    OldGame cascade =
        game(
            """
            (board-setup (White (M a1) (P a2)) (Black (E e5)))
            (piece (name M)
              (moves (n (verify friend?) cascade n (add-partial more)) (move-type more) (step e)))
            (piece (name P) (moves (move-type more) (step w) (step e)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(cascade.after("partial 1 M a1 x a2 P a2 - a3").turns()).containsExactly("M a2 - b2");
  }

  @Test
  void the_type_of_a_turn_decides_and_priorities_where_it_has_none() {
    String pieces =
        """
        (board-setup (White (M a1) (F c1)) (Black (E a2 e5)))
        (piece (name M) (moves (move-type take) (n (verify enemy?) add) (move-type plain) (step e)))
        (piece (name F) (moves (move-type plain) (step n) (move-type odd) (step e)))
        (piece (name E) (moves (step s)))
        """;
    assertThat(game(pieces).turns())
        .containsExactlyInAnyOrder("M a1 x a2", "M a1 - b1", "F c1 - c2", "F c1 - d1");
    assertThat(game("(move-priorities take plain)" + pieces).turns()).containsExactly("M a1 x a2");
    assertThat(game("(turn-order (White plain) Black) (move-priorities take)" + pieces).turns())
        .containsExactlyInAnyOrder("M a1 - b1", "F c1 - c2");
    assertThat(game("(turn-order (White odd) Black)" + pieces).turns())
        .containsExactly("F c1 - d1");
    assertThat(game("(move-priorities plain take)" + pieces).turns())
        .containsExactlyInAnyOrder("M a1 - b1", "F c1 - c2");
  }

  @Test
  void what_no_priority_ranks_comes_last_but_not_what_chains_go_on_by() {
    String pieces =
        """
        (board-setup (White (M a1) (F c1)) (Black (E %s e5)))
        (piece (name M)
          (moves (move-type take) (n (verify enemy?) (add-partial more)) (move-type more) (step e)))
        (piece (name F) (moves (step n) (move-type odd) (step e)))
        (piece (name E) (moves (step s)))
        (move-priorities take)
        """;
    assertThat(game(pieces.formatted("a2")).turns()).containsExactly("partial 3 M a1 x a2");
    assertThat(game(pieces.formatted("b5")).turns())
        .containsExactlyInAnyOrder("F c1 - c2", "F c1 - d1");
  }

  @Test
  void priorities_come_before_safety() {
    String pieces =
        """
        (board-setup (White (M d1) (K e1)) (Black (E d2) (R e5) (K a5)))
        (piece (name M) (moves (move-type take) (n (verify enemy?) add)))
        (piece (name K) (moves (move-type plain) (step w) (step n) (step s)))
        (piece (name R) (moves (move-type plain) (s (while empty? add s) (verify enemy?) add)))
        (piece (name E))
        (move-priorities take plain)
        (loss-condition (White Black) (checkmated K))
        """;
    assertThat(game(pieces).turns()).isEmpty();
    assertThat(game(pieces).outcome()).isEqualTo("Black: checkmate");
  }

  @Test
  void pieces_in_store_are_dropped_where_their_block_lets_them() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1 off 2)) (Black (E b2 e5)))
            (piece (name M)
              (drops ((verify (in-zone? low)) (verify not-friend?) add) (pit add)
                (b2 (verify (position? b2)) n add)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(game.turns())
        .containsExactlyInAnyOrder("White M a2", "White M b2", "White M pit", "White M b3");
    game.after("White M b2", "E e5 - e4", "White M pit", "E e4 - e3");
    assertThat(game.turns()).isEmpty();
  }

  @Test
  void recycled_captures_go_back_to_their_owner() {
    String pieces =
        """
        (board-setup (White (M a1)) (Black (E a2 e5)))
        (piece (name M) (moves (n add)) (drops (e1 (verify empty?) add)))
        (piece (name E) (moves (step s)) (drops (d5 (verify empty?) add)))
        """;
    assertThat(game("(option \"recycle captures\" true)" + pieces).after("M a1 x a2").turns())
        .containsExactlyInAnyOrder("E e5 - e4", "Black E d5");
    assertThat(game(pieces).after("M a1 x a2").turns()).containsExactly("E e5 - e4");
  }

  @Test
  void recycled_promotions_exchange_pieces_with_the_store() {
    String pieces =
        """
        (board-setup (White (M a1 b1) (Q off 1)) (Black (E e5)))
        (piece (name M)
          (moves (n (verify empty?) (add Q R M)) (w (verify empty?) (add Q R)))
          (drops (e1 (verify empty?) add)))
        (piece (name Q) (moves (step n))) (piece (name R) (moves (step s)))
        (piece (name E) (moves (step s)))
        """;
    assertThat(game(pieces).turns())
        .containsExactlyInAnyOrder(
            "M a1 - a2 = Q",
            "M a1 - a2 = R",
            "M a1 - a2 = M",
            "M b1 - b2 = Q",
            "M b1 - b2 = R",
            "M b1 - b2 = M");
    for (String option :
        new String[] {"(option \"recycle promotions\" true)", "(recycle-promotions true)"}) {
      OldGame game = game(option + pieces);
      assertThat(game.turns())
          .containsExactlyInAnyOrder(
              "M a1 - a2 = Q", "M a1 - a2 = M", "M b1 - b2 = Q", "M b1 - b2 = M");
      game.after("M a1 - a2 = Q", "E e5 - e4");
      assertThat(game.turns())
          .containsExactlyInAnyOrder("M b1 - b2 = M", "Q a2 - a3", "White M e1");
    }
  }

  @Test
  void a_player_passes_as_the_option_says() {
    String pieces =
        """
        (board-setup (White (M a1)) (Black (E a5)))
        (piece (name M) (moves (step n))) (piece (name E) (moves (step n)))
        (loss-condition (White Black) stalemated)
        """;
    assertThat(game(pieces).turns()).containsExactly("M a1 - a2");
    assertThat(game(pieces + "(option \"pass turn\" true)").turns())
        .containsExactly("M a1 - a2", "Pass");
    assertThat(game(pieces + "(pass-turn true)").turns()).containsExactly("M a1 - a2", "Pass");
    assertThat(game(pieces + "(pass-turn true) (option \"pass turn\" false)").turns())
        .containsExactly("M a1 - a2");
    for (String value : new String[] {"forced", "2"}) {
      OldGame forced = game(pieces + "(option \"pass turn\" " + value + ")");
      assertThat(forced.turns()).containsExactly("M a1 - a2");
      assertThat(forced.after("M a1 - a2").turns()).containsExactly("Pass");
    }
    assertThat(game(pieces).after("M a1 - a2").outcome()).isEqualTo("White: stalemate");
  }

  @Test
  void goals_are_asked_after_every_part() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E a2 b3 e5)))
            (piece (name M) (moves (move-type take) (jump n take) (jump e take)))
            (piece (name E) (moves (step s)))
            (loss-condition (Black) (pieces-remaining 2))
            """);
    assertThat(game.after("partial 1 M a1 - a3 x a2").outcome())
        .isEqualTo("White: pieces remaining");
  }

  @Test
  void a_player_moves_for_another() {
    OldGame game =
        game(
            """
            (turn-order (White Black) repeat (Black White side) Black)
            (board-setup (White (M a1)) (Black (M a5)))
            (piece (name M) (moves (step n) (step s) (move-type side) (step e)))
            """);
    assertThat(game.mover()).isEqualTo("White");
    assertThat(game.turns()).containsExactlyInAnyOrder("M a5 - a4", "M a5 - b5");
    game.after("M a5 - a4");
    assertThat(game.mover()).isEqualTo("Black");
    assertThat(game.turns()).containsExactly("M a1 - b1");
    assertThat(game.after("M a1 - b1", "M a4 - a3").turns()).containsExactly("M b1 - c1");
  }

  @Test
  void turns_that_change_the_same_are_told_apart_by_what_they_leave() {
    OldGame game =
        game(
            """
            (board-setup (White (M a1)) (Black (E e5)))
            (piece (name M) (attribute tired false)
              (moves
                (n (verify empty?) (add-partial more))
                (n (verify empty?) add)
                (n (verify empty?) (set-attribute tired true) add)
                (n (verify empty?) (add-partial other))
                (move-type more) (step e) (move-type other) (step w) (step s)))
            (piece (name E) (moves (step s)))
            """);
    assertThat(game.texts())
        .containsExactlyInAnyOrder(
            "a1-a2 {continues=a2,with=more}",
            "a1-a2",
            "a1-a2 {tired=a2}",
            "a1-a2 {continues=a2,with=other}",
            "a1-b1");
    game.texts().forEach(text -> assertThat(game.read(text)).isEqualTo(text));
    assertThat(game.read("a1-a2{tired=a2}")).isEqualTo("a1-a2 {tired=a2}");
    assertThat(game.read("a1-a2 {tired=b2}"))
        .isEqualTo("No legal move is selected by `{tired=b2}`.");
  }

  /** Two turns capture the same: after the first that is listed the piece goes on. */
  private static OldGame twoWaysToCapture() {
    return game(
        """
        (board-setup (White (M a1)) (Black (E a2 a3 e5)))
        (piece (name M)
          (moves
            (n capture n capture n (verify empty?) (add-partial more))
            (n capture n capture n (verify empty?) add)
            (move-type more) (step e)))
        (piece (name E) (moves (step s)))
        """);
  }

  @Test
  void a_text_that_says_less_means_the_turn_that_ends() {
    OldGame game = twoWaysToCapture();
    assertThat(game.read("a1-a4")).isEqualTo("a1-a4; a2-; a3-");
  }

  @Test
  void a_text_in_another_order_says_whether_the_piece_goes_on() {
    assertThat(twoWaysToCapture().turns())
        .contains("partial 1 M a1 - a4 x a2 x a3", "M a1 - a4 x a2 x a3");
    assertThat(twoWaysToCapture().after("M a1 - a4 x a3 x a2").mover()).isEqualTo("Black");
    assertThat(twoWaysToCapture().after("partial 1 M a1 - a4 x a3 x a2").mover())
        .isEqualTo("White");
  }
}

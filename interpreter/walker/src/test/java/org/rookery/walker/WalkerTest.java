package org.rookery.walker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.rookery.walker.rule.WalkTooLong;

final class WalkerTest {
  @Test
  void a_block_emits_one_turn_for_each_add() {
    WalkerWalk walk =
        WalkerWalk.of("(moves ((while (empty? n) n add)) (e (verify empty?) add))", "");

    assertThat(walk.turns()).containsExactly("move a1 a2", "move a1 a3", "move a1 b1");
  }

  @Test
  void turns_are_found_in_the_order_of_the_rules() {
    WalkerWalk walk =
        WalkerWalk.of(
            "(moves (n n add) (e add) (n add) (e e add) (n n e add) (n e e add) (n n e e add))",
            "");

    assertThat(walk.found())
        .containsExactly(
            "move a1 a3",
            "move a1 b1",
            "move a1 a2",
            "move a1 c1",
            "move a1 b3",
            "move a1 c2",
            "move a1 c3");
  }

  @Test
  void a_piece_takes_what_stands_where_it_arrives() {
    WalkerWalk walk = WalkerWalk.of("(moves (ne (verify enemy?) add))", "");
    assertThat(walk.turns()).containsExactly("move a1 b2");

    WalkerWalk after = walk.after("move a1 b2");
    assertThat(after.scene().captured).hasSize(1);
    assertThat(after.turns()).isEmpty();
  }

  @Test
  void the_second_player_sees_the_board_turned() {
    WalkerWalk walk = WalkerWalk.of("(moves (n add))", "").after("move a1 a2");

    assertThat(walk.turns()).containsExactly("move b2 b1");
  }

  @Test
  void alternatives_keep_their_own_effects() {
    WalkerWalk walk = WalkerWalk.of("(moves ((either (n (capture ne)) (e)) add))", "");

    assertThat(walk.turns()).containsExactly("move a1 a2; capture b3", "move a1 b1");
  }

  @Test
  void captured_pieces_go_to_the_captors_hand_and_come_back_by_drops() {
    WalkerWalk walk =
        WalkerWalk.of(
                "(moves (ne (verify enemy?) add) (n (verify empty?) add))",
                """
                (captured-pieces to-hand)
                (option "pass turn" true)
                (every-piece (only Foe) (drops ((verify empty? (in-zone? far)) add)))
                """)
            .after("move a1 b2")
            .after("pass");

    assertThat(walk.turns())
        .containsExactly(
            "drop White Foe a3", "drop White Foe b3", "drop White Foe c3", "move b2 b3", "pass");
  }

  @Test
  void a_royal_piece_may_not_be_left_attacked() {
    WalkerWalk walk = WalkerWalk.of("(moves (e add) (n add))", "(royal Man)");

    assertThat(walk.turns()).containsExactly("move a1 a2");
  }

  @Test
  void captures_are_mandatory_where_the_rules_say_so() {
    String moves = "(moves (n add) (ne (verify enemy?) add))";

    assertThat(WalkerWalk.of(moves, "").turns()).containsExactly("move a1 a2", "move a1 b2");
    assertThat(WalkerWalk.of(moves, "(captures-compulsory)").turns()).containsExactly("move a1 b2");
  }

  @Test
  void a_turn_may_need_a_second_part() {
    WalkerWalk walk =
        WalkerWalk.of(
            "(moves (n (verify empty?) add) (move-type again) (e (verify empty?) add))",
            "(turn-order (White first) Black) (after-move first quiet? (then again))");

    assertThat(walk.turns()).isEmpty();
    assertThat(
            WalkerWalk.of(
                    "(moves (e (verify empty?) add) (move-type again) (e (verify empty?) add))",
                    "(turn-order (White first) Black) (after-move first quiet? (then again))")
                .turns())
        .containsExactly("move a1 b1 / move b1 c1");
  }

  @Test
  void counters_count_after_the_turn() {
    WalkerWalk walk =
        WalkerWalk.of(
            "(moves (n (add-to steps 2) add))",
            "(counter steps 0 (after-turn (add 1 (exists (friend Man) (board)))))");

    WalkerWalk after = walk.after(walk.turns().iterator().next());
    assertThat(after.scene().counters).containsExactly(3);
  }

  @Test
  void an_ending_that_holds_ends_the_game() {
    WalkerWalk walk =
        WalkerWalk.of(
            "(moves (n add))", "(ending \"there\" (exists (friend Man) (squares a2)) win)");

    assertThat(walk.walker().isOver(walk.scene())).isFalse();
    assertThat(walk.walker().isOver(walk.after("move a1 a2").scene())).isTrue();
  }

  @Test
  void a_walk_that_is_too_long_is_given_up() {
    WalkerWalk walk = WalkerWalk.of("(moves ((while (empty? n) n add)))", "", 5);

    assertThatThrownBy(walk::turns).isInstanceOf(WalkTooLong.class);
  }
}

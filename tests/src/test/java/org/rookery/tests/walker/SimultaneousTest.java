package org.rookery.tests.walker;

import org.junit.jupiter.api.Test;

/** Moves that are made at the same time come to the same by the walker and by the engine. */
final class SimultaneousTest {
  private static final String BOARD =
      "(board (rectangle 3 4)) (simultaneous Lord)"
          + " (board-setup (White (Lord a1) (Boy b1 c1) (Boy off 2))"
          + " (Black (Lord a4) (Boy b4 c4) (Boy off 2)))";
  private static final String ORDER = "(turn-order White Black)";
  private static final String LORD =
      "(piece (name Lord) (moves (n (verify not-friend?) add) (e (verify not-friend?) add)"
          + " (w (verify not-friend?) add) (s (verify not-friend?) add)))";

  @Test
  void pieces_meet_swap_and_escape() {
    RandomSmallRules.agreeInTurn(
        ORDER,
        BOARD,
        LORD,
        "(piece (name Boy) (moves (n (verify not-friend?) add) (e (verify not-friend?) add)"
            + " (w (verify not-friend?) add) (s (verify not-friend?) add)))");
  }

  @Test
  void what_is_done_to_a_piece_that_has_gone_is_not_done() {
    RandomSmallRules.agreeInTurn(
        ORDER,
        BOARD,
        LORD,
        "(piece (name Boy) (attribute tired false) (moves"
            + " (n (verify enemy?) capture (go from) add) (n n (verify enemy?) flip (go from) add)"
            + " (s (verify enemy?) (change-type Lord) (go from) add) (e (verify empty?) add)"
            + " (w (verify enemy?) (set-attribute tired true) (go from) add)"
            + " (w (verify empty?) (set-attribute tired true) add) ((change-type Lord) add)))");
  }

  @Test
  void new_pieces_arrive_as_others_do() {
    RandomSmallRules.agreeInTurn(
        ORDER,
        BOARD,
        LORD,
        "(piece (name Boy) (moves (n (verify empty?) (create Lord e) add)"
            + " (e (verify empty?) (create Boy w) add) (w (verify empty?) add-copy))"
            + " (drops ((verify empty?) add)))");
  }

  @Test
  void several_pieces_go_in_one_move() {
    RandomSmallRules.agreeInTurn(
        ORDER,
        BOARD,
        LORD,
        "(piece (name Boy) (moves (n (verify (not empty?)) cascade s add) (e (verify empty?) add)"
            + " (n (verify friend?) cascade n (verify empty?) add) (w (verify empty?) add)"
            + " (s (verify not-friend?) add)))");
  }

  @Test
  void one_piece_is_moved_by_both() {
    RandomSmallRules.agreeInTurn(
        ORDER,
        "(board (rectangle 3 3)) (simultaneous)"
            + " (board-setup (White (Boy a1 c1)) (Black (Boy a3 c3)))",
        "(piece (name Lord))",
        "(piece (name Boy) (moves (n (verify empty?) add) (s (verify empty?) add)"
            + " (e (verify empty?) add) (w (verify empty?) add)"
            + " (n (verify enemy?) cascade e (verify empty?) (change-type Lord) add)"
            + " (s (verify enemy?) cascade w (verify empty?) add)"
            + " (e (verify enemy?) cascade n (verify empty?) add)"
            + " (w (verify enemy?) cascade s (verify empty?) add)))");
  }

  @Test
  void a_piece_that_is_lost_where_it_goes_begins_the_clock_anew() {
    RandomSmallRules.agreeInTurn(
        ORDER,
        BOARD + "(quiet-turns 30 (reset-by Boy) draw)",
        "(piece (name Lord) (moves (n (verify empty?) add) (e (verify empty?) add)))",
        "(piece (name Boy) (moves (n (verify not-friend?) add) (e (verify not-friend?) add)"
            + " (w (verify not-friend?) add) (s (verify not-friend?) add)))");
  }

  @Test
  void promotions_counters_and_passes() {
    RandomSmallRules.agreeInTurn(
        ORDER,
        BOARD + "(counter score 0 (per player)) (pass-turn true) (on-capture (add-to score 1))",
        LORD,
        "(piece (name Boy) (moves (n (verify not-friend?) (add Lord Boy))"
            + " (s (verify empty?) (add-to score 1) add) (e (verify not-friend?) add)))");
  }

  @Test
  void three_players_choose() {
    RandomSmallRules.agreeOfThree(
        "(board (rectangle 3 4)) (simultaneous Lord) (board-setup (White (Lord a1) (Boy b1))"
            + " (Black (Lord a4) (Boy b4)) (Red (Lord c3) (Boy c2 b3)))",
        LORD,
        "(piece (name Boy) (moves (n (verify not-friend?) add) (e (verify not-friend?) add)"
            + " (w (verify not-friend?) add) (s (verify not-friend?) add)))");
  }
}

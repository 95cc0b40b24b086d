package org.rookery.tests.walker;

import org.junit.jupiter.api.Test;

/**
 * What several statements of one turn do to one square, and turns that come to the same: the manual
 * says what that means, and the walker and the engine agree.
 */
final class SameSquareTest {
  private static final String BOARD =
      "(board (rectangle 3 5)) (board-setup (White (Man a1 b1)) (Black (Man a5 b4)))";
  private static final String BOY = "(piece (name Boy) (moves (n add) (w (verify empty?) add)))";

  /** New pieces stand there before anybody is captured. */
  @Test
  void a_piece_is_created_and_captured() {
    RandomSmallRules.agree(
        BOARD,
        "(piece (name Man) (moves (n add) (e add)))",
        "(on-move (capture n) (create Man n)) (on-capture (create Man s))");
  }

  @Test
  void two_pieces_are_created() {
    RandomSmallRules.agree(
        BOARD + "(captured-pieces to-hand) (counter score 0) (on-capture (add-to score 1))",
        "(piece (name Man) (moves (n (create Boy e) (create Man e) (create Boy e) add)"
            + " (n (create Man e) (create Boy e) add) (e add)))",
        BOY);
  }

  @Test
  void a_piece_is_created_and_promoted() {
    RandomSmallRules.agree(
        BOARD,
        "(piece (name Man) (moves (n (create Man e) (change-type Boy e) add)"
            + " (n (create Boy e) (change-type Boy e) add) (e add)"
            + " (n (change-type Man e) (change-type Boy e) add) (n (change-type Boy e) add)))",
        BOY);
  }

  /** It captures the piece that moves. */
  @Test
  void a_piece_is_created_where_another_arrives() {
    RandomSmallRules.agree(
        BOARD + "(counter score 0) (on-capture (add-to score 1))",
        "(piece (name Man) (moves (n (create Boy) (change-type Man) add) (e (create Boy) add)"
            + " (n (create Boy start) (capture start) add) (e (create Boy start) (if captures?"
            + " (create Boy n)) add)))",
        BOY);
  }

  @Test
  void counts_that_come_to_nothing_are_no_difference() {
    RandomSmallRules.agree(
        BOARD + "(counter score 0) (counter other 0)",
        "(piece (name Man) (moves (n (add-to score 1) (add-to score -1) add) (n add) (e add)"
            + " (e (add-to score 1) (add-to score 2) add) (e (add-to score 3) add)"
            + " (w (add-to score 1) (add-to other 1) add) (w (add-to other 1) (add-to score 1) add)"
            + " ((add-to score 1) (add-to score -1) add)))");
  }

  /** Nor are they where a whole chain is one turn. */
  @Test
  void counts_of_whole_chains_are_added_up() {
    RandomSmallRules.agree(
        BOARD + "(counter score 0) (whole-chains)",
        "(piece (name Man) (moves (n (verify empty?) (add-to score 1) (add-partial on))"
            + " (n (verify empty?) (add-partial on)) (move-type on)"
            + " (e (verify empty?) (add-to score -1) add) (e (verify empty?) add)))");
  }

  @Test
  void the_order_of_captures_is_no_difference() {
    RandomSmallRules.agree(
        BOARD + "(counter score 0)",
        "(piece (name Man) (attribute tired? false) (moves"
            + " (n (capture e) (capture w) add) (n (capture w) (capture e) add)"
            + " (e (remove n) (remove s) add) (e (remove s) (remove n) add)"
            + " (w (flip n) (flip s) add) (w (flip s) (flip n) add)"
            + " (s (set-attribute tired? true n) (set-attribute tired? true) add)"
            + " (s (set-attribute tired? true) (set-attribute tired? true n) add)))");
  }

  /** What a piece is already is no difference between moves, whatever stands there. */
  @Test
  void what_is_so_already_is_no_difference() {
    RandomSmallRules.agree(
        BOARD,
        "(piece (name Man) (attribute tired? false) (moves"
            + " (n add) (n (change-type Man) add) (n (change-type Man e) add)"
            + " (e add) (e (change-owner White e) add) (e (flip e) add)"
            + " (w add) (w (set-attribute tired? true) add) (w (set-attribute tired? false) add)"
            + " (s add) (s (capture start) add) (s (capture e) add) (s (remove w) add)))",
        BOY);
  }

  /** Nor is it where the piece is new, or where pieces follow each other. */
  @Test
  void what_new_pieces_are_already_is_no_difference() {
    RandomSmallRules.agree(
        BOARD,
        "(piece (name Man) (attribute tired? false) (moves"
            + " (n (create Boy e) add) (n (create Boy e) (change-type Boy e) add)"
            + " (n (create Boy e) (change-owner Black e) add)"
            + " (e add-copy) (e (change-type Man) add-copy)"
            + " (s (cascade) e add) (s (change-type Boy) (cascade) e (change-type Man) add)))",
        "(piece (name Boy) (moves (n (verify empty?) add) (n (change-type Boy) add)))");
  }

  /** A right that is lost by what happens to a square is a difference. */
  @Test
  void what_has_never_moved_is_a_difference() {
    RandomSmallRules.agree(
        BOARD,
        "(piece (name Man) (moves (n add) (n (change-type Man w) add)"
            + " (n (verify (unmoved? w)) n add) (e (change-owner White) add) (e add)))");
  }

  @Test
  void who_is_given_away_twice_is_the_last_owner_s() {
    RandomSmallRules.agree(
        BOARD,
        "(piece (name Man) (moves (n (flip) (change-owner White) add)"
            + " (n (change-owner White) add) (e (change-owner Black) (flip) add)"
            + " (e (flip) (flip) add) (e (change-owner White) (flip) add)))");
  }

  /** Every position on the way counts, and the one there is now. */
  @Test
  void repetition() {
    RandomSmallRules.agree(
        "(board (rectangle 2 3)) (board-setup (White (Man a1)) (Black (Man b3)))"
            + "(repetition 2 draw) (ending \"thrice\" (repeated? 3) win)"
            + "(counter seen 0 (after-turn (add 1 (exists friend (rank-of a1)))))",
        "(piece (name Man) (moves (n (verify empty?) add) (s (verify empty?) add)))");
    RandomSmallRules.agree(
        "(board (rectangle 2 3)) (board-setup (White (Man a1)) (Black (Man b3)))"
            + "(ending \"thrice\" (repeated? 3) win)",
        "(piece (name Man) (moves (n (verify empty?) (forbid (repeated? 2)) add)"
            + " (s (verify empty?) add)))");
  }
}

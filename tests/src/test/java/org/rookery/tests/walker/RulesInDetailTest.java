package org.rookery.tests.walker;

import java.util.List;
import org.junit.jupiter.api.Test;

/** One rule each, where the walker and the engine could easily differ. */
final class RulesInDetailTest {
  private static final String BOARD =
      "(board (rectangle 3 5)) (board-setup (White (Man a1 b1)) (Black (Man a5 b4)))";
  private static final String PIECE =
      "(piece (name Man) (moves (n (verify not-friend?) add) (e (verify not-friend?) add)";

  /** A phase that has a name is for the turns of that name. */
  @Test
  void second_parts_in_some_turns_only() {
    String later = " (move-type second) (s (verify empty?) add)))";
    RandomSmallRules.agreeInTurn(
        "(turn-order White Black (White more) (Black more)) (after-move more true (then second))",
        BOARD,
        PIECE + later);
    RandomSmallRules.agreeInTurn(
        "(turn-order White Black (White more) (Black less))"
            + " (after-move more quiet? (then second) (or-lose \"no more\"))"
            + " (after-move less captures? (then third) (or-lose \"no less\"))",
        BOARD,
        PIECE + " (move-type second) (s (verify empty?) add) (move-type third) (w add)))");
  }

  /**
   * A chain that captures on its way may be legal where the move that goes there at once is not.
   */
  @Test
  void captures_on_the_way_of_chains() {
    RandomSmallRules.agreeInTurn(
        "(turn-order White Black) (whole-chains) (option \"pass partial\" true)",
        "(board (rectangle 5 5)) (board-setup (White (King c1) (Tower a1 e1) (Man b1 d1 c2))"
            + " (Black (King c5) (Tower a5 e5) (Man b5 d5 c4)))",
        "(piece (name King) (moves (betza \"K\"))) (royal King)",
        "(piece (name Tower) (moves (betza \"R\")))",
        "(piece (name Man) (moves (for-each ($way n ne nw)"
            + " ($way (verify not-friend?) (add-partial on)))"
            + " (move-type on) (for-each ($way w s e) ($way (verify empty?) (add-partial on)))))");
  }

  /** What all pieces do at once sees the board behind the move, and is seen by what is legal. */
  @Test
  void what_happens_by_itself_afterwards() {
    String fall = " (move-type fall) ((verify (not (exists friend (adjacent)))) (remove) add)))";
    String order = "(turn-order White Black) (afterwards fall)";
    RandomSmallRules.agreeInTurn(order, BOARD, PIECE + fall);
    String king =
        "(piece (name King) (moves (for-each ($way n e s w) ($way (verify not-friend?) add))"
            + " (move-type fall) (n (verify enemy?) add))) (royal King)";
    RandomSmallRules.agreeInTurn(
        order + " (after-move (> (clock) 2) (then fall))",
        "(board (rectangle 4 4)) (board-setup (White (King a1) (Man b1 c2)) (Black (King d4) (Man"
            + " c4 b3)))",
        king,
        PIECE + fall);
  }

  /** Where a move of several parts ended is asked of the turn, not of what follows its parts. */
  @Test
  void attacks_that_hang_on_where_the_last_turn_of_parts_ended() {
    String king =
        "(piece (name King) (moves (for-each ($way n e s w) ($way (verify not-friend?) add))))"
            + " (royal King)";
    String tower =
        "(piece (name Tower) (moves (for-each ($way n e s w)"
            + " ((if (piece? (enemy King) last-to) stop) $way"
            + " (while empty? add $way) (verify not-friend?) add))";
    String places =
        "(board (rectangle 4 4)) (board-setup (White (King a1) (Tower b1)) (Black (King d4) (Tower"
            + " c4)))";
    String order = "(turn-order (White more) (Black more)) ";
    RandomSmallRules.agreeInTurn(
        order + "(after-move more captures? (then second))",
        places,
        king,
        tower + " (move-type second) (n (verify empty?) add)))");
    RandomSmallRules.agreeInTurn(
        order + "(after-move more true (then second))",
        places,
        king,
        tower + " (move-type second) (n (verify empty?) add)))");
  }

  /** A chain that takes from one column twice, but not twice in a row, whatever may go on first. */
  @Test
  void columns_from_which_a_chain_takes_again() {
    String places =
        "(board (rectangle 5 5)) (board-setup (fen \"m1m1m/1m1m1/2M1m/1m1m1/M1M1M w\"))";
    String leaper =
        "(piece (name Man) (letter M) (moves (for-each ($way n ne nw) ($way (verify empty?) add))"
            + " (move-type leap) (for-each ($way ne se sw nw) ($way (verify enemy?)"
            + " take-under-again $way (up-to 2 (verify empty?) (add-partial leap) $way)))))";
    for (String chains : List.of("(whole-chains)", "(whole-chains going-on-first)")) {
      RandomSmallRules.agreeInTurn(
          "(turn-order White Black) (captures-compulsory) " + chains, places, leaper);
    }
  }

  /** A game that begins with columns: they move whole, are divided, captured, and taken under. */
  @Test
  void columns_of_the_setup() {
    String places =
        "(board (rectangle 4 4)) (board-setup (fen \"1(mM)2/m2(Mmm)/2m1/(mM)1M(MM) w\"))";
    String deep = "(verify (= (stacked friend (corner start start) 2) 1)) (carry 2) cover";
    for (String effect : List.of("(if enemy? take-under)", "cover", "(carry 1) cover", deep, "")) {
      RandomSmallRules.agreeInTurn(
          "(turn-order White Black)",
          places,
          "(piece (name Man) (letter M) (moves (for-each ($way n ne e s) ($way "
              + effect
              + " (verify not-friend?) add))))");
    }
  }

  /** Who covers a piece does not capture, also where attacks hang on that; pieces too many are. */
  @Test
  void captures_of_moves_that_cover_and_keep() {
    String order = "(turn-order White Black)";
    RandomSmallRules.agreeInTurn(
        order,
        "(board (rectangle 4 4)) (board-setup (White (King b2) (Man c2)) (Black (King d4) (Man"
            + " c3)))",
        "(piece (name King) (moves (for-each ($way n e s w) ($way (verify not-friend?) add))))",
        "(royal King) (on-capture (for-each ($way n e s w) (if (enemy? $way) (capture $way))))",
        "(piece (name Man) (moves (n (verify not-friend?) cover add) (e add)))");
    for (String kept : List.of("(keep 1)", "(keep 3)", "(keep 4)")) {
      RandomSmallRules.agreeInTurn(
          order + " (counter took 0) (on-capture (add-to took 1))",
          "(board (rectangle 3 4)) (board-setup (fen \"2m/3/(Mmm)1m/(MM)1(Mm) w\"))",
          "(piece (name Man) (letter M) (moves (n (verify not-friend?) cover "
              + kept
              + " add) ((verify (> (height start) 1)) (carry 1) e cover "
              + kept
              + " add)))");
    }
  }

  /** Whether a pass or a move led to it makes no other position, also where passes are counted. */
  @Test
  void positions_that_a_pass_has_led_to() {
    RandomSmallRules.agreeInTurn(
        "(turn-order White Black) (pass-turn true) (ending \"passed\" (= (passes) 3) draw)",
        "(board (rectangle 2 2)) (board-setup (White (Man a1)) (Black (Man b2)))",
        "(piece (name Man) (moves (for-each ($way n e s w)"
            + " ($way (verify empty?) (forbid (repeated? 2)) add))))");
  }

  /** What is taken under lies beneath the pieces that move, and on those that they cover. */
  @Test
  void pieces_taken_under_by_moves_that_cover() {
    for (String left : List.of("", "(leave 1 start)", "(keep 3)")) {
      RandomSmallRules.agreeInTurn(
          "(turn-order White Black) (counter took 0 (per player)) (on-capture (add-to took 1))",
          "(board (rectangle 4 4)) (board-setup (fen \"m(mm)1m/1M2/1m1M/(MM)1M1 w\"))",
          "(piece (name Man) (letter M) (supply) (drops ((verify (enemy? n)) (take-under n) cover add))"
              + " (moves (n (verify (enemy? n)) (take-under n) cover add-copy)"
              + " (ne take-under (if captures? (flip sw)) add) (for-each ($way n e s w)"
              + " ($way (verify not-enemy?) cover add)"
              + " ($way (verify enemy?) take-under $way (verify not-enemy?) cover "
              + left
              + " add))))");
    }
    // A dropped piece captures what stands there: what it takes under lies beneath it alone.
    RandomSmallRules.agreeInTurn(
        "(turn-order White Black) (counter took 0 (per player)) (on-capture (add-to took 1))",
        "(board (rectangle 3 4)) (board-setup (fen \"(mm)mm/mM1/M(mm)1/MM1 w\"))",
        "(piece (name Man) (letter M) (supply)"
            + " (drops ((verify enemy? (enemy? n)) (take-under n) (take-under s) add)))");
  }

  /** A turn order with move types, which is no phase. */
  @Test
  void turns_of_one_move_type() {
    RandomSmallRules.agreeInTurn(
        "(turn-order (White step) (Black step) repeat (White leap) (Black leap))",
        BOARD,
        "(piece (name Man) (moves (move-type step) (n (verify empty?) add) (e add)"
            + " (move-type leap) (n n (verify not-friend?) add) (w add)))");
  }

  /** Round a ring a ray comes back to its start, which is no part of it. */
  @Test
  void rays_on_a_ring() {
    RandomSmallRules.agree(
        "(board (rectangle 4 3 (wrap files)))"
            + " (board-setup (White (Man a1 b1)) (Black (Man a3 c3)))",
        "(piece (name Man) (moves (n (verify (= (count friend (ray e)) 0)) add)"
            + " (e (verify (exists friend (ray w))) (verify empty?) add)"
            + " ((verify (= (count friend (ray e)) (count friend (ray start w)))) s add)"
            + " (w (verify (= (count anyone (ray start e)) 1)) (verify empty?) add)))");
  }

  /** Each square notes how often pieces came there, until all is forgotten. */
  @Test
  void counters_of_squares_are_set_after_moves() {
    RandomSmallRules.agree(
        "(board (rectangle 3 3)) (board-setup (White (Man a1 b1)) (Black (Man a3 c3)))"
            + " (counter been 0 (per square)"
            + " (after-turn (set-to 0 (> (total (board) (counter been)) 5))))",
        "(piece (name Man) (moves (for-each ($way n e s w)"
            + " ($way (verify not-friend? (< (counter been) 2)) (add-to been 1) add))))");
  }

  /** Castling and the like: all pieces that go reset the clock. */
  @Test
  void the_clock_is_reset_by_each_piece_that_goes() {
    RandomSmallRules.agree(
        "(board (rectangle 4 4)) (board-setup (White (Man a1 c1) (Boy b1)) (Black (Man a4) (Boy"
            + " b4))) (quiet-turns 60 (reset-by Man) draw)",
        "(piece (name Man) (moves (e (verify empty?) add)))",
        "(piece (name Boy) (moves (n (verify empty?) add)"
            + " (e (verify friend?) cascade n (verify empty?) add) (n add-copy)"
            + " (w (verify friend?) cascade e add) (s add)))");
  }

  /** A copy and a drop reset it, too. */
  @Test
  void the_clock_is_reset_by_copies_and_drops() {
    RandomSmallRules.agree(
        "(board (rectangle 3 4))"
            + " (board-setup (White (Man a1 off 2) (Boy b1)) (Black (Man a4 off 2) (Boy c4)))"
            + " (quiet-turns 60 (reset-by Man) draw)",
        "(piece (name Man) (moves (n (verify empty?) add-copy)) (drops ((verify empty?) add)))",
        "(piece (name Boy) (moves (e (verify empty?) add) (w add)))");
  }

  /** Only captures reset it here. */
  @Test
  void the_clock_is_reset_by_captures() {
    RandomSmallRules.agree(
        BOARD + "(quiet-turns 60 (reset-by captures) draw)",
        PIECE + " (n e (verify empty?) (capture w) add) (s (remove e) add)))");
  }

  /**
   * Who passed last can be captured in passing; who has moved on, been captured or changed cannot.
   */
  @Test
  void passing() {
    RandomSmallRules.agreeInTurn(
        "(turn-order White Black)",
        "(board (rectangle 4 6))"
            + " (board-setup (White (Man a1 b1 c1 d1)) (Black (Man a6 b6 c6 d6)))",
        "(piece (name Man) (moves (n (verify empty?) add)"
            + " (n (verify empty?) skip-square n (verify empty?) skip-square n (verify empty?) add)"
            + " (n (verify empty?) skip-square n (verify empty?) (change-type Boy) add)"
            + " (nw (verify passed?) capture-passer add)"
            + " (ne (verify passed?) (if (enemy? n) (capture n)) capture-passer add)))",
        "(piece (name Boy) (moves (n (verify not-friend?) add) (nw (verify (passed? n)) add)))");
  }

  /** Of several parts the last piece to pass is remembered, and only while it stands there. */
  @Test
  void passing_in_several_parts() {
    RandomSmallRules.agreeInTurn(
        "(turn-order (White more) (Black more)) (after-move more true (then second))",
        "(board (rectangle 4 6))" + " (board-setup (White (Man a1 b1 c1)) (Black (Man a6 b6 c6)))",
        "(piece (name Man) (moves"
            + " (n (verify empty?) skip-square n (verify empty?) add)"
            + " (nw (verify passed?) capture-passer add) (ne (verify passed?) capture-passer add)"
            + " (move-type second) (n (verify empty?) skip-square n (verify empty?) add)"
            + " (e (verify empty?) add) (w (verify friend?) cascade e add)))");
  }

  /** Pieces that have never moved, and what may hang on two of them. */
  @Test
  void pieces_that_have_never_moved() {
    RandomSmallRules.agree(
        "(board (rectangle 5 4)) (board-setup (White (King c1) (Rook a1 e1)) (Black (King c4) (Rook"
            + " a4)))",
        "(piece (name King) (moves (n (verify not-friend?) add)"
            + " (w w (verify (castles? start here)) (verify (empty? e)) cascade e add)"
            + " (e (verify (unmoved? start)) (verify empty?) add)"
            + " ((verify (castles? c1 e1)) w add)))",
        "(piece (name Rook) (moves (n (verify not-friend?) add) (s (verify not-friend?) add)"
            + " (n n (verify (unmoved? start)) (verify not-friend?) add)))");
  }

  /** Endings are about one player each, or about none. */
  @Test
  void endings_of_each_player() {
    RandomSmallRules.agree(
        "(board (rectangle 3 5) (zone (name far) (positions (own-rank 5))))"
            + " (board-setup (White (Man a1 b1)) (Black (Man a5 b4)))"
            + " (counter score 0 (per player) (after-turn (add 1 (exists friend (rank-of a3)))"
            + " (add -1 (to-move? opponent))))"
            + " (ending \"home\" (exists friend (zone far)) win (players White))"
            + " (ending \"poor\" (and (< (counter score) 0) (to-move? opponent)) loss)"
            + " (ending \"few\" (= (count enemy (board)) 0) count)",
        PIECE + "))");
  }

  /** What a move forbids, and what a piece may do who may not move. */
  @Test
  void forbidden_and_hindered() {
    RandomSmallRules.agree(
        BOARD + "(royal Man (may-not-give-check) (attacked-by displacement))",
        PIECE + " (s (forbid (exists friend (rank-of a3))) (verify empty?) add)))",
        "(may-move (not attacked?) (otherwise (remove) add))");
  }

  /** Each part is judged where that is said. */
  @Test
  void royal_pieces_are_judged_in_time() {
    for (String how : new String[] {"", " (judge-check each-part)"}) {
      RandomSmallRules.agree(
          "(board (rectangle 4 5)) (board-setup (White (King a1) (Rook b1)) (Black (King a5) (Rook"
              + " d4)))(royal King"
              + how
              + ")",
          "(piece (name King) (moves (betza \"K\")))",
          "(piece (name Rook) (moves (betza \"R\")))");
    }
  }

  /** Loops that go round a ring end where they come back. */
  @Test
  void walks_round_a_ring() {
    RandomSmallRules.agree(
        "(board (rectangle 4 3 (wrap files)))"
            + " (board-setup (White (Man a1 c1)) (Black (Man a3 b3)))",
        "(piece (name Man) (moves (n (verify empty?) add)"
            + " (e (while empty? e) (verify enemy?) add)"
            + " (w (while (or empty? friend?) w) add)"
            + " (e (while (and empty? (on-board? e)) (if (friend? n) add) e) (if enemy? add))"
            + " (s (while (enemy? e) e) (verify empty?) add)))");
  }

  /** So do loops with a choice in them, whichever way leads back. */
  @Test
  void choices_round_a_ring() {
    RandomSmallRules.agree(
        "(board (rectangle 4 3 (wrap files)))"
            + " (board-setup (White (Man a1 c1)) (Black (Man a3 b3)))",
        "(piece (name Man) (moves (n (verify empty?) add) (e (while empty? (either (e) (e e)))"
            + " (verify not-friend?) add) (w (while empty? (either (add w) ((if (friend? n) add"
            + " else w)))) (if enemy? add))))");
  }

  /** What is emitted on the way round is emitted, however the loop is come to. */
  @Test
  void emissions_on_the_way_round_a_loop() {
    RandomSmallRules.agree(
        "(board (rectangle 3 3)) (board-setup (White (Man a1 a2)) (Black (Man b1 c3 b2)))",
        "(piece (name Man) (moves (n (verify not-friend?) add)"
            + " ((if (exists enemy (adjacent)) (set-flag odd true))"
            + " (while (enemy? e) (if (flag? odd) (set-flag odd false)"
            + " else (set-flag odd true) (capture n) add)))))");
  }

  /** Flags, marks and registers within a block with several ways. */
  @Test
  void ways_of_a_block_know_nothing_of_each_other() {
    RandomSmallRules.agree(
        BOARD,
        "(piece (name Man) (moves"
            + " ((either (n (set-flag up)) (e (capture n)) (mark s)) (if (flag? up) add)"
            + " (verify not-friend?) (if (not-flag? up) (create Man n)) add back (if enemy? add))"
            + " (n (if enemy? (capture) add else add) e (if empty? add))))");
  }

  /** An ending about twice the clock is about the clock: a count of leaves goes on behind it. */
  @Test
  void numbers_made_of_the_clock() {
    RandomSmallRules.sameLeaves(
        BOARD + " (ending \"slow\" (> (* 2 (clock)) 0) draw)",
        PIECE + " (s (verify not-friend?) add)))");
  }

  /** Chance has a turn only when there is something to draw, for the player it draws for. */
  @Test
  void draws_that_are_due() {
    String board =
        "(board (rectangle 3 5)) (board-setup (White (Man a1 b1) (Duke off 3))"
            + " (Black (Man a5 b4) (Duke off 1)))";
    String pieces =
        "(piece (name Man) (moves (n (verify not-friend?) (change-type Open) (add-to open 1) add)"
            + " (e (verify not-friend?) add)))"
            + " (piece (name Open))"
            + " (piece (name Duke) (moves (n (verify not-friend?) add) (s (verify empty?) add))"
            + " (drops (move-type drawing) ((verify (piece? (friend Open))) (add-to open -1) add)))";
    String order = "(turn-order White (?Bag White drawing) Black (?Bag Black drawing))";
    for (String per : new String[] {"", " (per player)"}) {
      RandomSmallRules.agreeWithChance(
          order + "(draws ?Bag open) (counter open 0" + per + ")", board, pieces);
    }
    RandomSmallRules.agreeWithChance(
        order + "(draws ?Bag) (pass-turn forced) (counter open 0)", board, pieces);
  }
}

package org.rookery.tests.walker;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What random rules have found, made small: the walker and the engine agree on each. */
final class FoundByChanceTest {
  /** A borrowed move that is left out takes the effects before it along. */
  @Test
  void effects_of_a_move_left_out_are_forgotten() {
    RandomSmallRules.agree(
        "(board (rectangle 2 5)) (board-setup (White (Lender a1) (Borrower b1)) (Black (Lender"
            + " b4)))",
        "(piece (name Lender) (moves ((take-in-hand Lender) n add n add (verify not-friend?) n"
            + " add)))",
        "(piece (name Borrower) (moves (moves-of Lender captures (create Lender a3))))");
  }

  /** A turn that has to go on is not over. */
  @Test
  void counters_change_after_the_last_part_of_a_turn() {
    RandomSmallRules.agree(
        "(board (rectangle 2 6)) (board-setup (White (Man a1 b1)) (Black (Man a6)))"
            + "(counter score 0 (per player) (after-turn (add 1 (exists friend (rank-of a1)))))",
        "(piece (name Man) (moves (n (verify empty?) (add-partial on))"
            + " (move-type on) (n (verify empty?) add)))");
  }

  /** A chain that is listed whole may be judged part by part all the same. */
  @Test
  void parts_of_whole_chains_are_judged() {
    RandomSmallRules.agree(
        "(board (rectangle 3 6)) (board-setup (White (King a1) (Man b1)) (Black (King c6) (Rook"
            + " a6)))(royal King (judge-check each-part)) (whole-chains)",
        "(piece (name King) (moves (betza \"K\"))) (piece (name Rook) (moves (betza \"R\")))",
        "(piece (name Man) (moves (n (verify empty?) (add-partial on))"
            + " (move-type on) (w (verify empty?) add)))");
  }

  /** Also a piece in hand may ask whether a square was passed. */
  @Test
  void a_drop_may_ask_for_a_passed_square() {
    RandomSmallRules.agree(
        "(board (rectangle 2 4)) (board-setup (White (Man a1 off 2)) (Black (Man b4 off 1)))",
        "(piece (name Man) (moves (n (verify empty?) (skip-square) n (verify empty?) add))",
        "  (drops ((verify empty?) (verify passed?) add)))");
  }

  /** Chains that lead to the same squares but to other hands are not the same. */
  @Test
  void chains_are_told_apart_by_the_hands_they_lead_to() {
    RandomSmallRules.agree(
        "(board (rectangle 3 4)) (board-setup (White (Man a1)) (Black (Man c4))) (whole-chains)",
        "(piece (name Man) (moves (n (verify empty?) (take-in-hand Man) (add-partial on))",
        "  (n (verify empty?) (add-partial on)) (move-type on) (e (verify empty?) add)))");
  }

  /** A leg that nobody goes captures nobody. */
  @Test
  void no_piece_goes_from_an_empty_square() {
    RandomSmallRules.agree(
        "(board (rectangle 3 5)) (board-setup (White (Man a1 c1)) (Black (Man a5 c4)))"
            + "(captures-compulsory)",
        "(piece (name Man) (moves (n e (from) s w add) (n add) (e (verify not-friend?) add)"
            + " (n n n n (from s) add)))");
  }

  /** Two legs may end on one square, and the second piece captures the first. */
  @Test
  void each_leg_of_a_move_may_capture() {
    RandomSmallRules.agree(
        "(board (rectangle 3 5)) (board-setup (White (Man a1 b1)) (Black (Man a4 b2)))"
            + "(counter score 0) (on-capture (add-to score 1))",
        "(piece (name Man) (moves (n cascade e add) (n (verify friend?) cascade s add)"
            + " (n cascade e w add) (capture n add) (n (capture start) add) (capture add)"
            + " (e (verify not-friend?) cascade n (verify quiet?) add)))");
  }

  /** Who has gone is not captured where he stood, and the turn is no capture. */
  @Test
  void no_piece_is_captured_on_the_square_it_left() {
    RandomSmallRules.agree(
        "(board (rectangle 3 5)) (board-setup (White (Man a1 b1)) (Black (Man a5 b4)))"
            + "(on-capture (create Man start))",
        "(piece (name Man) (moves (n cascade e (capture start) add)"
            + " (n cascade n (verify not-friend?) (capture start) add)))");
  }

  /** Who is thought to stand on a square has the attributes of a new piece. */
  @Test
  void imagined_pieces_are_new() {
    RandomSmallRules.agree(
        "(board (rectangle 3 5)) (board-setup (White (Man a1 b1)) (Black (Man a5 b4)))",
        "(piece (name Man) (attribute fresh? true) (moves (n (verify not-attacked?) add)"
            + " (e (verify fresh?) (set-attribute fresh? false) add)"
            + " (s (verify (fresh? n)) (verify not-attacked?) add)))");
  }

  /** Questions about attacks may ask such questions, and those no more. */
  @Test
  void attacks_are_asked_about_twice_inside_each_other() {
    String[] pieces = {
      "(piece (name Man) (moves (n (verify not-attacked?) add) (e (verify (attacked? n)) add)"
          + " (s (verify attacked?) add) (w add)))",
      "(piece (name Boy) (moves (ne (verify (not-attacked? start)) add) (sw add)))"
    };
    RandomSmallRules.agree(
        "(board (rectangle 4 4)) (board-setup (White (Man a1 c2) (Boy b1))"
            + " (Black (Man a4 c3) (Boy d4)))",
        pieces);
    RandomSmallRules.agree(
        "(board (rectangle 4 4)) (board-setup (White (Man a1 c2) (Boy b1))"
            + " (Black (Man a4 c3) (Boy d4))) (royal Boy)",
        pieces);
  }

  /** A chain that never ends is as long as it is until it comes back. */
  @Test
  void the_longest_of_chains_without_end() {
    RandomSmallRules.agree(
        "(board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))"
            + "(maximal-captures true)",
        "(piece (name Man) (moves (n (add-partial)) (s (add-partial))))");
  }

  /**
   * A chain that is counted on its way never comes back to what was before. On a higher board there
   * would be too many ways, and nothing to compare.
   */
  @Test
  void whole_chains_without_end() {
    RandomSmallRules.agree(
        "(board (rectangle 2 2)) (board-setup (White (Man a1)) (Black (Man b2)))"
            + "(counter steps 0) (whole-chains)",
        "(piece (name Man) (moves (n (verify empty?) (add-to steps 1) (add-partial))"
            + " (s (verify empty?) (add-to steps 1) (add-partial))))");
    RandomSmallRules.agree(
        "(board (rectangle 2 2)) (board-setup (White (Man a1)) (Black (Man b2)))"
            + "(counter steps 0) (captures-compulsory most)",
        "(piece (name Man) (moves (n (verify empty?) (add-to steps 1) (add-partial))"
            + " (s (verify empty?) (add-to steps 1) (add-partial))))");
  }

  /** Whether a piece has moved is asked of a square that the asker did not see when it began. */
  @Test
  void other_pieces_are_asked_whether_they_have_moved() {
    RandomSmallRules.agree(
        "(board (rectangle 3 4)) (board-setup (White (Man b1)) (Black (Man a4 c4)))",
        "(piece (name Man) (moves (w (verify empty?) add) (e (verify empty?) add)"
            + " (n (while empty? n) (verify (and enemy? unmoved?)) add)))");
  }

  /** An ending may ask for rights that no move asks for. */
  @Test
  void endings_ask_whether_pieces_have_moved() {
    RandomSmallRules.agree(
        "(board (rectangle 3 4)) (board-setup (White (Man b1 c1)) (Black (Man a4 c4)))"
            + "(ending \"left\" (and (not (unmoved? a4)) (unmoved? b1)) win)"
            + "(ending \"home\" (and (castles? b1 c1) (empty? a4)) loss)",
        "(piece (name Man) (moves (w (verify empty?) add) (e (verify empty?) add)"
            + " (n (while empty? n) (verify enemy?) add)))");
  }

  /** Two chains change the same when one of them also leads nobody from an empty square. */
  @Test
  void a_leg_without_a_piece_makes_no_other_chain() {
    RandomSmallRules.agree(
        "(board (rectangle 2 6)) (board-setup (White (Man a1)) (Black (Man b6))) (whole-chains)",
        "(piece (name Man) (moves ((up-to (steps n) n (verify empty?))"
            + " (either (n) (cascade se)) (verify empty?) (add-partial on))"
            + " (move-type on) (n (verify empty?) (add-partial on))))");
  }

  /** A turn is judged by what all its parts leave behind, not the last alone. */
  @Test
  void the_last_part_of_a_turn_does_not_stand_for_the_whole() {
    RandomSmallRules.agree(
        "(board (rectangle 3 5)) (board-setup (White (Man a1 b1)) (Black (Man a5 a2 c2)))"
            + "(after-move true (then last))",
        "(piece (name Man) (moves (n (verify empty?) (skip-square) n (verify empty?)"
            + " (forbid (passed? b2)) add)"
            + " (e (verify not-friend?) add) (w (verify not-friend?) add)"
            + " (n (verify passed?) add)"
            + " (move-type last) (s (verify empty?) add)))");
  }

  /** A move that comes back on its second leg has no second leg. */
  @Test
  void a_leg_that_ends_where_it_began_is_none() {
    RandomSmallRules.agree(
        "(board (rectangle 2 5)) (board-setup (White (Man a1)) (Black (Man b5)))",
        "(piece (name Man) (moves (n (verify empty?) cascade s n (verify empty?) add)))");
  }

  /** Of two chains that change the same, the one that is legal on its way is found. */
  @Test
  void a_chain_does_not_hide_another_that_is_legal_on_its_way() {
    RandomSmallRules.agree(
        "(board (rectangle 3 6)) (board-setup (White (King a1)) (Black (King c6) (Rook a6)))"
            + "(royal King (judge-check each-part)) (whole-chains)",
        "(piece (name King) (moves (n (verify empty?) (add-partial on))"
            + " (e (verify empty?) (add-partial on))"
            + " (move-type on) (n (verify empty?) add) (e (verify empty?) add)))",
        "(piece (name Rook) (moves (betza \"R\")))");
  }

  /** What happens by itself after a turn may make two turns come to the same. */
  @Test
  void turns_may_come_to_the_same_by_themselves() {
    RandomSmallRules.agree(
        "(board (rectangle 3 5)) (board-setup (White (Man a1)) (Black (Man c5)))"
            + "(counter score 0 (per player) (after-turn (set-to 0 (empty? a1))))",
        "(piece (name Man) (moves (n (verify empty?) add) (n (verify empty?) (add-to score 1)"
            + " add)))");
  }

  /** Who comes back to where he began has gone round, also when he was marked on the way. */
  @Test
  void a_chain_that_changes_nothing_goes_no_further() {
    RandomSmallRules.agree(
        "(board (rectangle 2 4)) (board-setup (White (Man a1)) (Black (Man b4))) (whole-chains)",
        "(piece (name Man) (attribute tired? true)",
        "  (moves (n (verify empty?) (set-attribute tired? true) (add-partial back))"
            + " (move-type back) (s (verify empty?) (set-attribute tired? true) (add-partial away))"
            + " (move-type away) (e (verify empty?) add)))");
  }

  /** On the way the last move is the part made last. */
  @Test
  void each_part_is_judged_as_the_last_move() {
    RandomSmallRules.agree(
        "(board (rectangle 3 6)) (board-setup (White (King a1)) (Black (King c6) (Ghost b6)))"
            + "(royal King (judge-check each-part)) (whole-chains)",
        "(piece (name King) (moves (n (verify empty?) (add-partial on))"
            + " (move-type on) (e (verify empty?) (add-partial on))))",
        "(piece (name Ghost) (moves (for-each ($way n e s w)"
            + " ($way (while empty? $way) (verify (last-from? a2)) (verify enemy?) add))))");
  }

  /** Who has become what he was has moved, where he stands. */
  @Test
  void a_piece_that_becomes_itself_has_moved() {
    RandomSmallRules.agree(
        "(board (rectangle 2 4)) (board-setup (White (Man a1 b1)) (Black (Man a4 b4)))",
        "(piece (name Man)",
        "  (moves ((verify unmoved?) (take-in-hand Man) (add Man)) ((leap 0 1) (verify empty?)"
            + " add)))");
  }

  /** A chain whose only leg nobody goes is no turn. */
  @Test
  void a_chain_that_comes_to_nothing_is_no_turn() {
    RandomSmallRules.agree(
        "(board (rectangle 2 4)) (board-setup (White (Man a1)) (Black (Man b4))) (whole-chains)",
        "(piece (name Man) (moves (e (verify empty?) add) (n (verify empty?) (from) (add-partial"
            + " on))",
        "  (move-type on) (n n n n n add)))");
  }

  /** A piece in hand does not stand where it is dropped, and has moved. */
  @Test
  void a_dropped_piece_is_not_unmoved() {
    RandomSmallRules.agree(
        "(board (rectangle 2 4)) (board-setup (White (Man a1 off 2)) (Black (Man b4 off 2)))",
        "(piece (name Man) (moves ((leap 0 1) (verify empty?) add))",
        "  (drops ((verify empty?) (verify (unmoved? start)) add)))");
  }

  /** Who goes to any square that is not empty names contents that no game has. */
  @Test
  void pieces_that_leap_are_counted_by_the_contents_there_are() {
    RandomSmallRules.agree(
        "(board (rectangle 4 4)) (board-setup (White (Man a1 b1)) (Black (Man a4 b4)))",
        "(piece (name Man) (moves (n (verify empty?) add) (e (verify empty?) add)"
            + " (ne (verify not-empty?) add)))");
  }

  /** What a part passed is nothing to the parts behind it, those of other players too. */
  @Test
  void no_later_part_asks_for_a_passed_square() {
    RandomSmallRules.agreeInTurn(
        "(turn-order (White more) (Black more))",
        "(board (rectangle 3 5)) (board-setup (White (Runner a1 b1)) (Black (Runner c5 b5)))"
            + "(after-move more true (then second)) (afterwards third)",
        "(piece (name Runner) (moves (n (verify empty?) add) (move-type second)"
            + " (n (verify empty?) (skip-square) n (verify empty?) add)"
            + " (move-type third) (e (verify passed?) (capture-passer) add)"
            + " (w (verify passed?) add)))");
  }

  /** Who inherits pieces is no opponent who could be in check. */
  @Test
  void no_heir_is_in_check() {
    RandomSmallRules.agreeOfThree(
        "(board (rectangle 4 5)) (royal King) (elimination Other (in-check?))"
            + "(board-setup (White (King a1) (Rook d5)) (Black (King a5)) (Red (King d1)))",
        "(piece (name King) (moves (betza \"K\" (forbid (in-check? opponent)))))",
        "(piece (name Rook) (moves (betza \"R\")))");
  }

  /**
   * What comes only once in the order of turns was before the first round, and not the round's end.
   */
  @Test
  void the_heir_is_the_last_mover_also_after_an_opening() {
    for (String order : List.of("White Black repeat Red Black White", "Red repeat White Black")) {
      RandomSmallRules.agreeOfThreeInTurn(
          "(turn-order " + order + ")",
          "(board (rectangle 3 4)) (elimination to-last-mover (> (clock) 1))"
              + "(board-setup (White (Runner a1)) (Black (Runner b4)) (Red (Runner c1)))",
          "(piece (name Runner) (moves (n (verify empty?) add) (e (verify empty?) add)))");
    }
  }

  /** Where everybody else is out, the pieces of the last player stay theirs. */
  @Test
  void the_last_player_inherits_nothing_from_themselves() {
    RandomSmallRules.agreeOfThree(
        "(board (rectangle 3 5)) (elimination to-last-mover (> (clock) 3))"
            + "(board-setup (White (Runner a1)) (Black (Runner b5)) (Red (Runner c1)))",
        "(piece (name Runner) (moves (n (verify empty?) add) (e (verify empty?) add)"
            + " (w (verify empty?) add)))");
  }

  /** No move takes more from the hand than there is, in whatever words. */
  @Test
  void the_hand_is_not_emptied_beyond_nothing() {
    RandomSmallRules.agree(
        "(board (rectangle 3 4)) (board-setup (White (Man a1 off 2) (Guard c1)) (Black (Man c4 off"
            + " 1) (Guard a4)))",
        "(piece (name Man) (moves (n (verify empty?) (discard Man) (discard Man) add)"
            + " (e (verify empty?) discard add)) (drops ((verify empty?) discard add)))",
        "(piece (name Guard) (moves (n (verify empty?) (discard Man) (take-in-hand Man) add)"
            + " (w (verify empty?) (take-in-hand Man) add)))");
  }
}

package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.BadPosition;
import org.rookery.game.Match;
import org.rookery.game.MatchSight;
import org.rookery.game.Rules;

/** What is counted where moves are made at the same time. */
class RoundsTest {
  private static final String RULES =
      """
      (game (title "Small") (players White Black) (turn-order White Black)
         (board (rectangle 3 4)) (simultaneous) (pass-turn true)
         (board-setup (White (Man a1 b1)) (Black (Man a4 b4)))
         (piece (name Man) (letter M) (moves (n (verify not-friend?) add)))
         (ending "two passes" (= (passes) 2) draw)
         (stalemate draw))
      """;

  private final Match match = Rules.of("small.rules", RULES).load().orThrow().start();

  @Test
  void two_players_who_pass_have_passed_twice() {
    match.play("pass");
    assertThat(match.isOver()).isFalse();
    match.play("pass");
    assertThat(match.state()).isEqualTo("A draw by two passes.");
  }

  @Test
  void which_squares_a_choice_touches_only_its_player_sees_until_all_have_chosen() {
    match.play("a1-a2");
    assertThat(seesLast(0)).isTrue();
    assertThat(seesLast(1)).isFalse();
    assertThat(seesLast(MatchSight.WATCHER)).isFalse();
    match.play("b4-b3");
    assertThat(seesLast(0) && seesLast(1) && seesLast(MatchSight.WATCHER)).isTrue();
  }

  private boolean seesLast(int viewer) {
    return !MatchSight.of(match, viewer).last().isEmpty();
  }

  @Test
  void the_clock_counts_the_moves_of_a_round_not_those_before_all_rounds() {
    Match opened =
        Rules.of("small.rules", RULES.replace("White Black)\n", "Black repeat White Black)\n"))
            .load()
            .orThrow()
            .start();
    opened.play("a4-a3");
    opened.play("a1-a2");
    opened.play("b4-b3");
    assertThat(opened.position().clock()).isEqualTo(1 + 2);
  }

  @Test
  void a_drop_that_is_lost_begins_the_clock_anew() {
    Match dropping =
        start(
            """
            (board-setup (White (Guard a1) (Man off 1)) (Black (Guard c4) (Man off 1)))
            (piece (name Guard) (letter G) (moves (e (verify empty?) add)))
            (piece (name Man) (letter M) (moves) (drops ((verify empty?) add)))
            (quiet-turns 50 (reset-by Man) draw)
            """);
    dropping.play("a1-b1");
    dropping.play("c4-b4");
    assertThat(dropping.position().clock()).isEqualTo(2);
    dropping.play("Man*c2");
    dropping.play("Man*c2");
    assertThat(dropping.fen()).startsWith("1g1/3/3/1G1[]");
    assertThat(dropping.position().clock()).isZero();
  }

  @Test
  void a_piece_that_was_pushed_away_does_not_promote_what_it_did_not_capture() {
    Match pushing =
        start(
            """
            (board-setup (White (Man a1) (Guard b2)) (Black (Man a2)))
            (piece (name Guard) (letter G) (moves (n (verify empty?) add)))
            (piece (name Lord) (letter L))
            (piece (name Man) (letter M)
               (moves (n (verify enemy?) cascade n (verify empty?) add)
                      (w (verify enemy?) (change-type Lord) add)))
            """);
    pushing.play("a1-a2");
    pushing.play("a2-b2");
    assertThat(pushing.fen()).startsWith("3/m2/MG1/3 ");
  }

  /** Positions are typed, too. */
  @Test
  void what_the_player_to_move_has_chosen_before_does_not_count() throws BadPosition {
    Match twice = match.game().position("mm1/3/3/MM1 w - - 0 1 {chosen-White=1}");
    twice.play("b1-b2");
    twice.play("a4-a3");
    assertThat(twice.fen()).startsWith("1m1/m2/1M1/M2 ");
    Match last = match.game().position("mm1/3/3/MM1 b - - 0 1 {chosen-White=1,chosen-Black=2}");
    last.play("a4-a3");
    assertThat(last.fen()).startsWith("1m1/m2/M2/1M1 ");
  }

  private static Match start(String sections) {
    return Rules.of(
            "small.rules",
            "(game (title \"Small\") (players White Black) (turn-order White Black)"
                + " (board (rectangle 3 4)) (simultaneous)"
                + sections
                + "(stalemate draw))")
        .load()
        .orThrow()
        .start();
  }

  @Test
  void one_who_passes_alone_has_not() {
    match.play("pass");
    match.play("a4-a3");
    match.play("pass");
    assertThat(match.isOver()).isFalse();
  }
}

package org.rookery.tests.zrf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the games of old files end. */
final class OldGoalsTest {
  /** Pieces go one step any way straight, Kings and Queens too, and capture by it. */
  private static final String GAME =
      """
      (define steps (n add) (s add) (e add) (w add))
      (game (title "Old") (players White Black Grey) (turn-order White Black)
        (board
          (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c/d" (9 0)) ("4/3/2/1" (0 9)))
            (directions (n 0 -1) (s 0 1) (e 1 0) (w -1 0)))
          (symmetry Black (n s) (s n))
          (zone (name far) (players White) (positions a4 b4))
          (zone (name far) (players Black) (positions a1 b1)))
        (board-setup (White (M a1 b1 off 1) (K d1)) (Black (M a4 b4) (K d4)) (Grey (G c3)))
        (piece (name M) (moves (steps)) (drops ((verify false) add)))
        (piece (name K) (moves (steps)))
        (piece (name G))
        %s)
      """;

  private static OldGame game(String sections) {
    return new OldGame(GAME.formatted(sections));
  }

  private static OldGame quick(String sections) {
    return new OldGame(
        GAME.formatted(sections)
            .replaceFirst("board-setup .*", "board-setup (White (M a1)) (Black (M a2)))"));
  }

  /** A goal that holds, or does not, before the first turn. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      textBlock =
          """
      (loss-condition (White) (pieces-remaining 3))                            = Black: pieces remaining
      (loss-condition (White) (pieces-remaining 4))                            = on
      (loss-condition (White) (pieces-remaining 2 M))                          = Black: pieces remaining
      (loss-condition (White) (pieces-remaining 3 M))                          = on
      (option "include off-pieces" true) (loss-condition (White) (pieces-remaining 4))   = Black: pieces remaining
      (option "include off-pieces" true) (loss-condition (White) (pieces-remaining 3 M)) = Black: pieces remaining
      (include-off-pieces true) (loss-condition (White) (pieces-remaining 3 M)) = Black: pieces remaining
      (draw-condition (White) (total-piece-count 7))                           = draw: piece count
      (draw-condition (White) (total-piece-count 4 M))                         = draw: piece count
      (draw-condition (White) (total-piece-count 6))                           = on
      (win-condition (White Black) (absolute-config M (a4 b4)))                = Black: arrangement
      (win-condition (White Black) (absolute-config M (a4 c4)))                = on
      (win-condition (White Black) (absolute-config M K (a4 b4 d4)))           = Black: arrangement
      (win-condition (White Black) (absolute-config K (far)))                  = on
      (win-condition (White) (absolute-config (opponent M) (far)))             = White: arrangement
      (win-condition (White) (absolute-config (any-owner M) (a1 a4)))          = White: arrangement
      (win-condition (White) (absolute-config (not M) (c1 d1)))                = White: arrangement
      (win-condition (White) (absolute-config (not M) (b1 d1)))                = on
      (win-condition (White) (relative-config M e M e e K))                    = White: arrangement
      (win-condition (White) (relative-config M e M e K))                      = on
      (win-condition (White) (relative-config K n (any-owner K)))              = on
      (win-condition (Black) (relative-config M n n n (opponent M)))           = Black: arrangement
      (win-condition (White) (relative-config (opponent K) s w (any-owner G))) = White: arrangement
      (win-condition (White) (and (pieces-remaining 3) (not (pieces-remaining 1 K)))) = on
      (win-condition (White) (or (pieces-remaining 9) (pieces-remaining 1 K))) = White: pieces remaining
      (win-condition (White) (captured M))                                     = on
      (count-condition (White Black) (total-piece-count 7))                    = draw: piece count
      (draw-condition (White) (pieces-remaining 1 K)) (win-condition (White) (pieces-remaining 1 K)) = draw: pieces remaining
      """)
  void at_the_start(String sections, String outcome) {
    assertThat(game(sections).outcome()).as(sections).isEqualTo(outcome);
  }

  @Test
  void what_a_turn_brings_about_counts_before_nothing_can_follow_it() {
    OldGame game =
        quick(
            """
            (draw-condition (White Black) stalemated)
            (win-condition (White Black) (pieces-remaining 1))
            """);
    assertThat(game.outcome()).isEqualTo("White: pieces remaining");
    OldGame either =
        quick(
            """
            (draw-condition (White Black) (or stalemated (pieces-remaining 9)))
            (win-condition (White) (absolute-config M (a2)))
            """);
    assertThat(either.after("M a1 x a2").outcome()).isEqualTo("White: arrangement");
    OldGame later =
        quick(
            """
            (loss-condition (White Black) stalemated)
            (win-condition (White) (absolute-config M (a2)))
            """);
    assertThat(later.after("M a1 x a2").outcome()).isEqualTo("White: arrangement");
  }

  @Test
  void who_cannot_move_has_drawn_unless_a_goal_says_otherwise() {
    assertThat(quick("").after("M a1 x a2").outcome()).isEqualTo("draw: stalemate");
    assertThat(quick("(loss-condition (Black) stalemated)").after("M a1 x a2").outcome())
        .isEqualTo("White: stalemate");
    assertThat(quick("(win-condition (Black) stalemated)").after("M a1 x a2").outcome())
        .isEqualTo("Black: stalemate");
    assertThat(quick("(loss-condition (White) stalemated)").after("M a1 x a2").outcome())
        .isEqualTo("draw: stalemate");
    String passing = "(loss-condition (Black) stalemated) (option \"pass turn\" forced)";
    OldGame game = quick(passing).after("M a1 x a2");
    assertThat(game.outcome()).isEqualTo("on");
    assertThat(game.turns()).containsExactly("Pass");
  }

  @Test
  void captured_is_about_the_last_turn_and_the_owner() {
    OldGame game = game("(loss-condition (White Black) (captured M))");
    game.after("M a1 - a2", "M a4 - a3");
    assertThat(game.outcome()).isEqualTo("on");
    assertThat(game.after("M a2 x a3").outcome()).isEqualTo("White: capture");
    OldGame other = game("(win-condition (White) (captured M))");
    other.after("M a1 - a2", "M a4 - a3", "M a2 x a3");
    assertThat(other.outcome()).isEqualTo("on");
  }

  @Test
  void neither_neutral_nor_random_players_win() {
    assertThat(game("(count-condition (White Black) (pieces-remaining 1 K))").after().outcome())
        .isEqualTo("draw: pieces remaining");
    String crowd =
        """
        (game (title "Crowd") (players White ?Dice Black Grey) (turn-order White ?Dice Black)
          (board (grid (start-rectangle 0 0 9 9) (dimensions ("a/b/c" (9 0)) ("2/1" (0 9)))
            (directions (n 0 -1) (s 0 1))))
          (board-setup (White (M a1)) (?Dice (M c1)) (Black (M a2)) (Grey (M b1 b2 c2)))
          (piece (name M) (moves (n (verify not-friend?) add)))
          %s)
        """;
    assertThat(
            new OldGame(crowd.formatted("(loss-condition (White) (pieces-remaining 1))")).outcome())
        .isEqualTo("Black: pieces remaining");
    assertThat(
            new OldGame(crowd.formatted("(count-condition (White) (pieces-remaining 1))"))
                .outcome())
        .isEqualTo("draw: pieces remaining");
  }

  @Test
  void the_third_occurrence_of_a_position_is_a_repetition() {
    OldGame game = game("(draw-condition (White Black) repetition)");
    String[] round = {"K d1 - d2", "K d4 - c4", "K d2 - d1", "K c4 - d4"};
    assertThat(game.after(round).outcome()).isEqualTo("on");
    assertThat(game.after(round).outcome()).isEqualTo("draw: repetition");
  }
}

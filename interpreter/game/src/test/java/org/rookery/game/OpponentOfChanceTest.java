package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A player of chance is no opponent where another player can win. */
class OpponentOfChanceTest {
  /** Between the moves of the two the die goes up and down; captured pieces change hands. */
  private static Match match() {
    return Rules.of(
            "opponent.rules",
            """
            (game (title "Opponent") (players White Black ?Dice) (turn-order White ?Dice Black ?Dice)
              (board (rectangle 3 4) (zone (name ends) (positions a1 a4)))
              (board-setup (White (Flag a1 c3)) (Black (Flag a4 c2)) (?Dice (Die b1)))
              (counter hits 0 (per player))
              (captured-pieces to-enemy-hand)
              (piece (name Flag) (letter F)
                (moves ((change-owner opponent) (verify (in-zone? ends)) (add-to hits opponent 1) add)
                       (n (verify enemy?) add)
                       (s (verify enemy?) (create opponent Flag start) add)))
              (piece (name Die) (letter D) (moves (n (verify empty?) add) (s (verify empty?) add)))
              (ending "out" (= (count friend (board)) 0) loss (players White Black)))
            """)
        .load()
        .orThrow()
        .start();
  }

  @Test
  void an_opponent_is_who_can_win() {
    Match match = match();
    match.play("f-a1");
    assertThat(match.fen()).as("White's piece is Black's").startsWith("f2/2F/2f/fD'1[]");
    match.play("b1-b2");
    match.play("F-a4");
    assertThat(match.fen()).as("Black's piece is White's").startsWith("F2/2F/1D'f/f2[]");
    assertThat(match.fen()).contains("{hits-White=1,hits-Black=1,");
    match.play("b2-b1");
    match.play("c3-c2; f-c3");
    assertThat(match.fen())
        .as("what is Black's is put down, and held")
        .startsWith("F2/2f/2F/fD'1[F]");
  }
}

package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.logs.pgn.PgnText;
import org.rookery.tests.Games;

/** A player goes out by a move of that name, and results tell ranks and partners. */
class EliminationTest {
  private static final String RULES =
      """
      (game
         (title "Last Rider")
         (players White Black Red)
         (turn-order White Black Red)
         (elimination FATE)
         (board (rectangle 4 1) (mirror))
         (board-setup (White (Rider a1)) (Black (Rider c1)) (Red (Rider d1)))
         (piece (name Rider) (letter R) (moves (e (verify not-friend?) add))))
      """;

  private static Match match(String fate) {
    return game(RULES.replace("FATE", fate)).start();
  }

  private static Game game(String rules) {
    return Rules.of("rider.rules", rules).load().orThrow();
  }

  @Test
  void the_move_is_written_and_read_in_every_notation() {
    Match match = match("leave");
    match.play("a1-b1");
    match.play("c1-d1");
    LegalMove out = match.turns().get(0);
    for (String text : List.of(out.shown(), out.complete(), out.uci(), out.san(), out.zillions())) {
      Match again = match("leave");
      again.play("a1-b1");
      again.play("c1-d1");
      again.play(text);
      assertThat(again.moverName()).as(text).isEqualTo("White");
    }
    assertThat(out.complete()).isEqualTo("out");
  }

  @Test
  void what_becomes_of_pieces_is_what_the_rules_say() {
    assertThat(afterBlackIsOut("leave").fen()).startsWith("1RR'1 Red");
    assertThat(afterBlackIsOut("stay").fen()).startsWith("1RR'r Red");
    assertThat(afterBlackIsOut("to-last-mover").fen()).startsWith("1RR'R Red");
  }

  /** The heir has what was in the hand; who is out has one move, and it is counted. */
  @Test
  void what_is_in_the_hand_goes_with_the_pieces() throws BadPosition {
    Game game = game(RULES.replace("FATE", "to-last-mover"));
    Match match = game.position("R2r[rr] Black 0 1");
    assertThat(match.turns()).extracting(LegalMove::complete).containsExactly("out");
    assertThat(game.engine().generator().countLegal(match.position())).isEqualTo(1);
    match.play("out");
    assertThat(match.fen()).startsWith("R2R[RR] Red");
  }

  /** Pieces that leave the game leave the hand, too. */
  @Test
  void what_is_in_the_hand_leaves_with_the_pieces() throws BadPosition {
    Match match = game(RULES.replace("FATE", "leave")).position("R2r[rr] Black 0 1");
    match.play("out");
    assertThat(match.fen()).startsWith("R3 Red");
  }

  /** Who went out before is passed over, though they came last in the order of turns. */
  @Test
  void nothing_goes_to_who_is_out() {
    Match match = afterBlackIsOut("to-last-mover");
    for (String turn : List.of("c1-d1", "b1-c1", "out")) {
      match.play(turn);
    }
    assertThat(match.fen()).startsWith("2RR ");
  }

  /** The opening, which comes only once, is not what came before the first turn of a round. */
  @Test
  void the_last_mover_is_the_one_of_the_round() throws BadPosition {
    String order = "(turn-order Black White repeat Red White Black)";
    Game game =
        game(RULES.replace("FATE", "to-last-mover").replace("(turn-order White Black Red)", order));
    Match match = game.position("Rr1R' Red 0 2");
    match.play("out");
    assertThat(match.fen()).startsWith("Rr1r White");
    Match first = game.position("Rr1R' Red 0 1");
    first.play("out");
    assertThat(first.fen()).as("but before the first").startsWith("Rr1R White");
  }

  /** A player who goes out does not move again, whatever lets players do so. */
  @Test
  void who_is_out_does_not_move_again() throws BadPosition {
    Game game =
        game(
            RULES.replace(
                "(elimination FATE)",
                "(elimination stay) (another-turn (exists (friend Rider) (board)))"));
    Match match = game.position("1R'Rr Black 0 1");
    match.play("out");
    assertThat(match.moverName()).isEqualTo("Red");
    match.play("b1-c1");
    assertThat(match.moverName()).as("by another turn").isEqualTo("Red");
  }

  /** A partner who is out is no opponent fewer. */
  @Test
  void a_partner_goes_out_and_the_game_goes_on() throws BadPosition {
    Game game =
        game(RULES.replace("(elimination FATE)", "(elimination stay) (teams (White Red) (Black))"));
    Match match = game.position("r1RR' Red 0 1");
    match.play("out");
    assertThat(match.isOver()).isFalse();
    assertThat(match.moverName()).isEqualTo("White");
  }

  /** Black's Rider stands before the edge when it is their turn, and Red is left. */
  private static Match afterBlackIsOut(String fate) {
    String rules =
        RULES
            .replace("FATE", fate)
            .replace(
                "(White (Rider a1)) (Black (Rider c1))", "(White (Rider a1)) (Black (Rider d1))")
            .replace("(Red (Rider d1))", "(Red (Rider c1))");
    Match match = game(rules).start();
    match.play("a1-b1");
    match.play("out");
    return match;
  }

  @Test
  void ranks_are_told_when_one_player_is_left() {
    Match match = match("leave");
    for (String turn : List.of("a1-b1", "c1-d1", "out", "b1-c1", "out")) {
      assertThat(match.ranks()).isEmpty();
      match.play(turn);
    }
    assertThat(match.state()).isEqualTo("White wins by last player (1 White, 2 Black, 3 Red).");
    assertThat(match.ranks()).isEqualTo(Map.of("White", 1, "Black", 2, "Red", 3));
    assertThat(PgnText.tags(match, "Last Rider", PgnText.result(match)))
        .containsEntry("Result", "1-0")
        .containsEntry("Ranks", "1 White, 2 Black, 3 Red");
  }

  /** Who is still there comes in before who is out, and behind who has won. */
  @ParameterizedTest
  @CsvSource({"win, 1, 2, 3", "loss, 2, 1, 3", "draw, 1, 1, 3"})
  void ranks_tell_who_is_still_there(String result, int white, int black, int red) {
    String end = "(ending \"home\" (exists (friend Rider) (zone goal)) %s (players White))";
    Match match =
        game(RULES
                .replace("FATE", "leave")
                .replace("4 1)", "4 3) (zone (name goal) (positions d1))")
                .replace(
                    "(Black (Rider c1)) (Red (Rider d1))", "(Black (Rider a2)) (Red (Rider d3))")
                .replace("(piece ", end.formatted(result) + " (piece "))
            .start();
    for (String turn : List.of("a1-b1", "a2-b2", "out", "b1-c1", "b2-c2", "c1-d1")) {
      assertThat(match.ranks()).isEmpty();
      match.play(turn);
    }
    assertThat(match.ranks()).isEqualTo(Map.of("White", white, "Black", black, "Red", red));
  }

  /** A game that ends before a player is out has a winner, and no further ranks. */
  @Test
  void there_are_no_ranks_while_all_are_in() {
    String end = "(ending \"gone\" (not (piece? (friend Rider) a1)) win (players White)) (piece ";
    Match match = game(RULES.replace("FATE", "leave").replace("(piece ", end)).start();
    match.play("a1-b1");
    assertThat(match.state()).isEqualTo("White wins by gone.");
    assertThat(match.ranks()).isEmpty();
  }

  /** Both players of a team come in first when it wins; the others, the later the better. */
  @Test
  void partners_have_one_rank_when_they_win() {
    Match match =
        game(RULES
                .replace("FATE", "stay")
                .replace("White Black Red", "White Black Red Green")
                .replace(
                    "(board (rectangle 4 1)",
                    "(teams (White Red) (Black Green)) (board (rectangle 4 4)")
                .replace(
                    "(White (Rider a1)) (Black (Rider c1)) (Red (Rider d1))",
                    "(White (Rider a1)) (Black (Rider d2)) (Red (Rider a3)) (Green (Rider d4))"))
            .start();
    for (String turn : List.of("a1-b1", "out", "a3-b3", "out")) {
      match.play(turn);
    }
    assertThat(match.ranks()).isEqualTo(Map.of("White", 1, "Red", 1, "Green", 3, "Black", 4));
  }

  @Test
  void who_is_not_out_is_told_why() {
    assertThat(match("leave").why("out"))
        .isEqualTo(
            "White is not out: only a player is who has no legal move, or whom the rules put out.");
    assertThat(Games.game("chess").start().why("out"))
        .isEqualTo("No player goes out of this game while others play on.");
    assertThat(match("stay (> (clock) -1)").why("a1-b1"))
        .endsWith("is illegal: the player is out of the game, and `out` is the only move.");
  }

  /** Who would be out in the middle of a move makes it to its end. */
  @Test
  void no_player_goes_out_within_a_move() {
    String rules =
        RULES
            .replace("FATE", "leave (not (piece? (friend Rider) a1))")
            .replace("not-friend?) add", "not-friend?) (add-partial Rider)")
            .replace("(White (Rider a1)) (Black (Rider c1))", "(White (Rider a1))");
    Match match = game(rules).start();
    match.play("a1-b1");
    assertThat(match.turns()).extracting(LegalMove::complete).containsExactly("b1-c1");
  }

  /** Chance plays on or not, but is never out; nor is it the player who moved last. */
  @Test
  void chance_is_not_out_and_inherits_nothing() throws BadPosition {
    Game game =
        game(
            RULES
                .replace("FATE", "to-last-mover")
                .replace("(players White Black Red)", "(players White Black Red ?Dice)")
                .replace("(turn-order White Black Red)", "(turn-order White Black ?Dice Red)"));
    assertThat(game.position("Rr1R' ?Dice 0 1").turns()).isEmpty();
    Match match = game.position("Rr1R' Red 0 1");
    match.play("out");
    assertThat(match.fen()).startsWith("Rr1r White");
  }

  /** A move that ends the game leaves no player a move, not even that one. */
  @Test
  void no_player_goes_out_of_a_game_that_is_over() {
    String rules =
        RULES
            .replace(
                "(elimination FATE)",
                "(elimination leave) (after-move true (then leap) (or-lose \"no leap\"))")
            .replace(
                "(e (verify not-friend?) add)",
                "(e (verify not-friend?) add) (move-type leap) (n (verify empty?) add)");
    Match match = game(rules).start();
    match.play(match.turns().get(0));
    assertThat(match.isOver()).isTrue();
    assertThat(match.engine().generator().legalMoves(match.position())).isEmpty();
    assertThat(match.engine().generator().hasLegalMove(match.position())).isFalse();
  }

  @Test
  void partners_win_together() throws BadPosition {
    Match match =
        Games.game("four-player-teams")
            .position(
                "***3K'4***/***8***/***8***/14/14/R13/1R12/13k'/14/14/k13/***8***/***8***/***4K3***"
                    + " Blue - - 1 1");
    assertThat(match.state()).isEqualTo("Red and Yellow win by checkmate.");
    assertThat(PgnText.result(match)).isEqualTo("1-0");
    Match lost =
        Games.game("four-player-teams")
            .position(
                "***3K'4***/***8***/***8***/14/14/14/k13/13k'/14/14/14/***8***/***2r5***/***K4r2***"
                    + " Red - - 1 1");
    assertThat(lost.state()).isEqualTo("Blue and Green win by checkmate.");
    assertThat(PgnText.result(lost)).isEqualTo("0-1");
  }
}

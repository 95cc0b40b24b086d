package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rookery.engine.turn.MoveGenerator;

/** When royal pieces must be safe, where a player moves more than once before the other does. */
class CheckOnTheWayTest {
  private static Game game(String order, String royal) {
    return Rules.of(
            "way.rules",
            """
            (game (title "Way") (players White Black) (turn-order %s)
              (board (rectangle 4 4)) (board-setup (White (King a1) (Rook b1)) (Black (King d4)))
              (piece (name King) (letter K) (moves (betza "K")))
              (piece (name Rook) (letter R) (moves (betza "R")))
              %s (stalemate draw))
            """
                .formatted(order, royal))
        .load()
        .orThrow();
  }

  private static List<String> moves(Match match) {
    return match.turns().stream().map(LegalMove::text).toList();
  }

  /**
   * Of two turns the first may leave the own King in check, but give none; the last the reverse.
   */
  @Test
  void ofTurnsInARowTheLastIsJudged() throws BadPosition {
    Game game = game("White White Black Black", "(loss-condition (White Black) (checkmated King))");
    Match quiet = game.position("3k/4/4/KR2 w - - 0 1");
    assertThat(moves(quiet)).contains("b1-b2", "b1-c1", "a1-a2").doesNotContain("b1-b4", "b1-d1");
    quiet.play("b1-b2");
    assertThat(moves(quiet)).contains("b2-b4", "b2-d2", "a1-a2");
    Match checked = game.position("r2k/4/4/KR2 w - - 0 1");
    assertThat(moves(checked)).contains("b1-b2", "a1-a2", "b1-c1").doesNotContain("b1-d1");
    checked.play("b1-b2");
    assertThat(moves(checked)).containsExactlyInAnyOrder("b2-a2", "a1-b1");
  }

  /** Where each turn is judged, none may leave the King in check, and each may give it. */
  @Test
  void withoutThatEachTurnIsJudged() throws BadPosition {
    Game game = game("White White Black Black", "(royal King)");
    assertThat(moves(game.position("3k/4/4/KR2 w - - 0 1"))).contains("b1-b4", "b1-d1");
    assertThat(moves(game.position("r2k/4/4/KR2 w - - 0 1"))).containsExactly("a1-b2");
  }

  /** Who takes the last King has nothing left to fear, be it with the first part of a move. */
  @Test
  void whoTakesTheLastKingNeedsNoSafety() throws BadPosition {
    for (String royal : List.of("(royal King (judge-check each-part))", "(royal King)")) {
      Game game = game("White Black", royal + " (after-move true (then any))");
      Match match = game.position("k2r/4/4/R2K w - - 0 1");
      assertThat(new MoveGenerator(game.program()).legalMoves(match.position()))
          .as("asked of no position before")
          .hasSameSizeAs(match.turns());
      assertThat(moves(match))
          .as(royal)
          .anyMatch(text -> text.startsWith("a1-a4; "))
          .contains("a1-a4; a4-a3"); // the Rook on d4 still attacks the King
    }
  }

  /** Who may give no check may not with the first of two turns either. */
  @Test
  void whoMayGiveNoCheckMayGiveNoneOnTheWay() throws BadPosition {
    String quietly = "(loss-condition (White Black) (checkmated King)) (royal King%s)";
    String order = "(White Black) (White Black) White Black";
    String fen = "3k/4/4/K1R1 w - - 0 1";
    assertThat(moves(game(order, quietly.formatted("")).position(fen))).contains("d4-c4", "d4-d3");
    assertThat(moves(game(order, quietly.formatted(" (may-not-give-check)")).position(fen)))
        .doesNotContain("d4-c4")
        .contains("d4-d3");
  }

  /** Two turns with pieces of two players are not in a row: each is judged. */
  @Test
  void turnsWithThePiecesOfOthersAreJudged() throws BadPosition {
    Game game =
        game(
            "White (White Black) Black (Black White)",
            "(loss-condition (White Black) (checkmated King))");
    assertThat(moves(game.position("r2k/4/4/KR2 w - - 0 1"))).containsExactly("a1-b2");
  }

  /** Two pieces that change places leave none of their squares empty. */
  @Test
  void aPinnedPieceMayChangePlacesWithAnother() throws BadPosition {
    String swap = "(moves (s (verify (piece? (friend Page))) cascade n add))";
    String pieces =
        "(piece (name Guard) (letter G) %s) (piece (name Page) (letter P)) (royal King)";
    Match match = game("White Black", pieces.formatted(swap)).position("3k/4/1G2/KP1r w - - 0 1");
    assertThat(moves(match)).containsExactly("a1-a2", "b2-b1");
  }

  /**
   * A royal piece that goes away lays another one open, also to a piece with more rules than are
   * read backwards.
   */
  @Test
  void oneRoyalPieceMayNotLayAnotherOpen() {
    StringBuilder moves = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      for (String way : new String[] {"n", "e", "s", "w"}) {
        String name = "" + (char) ('a' + square % 8) + (square / 8 + 1);
        moves.append(
            " ((verify (empty? %s)) %s (while empty? add %s) (verify enemy?) add)"
                .formatted(name, way, way));
      }
    }
    String rules =
        "(game (title \"Two\") (players White Black) (turn-order White Black) (board (rectangle 8"
            + " 8)) (piece (name King) (letter K) (moves (betza \"W\"))) (piece (name Prince)"
            + " (letter P)) (piece (name Tower) (letter T) (moves"
            + moves
            + ")) (royal King Prince) (stalemate draw) (board-setup (White (King e4) (Prince e1) (Tower h8))"
            + " (Black (King a8) (Tower e8))))";
    Match match = Rules.of("two.rules", rules).load().orThrow().start();
    assertThat(moves(match)).containsExactly("h8-e8");
  }
}

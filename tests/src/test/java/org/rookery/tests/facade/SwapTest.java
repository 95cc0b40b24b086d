package org.rookery.tests.facade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.logs.pgn.PgnText;
import org.rookery.tests.Games;

/** A player takes over the other side by a move of that name, and points are told in results. */
class SwapTest {
  @Test
  void theMoveIsWrittenAndReadInEveryNotation() {
    Match match = Games.game("hex").start();
    match.play("S*b4");
    LegalMove swap =
        match.turns().stream().filter(move -> move.text().equals("swap")).findFirst().orElseThrow();
    for (String text :
        Stream.of(swap.shown(), swap.complete(), swap.uci(), swap.san(), swap.zillions())
            .distinct()
            .toList()) {
      Match again = Games.game("hex").start();
      again.play("S*b4");
      again.play(text);
      assertThat(again.fen())
          .as(text)
          .startsWith("11/11/11/11/11/11/11/11/11/3s7/11[")
          .endsWith("] w - - 2 2");
    }
    assertThat(swap.san()).isEqualTo("swap");
    assertThat(swap.uci()).isEqualTo("swap");
  }

  /** Who takes over the other side has what is in its hand, and its counters. */
  @Test
  void handsAndCountersChangeHands() throws BadPosition {
    Game game =
        Rules.of(
                "pie.rules",
                """
                (game (title "Pie") (players White Black) (turn-order White Black) (pie-rule)
                  (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
                  (counter made 0 (per player))
                  (piece (name Man) (letter M)
                    (moves (n (verify empty?) add)) (drops ((verify empty?) add))))
                """)
            .load()
            .orThrow();
    Match match = game.position("2m/3/M2[MMMm] b - - 0 1 {made-White=2,made-Black=5}");
    match.play("swap");
    assertThat(match.fen()).isEqualTo("2M/3/m2[Mmmm] w - - 1 2 {made-White=5,made-Black=2}");
  }

  /** A condition is asked in every turn, of the player to move. */
  @Test
  void eitherPlayerMaySwapWhereAConditionHolds() throws BadPosition {
    Game game =
        Rules.of(
                "pie.rules",
                """
                (game (title "Pie") (players White Black) (turn-order White Black)
                  (pie-rule turned (piece? (friend Man) b2))
                  (board (rectangle 3 3)) (board-setup (White (Man a1)) (Black (Man c3)))
                  (piece (name Man) (letter M) (moves (n (verify empty?) add))))
                """)
            .load()
            .orThrow();
    assertThat(game.start().why("swap"))
        .isEqualTo("A player may swap only where `(piece? (friend Man) b2)` holds.");
    for (String mover : List.of("w", "b")) {
      String piece = mover.equals("w") ? "M" : "m";
      Match match = game.position("3/1" + piece + "1/3 " + mover + " - - 0 1");
      assertThat(match.turns()).extracting(LegalMove::text).contains("swap");
      assertThat(game.position("3/3/1" + piece + "1 " + mover + " - - 0 1").turns())
          .extracting(LegalMove::text)
          .doesNotContain("swap");
    }
  }

  @Test
  void whoMayNotIsToldWhy() {
    Match hex = Games.game("hex").start();
    assertThat(hex.why("swap")).isEqualTo("Only Blue may swap, in their first move.");
    assertThat(Games.game("chess").start().why("swap"))
        .isEqualTo("This game has no pie rule: no player may swap.");
  }

  @Test
  void aResultTellsThePointsOfAllWithTheWinnerFirst() {
    Match match = Games.game("go-9x9").start();
    assertThat(match.ranking()).isEmpty();
    match.play("pass");
    match.play("pass");
    assertThat(match.state()).isEqualTo("White wins by area (7½ to 0).");
    assertThat(List.copyOf(match.ranking().entrySet()))
        .isEqualTo(List.of(Map.entry("White", "7½"), Map.entry("Black", "0")));
    assertThat(PgnText.tags(match, "Go 9x9", PgnText.result(match)))
        .containsEntry("Result", "0-1")
        .containsEntry("Points", "White 7½, Black 0");
  }
}

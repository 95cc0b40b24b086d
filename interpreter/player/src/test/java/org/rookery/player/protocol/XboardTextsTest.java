package org.rookery.player.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** What XBoard is told: where to show the pieces of a game, and how it has ended. */
final class XboardTextsTest {
  /** A royal piece stands last; others keep their place, and what finds none is left out. */
  @ParameterizedTest
  @CsvSource({
    "PK, K, P....................K",
    "PK, P, K....................P",
    "PQXK, K, PX..Q................K",
    "PQK, K Q, P...Q................K",
    "PQ, '', P...Q.................",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ, K, PNBRQFEACWMOHIJGDVLSUK",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ, Z K, PNBRQFEACWMOHIJGDVLSUK",
  })
  void eachPieceHasItsPlace(String letters, String royal, String half) {
    String pieces =
        letters
            .chars()
            .mapToObj(
                letter ->
                    "(piece (name %1$c) (letter %1$c) (moves (betza \"W\")))".formatted(letter))
            .collect(Collectors.joining());
    String rules =
        "(game (title \"Many\") (players White Black) (turn-order White Black)"
            + " (board (rectangle 3 3)) (no-moves draw)"
            + (royal.isEmpty() ? "" : "(royal " + royal + ")")
            + pieces
            + "(board-setup (White (P a1)) (Black (P c3))))";
    Game game = Rules.of("many.rules", rules).load().orThrow();
    assertThat(XboardSquares.setup("many", game.start()).get(0))
        .startsWith("setup (" + half + half.toLowerCase(Locale.ROOT) + ") 3x3+0_fairy ");
  }

  /** Who plays alone has lost a game that no player has won. */
  @ParameterizedTest
  @CsvSource({
    "White, win, 1-0",
    "White, loss, 0-1",
    "White, draw, 1/2-1/2",
    "White Black, win, 0-1",
    "White Black, loss, 1-0",
  })
  void whoHasWonIsTold(String players, String ending, String result) {
    String rules =
        "(game (title \"End\") (players "
            + players
            + ") (turn-order "
            + players
            + ") (board (rectangle 3 3)) (piece (name Man) (letter M) (moves (betza \"W\")))"
            + "(board-setup (White (Man a1))) (ending \"there\" (and (to-move?) (piece? anyone b1)) "
            + ending
            + "))";
    Match match = Rules.of("end.rules", rules).load().orThrow().start();
    match.play("a1-b1");
    assertThat(XboardNumbers.result(match, match.outcome())).isEqualTo(result);
  }
}

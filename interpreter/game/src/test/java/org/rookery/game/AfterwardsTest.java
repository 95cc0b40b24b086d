package org.rookery.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What all pieces do at once when a move has been made. */
final class AfterwardsTest {
  private static final Game GAME =
      Rules.of(
              "meeting.rules",
              """
              (game (title "Meeting") (players White Black) (turn-order White Black)
                (board (rectangle 4 4) (mirror))
                (board-setup (White (King b1)) (Black (King d4)))
                (piece (name King) (letter K) (moves (n (verify empty?) add)))
                (piece (name East) (letter E)
                  (moves (move-type go) ((verify (empty? b1)) e (verify empty?) add)))
                (piece (name West) (letter W)
                  (moves (move-type go) ((verify (empty? b1)) w (verify empty?) add)))
                (afterwards go)
                (no-moves loss))
              """)
          .load()
          .orThrow();

  /** Of two that go to one square the one from the later square stays, whosever it is. */
  @ParameterizedTest
  @CsvSource({
    "3k/4/4/EKw1 w - - 5 1, 3k/4/1K2/1w2 b - - 0 1",
    "3k/4/4/eKW1 w - - 5 1, 3k/4/1K2/1W2 b - - 0 1",
    "3k/4/4/EK2 w - - 5 1, 3k/4/1K2/1E2 b - - 6 1",
    "3k/4/4/WKE1 w - - 5 1, 3k/4/1K2/W2E b - - 6 1",
  })
  void whoComesFromTheLaterSquareCaptures(String before, String after) throws Exception {
    Match match = GAME.position(before);
    match.play("b1-b2");
    assertThat(match.fen()).isEqualTo(after);
  }

  /** A capture changes the number of pieces, though all other moves leave it as it is. */
  @Test
  void piecesAreCountedBehindACapture() {
    String rules =
        """
        (game (title "Left") (players White Black) (turn-order White Black)
          (board (rectangle 4 4)) (board-setup (White (Man a2)) (Black (Man b2 d4)))
          (counter left 0 (in-fen) (after-turn (add 1 (= (count anyone (board)) 2))))
          (piece (name Man) (letter M) (moves (n (verify empty?) add) (e add))))
        """;
    Match match = Rules.of("left.rules", rules).load().orThrow().start();
    match.play("a2-b2");
    assertThat(match.fen()).isEqualTo("3m/4/1M2/4 b - - 1 0 1");
  }
}

package org.rookery.player.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.game.Rules;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;

/** What is drawn from a hand is expected as often as it is there, however many types there are. */
final class DrawnTest {
  /** White may draw, and wins by a Star; or ends the game, which is drawn then. */
  private static Game game(int stars, int stones, int clods) {
    return Rules.of(
            "luck.rules",
            """
            (game (title "Luck") (players White Black ?Bag)
              (turn-order White (?Bag drawing) Black)
              (draws ?Bag open)
              (counter open 0)
              (counter over 0)
              (board (rectangle 2 2))
              (board-setup (White (Man a1)) (Black (Man b2))
            """
                + "(?Bag (Star off %d) (Stone off %d) (Clod off %d)))"
                    .formatted(stars, stones, clods)
                + """
              (piece (name Man) (letter M)
                (moves (n (verify empty?) (add-to open 1) add) (e (verify empty?) (add-to over 1) add)))
              (every-piece (only Star Stone Clod)
                (drops (move-type drawing) ((verify (and empty? (position? b1))) (add-to open -1) add)))
              (piece (name Star) (letter S))
              (piece (name Stone) (letter T))
              (piece (name Clod) (letter C))
              (ending "star" (exists (anyone Star) (board)) win (players White))
              (ending "other" (exists (anyone Stone Clod) (board)) loss (players White))
              (ending "over" (> (counter over) 0) draw))
            """)
        .load()
        .orThrow();
  }

  private static String best(Game game) {
    Match match = game.start();
    LegalMove best =
        match
            .turns()
            .of(
                Player.untaught(game, 4, 1)
                    .think(match.position(), SearchLimits.ofNodes(4000), 1)
                    .get(0)
                    .line()
                    .get(0));
    return best.text();
  }

  @Test
  void oneLikelyTypeIsBetterThanTwoSeldomOnes() {
    assertThat(best(game(4, 1, 1))).isEqualTo("a1-a2");
  }

  @Test
  void oneSeldomTypeIsWorseThanAnEqualGame() {
    assertThat(best(game(1, 4, 0))).isEqualTo("a1-b1");
  }
}

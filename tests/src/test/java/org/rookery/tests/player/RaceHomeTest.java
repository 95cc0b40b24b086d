package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rookery.engine.position.Move;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.tests.Games;

/** Where Kings race, who has taken all the rest goes home; there is nobody to be mated. */
class RaceHomeTest {
  private static final Game GAME = Games.game("racing-kings");
  private static final Game FROM_AFAR = Games.game("racing-chess");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/8/8/4rk2/7K/3q4 b - - 0 1",
        "8/8/8/8/8/2k5/4r3/b2n2K1 b - - 0 1",
        "8/8/8/8/8/8/k1r5/3q3K b - - 0 1"
      })
  void a_lone_king_is_not_chased(String fen) throws BadPosition {
    assertThat(raced(GAME, fen)).contains("king home");
  }

  /** With a whole army left the King has farthest to go, and nobody who could stop it. */
  @ParameterizedTest
  @ValueSource(strings = {"8/3kq3/b1nrr2r/1q2qn2/3bq3/3p4/6q1/2K5 b - - 0 1"})
  void who_has_taken_all_goes_home(String fen) throws BadPosition {
    assertThat(raced(FROM_AFAR, fen)).contains("player=1, reason=king home");
  }

  private static String raced(Game game, String fen) throws BadPosition {
    Match match = game.position(fen);
    int racer = match.mover();
    Player player = new Player(game, 16, 1);
    for (int turn = 0; turn < 40 && !match.outcome().isOver(); turn++) {
      // The other King stays where it is as well as it can: he makes the first turn there is.
      Move move =
          match.mover() == racer
              ? player.think(match.position(), SearchLimits.ofNodes(2_000), 1).get(0).line().get(0)
              : match.turns().get(0).move();
      match.play(match.turns().of(move));
    }
    return match.outcome().toString();
  }
}

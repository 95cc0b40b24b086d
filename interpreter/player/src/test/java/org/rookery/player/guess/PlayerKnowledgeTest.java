package org.rookery.player.guess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rookery.engine.sight.Seer;
import org.rookery.game.BadPosition;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.Rules;

/** Which pieces a player knows to be somewhere, though they do not see them. */
final class PlayerKnowledgeTest {
  private static final Game GAME =
      Rules.of(
              "fog.rules",
              """
              (game (title "Fog") (players White Black) (turn-order White Black) (fog)
                (board (rectangle 4 5))
                (board-setup (White (Cart a1)) (Black (Boy a4 d5) (Cart d4)))
                (piece (name Cart) (letter C) (moves (betza "R")))
                (piece (name Boy) (letter B) (moves (betza "W"))))
              """)
          .load()
          .orThrow();

  /** Black's Cart and the Boy on d5 are out of sight; the Boy on a4 is seen. */
  @Test
  void whatIsNotSeenIsMissing() {
    assertThat(missing(GAME.start())).containsExactlyInAnyOrder("Black Boy 1", "Black Cart 1");
  }

  @Test
  void whatWasCapturedIsNot() throws BadPosition {
    Match match = GAME.start();
    match.play("a1-a4");
    match.play("d5-c5");
    assertThat(missing(match)).containsExactlyInAnyOrder("Black Boy 1");
  }

  private static List<String> missing(Match match) {
    List<Integer> missing =
        PlayerKnowledge.of(new Seer(GAME.engine().generator()), match.position()).missing();
    return IntStream.range(1, missing.size())
        .filter(content -> missing.get(content) > 0)
        .mapToObj(content -> GAME.engine().labels().inWords(content) + " " + missing.get(content))
        .toList();
  }
}

package org.rookery.tests.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.rookery.game.Game;
import org.rookery.game.Match;
import org.rookery.game.facts.KnownLengths;
import org.rookery.player.Player;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.SearchLimits;
import org.rookery.tests.Checkout;
import org.rookery.tests.Games;
import org.rookery.tests.golden.Golden;

/** The gallery knows of each game that comes with the program how long it takes. */
class KnownLengthsTest {
  private static final int TRIES = 5;
  private static final int OPENING = 2;
  private static final int LONGEST = 400;
  private static final int NODES = 60;
  private static final int MEGABYTES = 4;

  /** With {@code -Drookery.goldens=update} games that have no line are played now. */
  @Test
  @Tag(Games.CATALOGUE)
  void every_game_has_a_line() {
    List<String> lines = new ArrayList<>();
    for (String name : Games.names()) {
      Game game = Games.game(name);
      int known = KnownLengths.of(game.rulesHash());
      lines.add(KnownLengths.line(name, game.rulesHash(), known > 0 ? known : median(game)));
    }
    Golden.check(
        Checkout.path("interpreter/game/src/main/resources/org/rookery/game/facts")
            .resolve(KnownLengths.RESOURCE),
        String.join("\n", lines) + "\n");
  }

  @Test
  void lengths_are_moves_of_all_players() {
    assertThat(KnownLengths.of(Games.game("tic-tac-toe").rulesHash())).isBetween(5, 9);
    assertThat(KnownLengths.of("0000000000000000")).isZero();
  }

  private static int median(Game game) {
    int[] lengths = new int[TRIES];
    for (int i = 0; i < TRIES; i++) {
      lengths[i] = length(game, i + 1);
    }
    Arrays.sort(lengths);
    return lengths[TRIES / 2];
  }

  private static int length(Game game, int seed) {
    SplitMix64 random = new SplitMix64(seed);
    Player player = Player.untaught(game, MEGABYTES, seed);
    Match match = game.drawn(seed);
    int plies = 0;
    while (plies < LONGEST && !match.isOver()) {
      boolean chance = plies < OPENING || game.program().playsAtRandom(match.mover());
      match.play(
          chance
              ? match.turns().get(random.below(match.turns().size()))
              : match
                  .turns()
                  .of(
                      player
                          .think(match.position(), SearchLimits.ofNodes(NODES), 1)
                          .get(0)
                          .line()
                          .get(0)));
      plies++;
    }
    return plies;
  }
}

package org.rookery.player.learn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.rookery.game.Game;
import org.rookery.player.match.Contestant;
import org.rookery.player.match.Contestants;
import org.rookery.player.match.MatchGame;
import org.rookery.player.match.Referee;
import org.rookery.player.match.Standing;
import org.rookery.player.value.Lessons;

/**
 * Games between players who have learned different things.
 *
 * <p>Values that foretell results best need not be those a player does best with: how far it looks,
 * and what else it goes by, have a say. So they are believed only if they win.
 */
public final class ValidationMatch {
  private final Game game;
  private final long nodes;
  private final long seed;

  /**
   * Games in which each move is found by a search of {@code nodes} nodes.
   *
   * @param seed of their openings
   */
  public ValidationMatch(Game game, long nodes, long seed) {
    this.game = game;
    this.nodes = nodes;
    this.seed = seed;
  }

  /**
   * The standing of a player with some lessons against one with others, after this many games.
   *
   * @param played told how many games have been played
   */
  public Standing of(Lessons tried, Lessons other, int games, IntConsumer played) {
    Referee referee = new Referee(game, Learner.OPENING, Learner.MAX_PLIES, seed);
    List<MatchGame> ended = new ArrayList<>();
    try (Contestant tries = contestant(tried);
        Contestant doubts = contestant(other)) {
      for (int number = 0; number < games; number++) {
        ended.add(referee.play(number, tries, doubts));
        played.accept(number + 1);
      }
    }
    return Standing.of(ended);
  }

  private Contestant contestant(Lessons learned) {
    try {
      return Contestants.of("nodes:" + nodes, game, "", seed, learned);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // no other program is started
    }
  }
}

package org.rookery.web.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.search.RandomMover;
import org.rookery.game.Game;
import org.rookery.game.LegalMove;
import org.rookery.game.Match;
import org.rookery.player.Level;
import org.rookery.player.Opponent;
import org.rookery.player.Player;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/**
 * Chooses the program's moves in matches of one game; by chance where the player's moves are chosen
 * so. It belongs to one thread, reads no file, and begins to think only when it is first asked.
 */
public final class Chooser {
  private static final int MEGABYTES = 4;

  private final Game game;
  private final long seed;
  private @Nullable Player player;
  private @Nullable RandomMover random;

  /**
   * A chooser for a game.
   *
   * @param seed of what is chosen by chance
   */
  public Chooser(Game game, long seed) {
    this.game = game;
    this.seed = seed;
  }

  /** The move of a player of some level; empty when there is none. */
  public Optional<LegalMove> choose(Match match, Level level) {
    if (isByChance(match)) {
      return byChance(match);
    }
    return new Opponent(player(), level, seed + match.played().size())
        .choose(match.position(), () -> false)
        .map(thought -> move(match, thought));
  }

  /** The best move that is found within limits; empty when there is none. */
  public Optional<LegalMove> best(Match match, SearchLimits limits) {
    if (isByChance(match)) {
      return byChance(match);
    }
    return player().think(match.position(), limits, 1).stream()
        .findFirst()
        .map(thought -> move(match, thought));
  }

  private boolean isByChance(Match match) {
    return game.program().playsAtRandom(match.mover());
  }

  private Optional<LegalMove> byChance(Match match) {
    RandomMover known = random;
    if (known == null) {
      known = new RandomMover(game.engine().generator(), seed);
      random = known;
    }
    return known.choose(match.position()).map(match.turns()::of);
  }

  private static LegalMove move(Match match, Thought thought) {
    return match.turns().of(thought.line().get(0));
  }

  /** The player, made when it is first asked for. */
  Player player() {
    Player known = player;
    if (known == null) {
      known = Player.untaught(game, MEGABYTES, seed); // what was learned lies in files
      player = known;
    }
    return known;
  }
}

package org.rookery.tests.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.value.Rivals;

/** Positions of a game with a forced win, found by going back from the ends of random games. */
final class Tactics {
  private static final long PROOF = 60_000;

  /** What is looked for at most in one go: a game in which proofs are long gets fewer. */
  private static final long MOST = 400_000;

  /** So many turns are listed in one go at most in the games that are played. */
  private static final long MOST_LISTED = 1_000_000;

  private static final int LONGEST = 300;

  private final GameEngine engine;
  private final ForcedWins prover;
  private final Rivals rivals;
  private long listed;

  Tactics(Game game) {
    engine = game.engine();
    prover = new ForcedWins(engine, PROOF);
    rivals = new Rivals(engine.program());
  }

  /**
   * A position and the turns that win.
   *
   * @param plies within how many turns of both
   * @param turns how many turns there are to choose from
   */
  record Tactic(Position position, List<Move> winning, int plies, int turns) {}

  /** Whether a win can be forced in the game at all, as far as this can see. */
  boolean areThere() {
    return rivals.isDuel() && rivals.players().length == 2;
  }

  /** Some positions, each of which is won within {@code plies} and not sooner. */
  List<Tactic> find(int plies, int number, int games, long seed) {
    List<Tactic> found = new ArrayList<>();
    long most = prover.spent() + MOST;
    for (int game = 0; game < games && found.size() < number && prover.spent() < most; game++) {
      Position position = engine.start();
      int played = play(position, new SplitMix64(seed + game));
      Outcome outcome = engine.adjudicator().outcome(position);
      if (outcome instanceof Outcome.Win win) {
        back(position, win.player(), plies, played).ifPresent(found::add);
      }
    }
    return found;
  }

  private int play(Position position, SplitMix64 random) {
    int played = 0;
    while (played < LONGEST && !engine.adjudicator().outcome(position).isOver()) {
      List<Move> moves = engine.generator().legalMoves(position);
      listed += moves.size();
      position.make(moves.get(random.below(moves.size())));
      played++;
    }
    return played;
  }

  private Optional<Tactic> back(Position position, int winner, int plies, int played) {
    for (int back = 1; back <= Math.min(plies + 2, played); back++) {
      position.unmake();
      if (position.mover() == winner) {
        Optional<List<Move>> winning = prover.find(position, plies);
        int turns = engine.generator().countLegal(position);
        boolean sooner =
            plies > 1 && prover.find(position, plies - 1).map(w -> !w.isEmpty()).orElse(true);
        if (winning.isPresent()
            && !winning.get().isEmpty()
            && winning.get().size() < turns
            && !sooner) {
          return Optional.of(new Tactic(new Position(position), winning.get(), plies, turns));
        }
      }
    }
    return Optional.empty();
  }
}

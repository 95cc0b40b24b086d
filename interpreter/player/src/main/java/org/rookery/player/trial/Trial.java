package org.rookery.player.trial;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.Deepening;
import org.rookery.player.search.Limits;
import org.rookery.player.search.Thought;
import org.rookery.player.tree.TreeSearch;
import org.rookery.player.value.Evaluation;

/**
 * A few games between the two ways of thinking of one game of two rivals: looking ahead, and
 * growing a tree by playing on at random.
 */
public final class Trial {
  private static final int GAMES = 16;

  /** So many games more than the other one way has to win to be seen to be better. */
  private static final int LEAD = 4;

  /** With more turns than that at the start trying would take too long. */
  private static final int MOST_TURNS = 150;

  private static final int OPENING = 2;
  private static final int LONGEST = 120;
  private static final int MEGABYTES = 2;
  private static final Limits LIMITS = Limits.ofNodes(1_000);
  private static final long SEED = 1;

  private static final Map<String, Boolean> KNOWN = new ConcurrentHashMap<>();

  private final GameEngine engine;
  private final Deepening ahead;
  private final TreeSearch tree;

  private Trial(GameEngine engine, Evaluation evaluation) {
    this.engine = engine;
    ahead = new Deepening(engine, evaluation, MEGABYTES);
    tree = new TreeSearch(engine, evaluation, true, MEGABYTES, SEED);
  }

  /**
   * Whether playing on at random is the better way; tried only where looking at positions foretells
   * little, and once as long as the program runs.
   */
  public static boolean isBetterPlayedOut(Game game, Evaluation evaluation) {
    Boolean known = KNOWN.get(game.rulesHash());
    if (known == null) {
      known = isFound(game.engine(), evaluation);
      KNOWN.put(game.rulesHash(), known);
    }
    return known;
  }

  private static boolean isFound(GameEngine engine, Evaluation evaluation) {
    return evaluation.rivals().players().length == 2
        && evaluation.rivals().isDuel()
        && engine.generator().countLegal(engine.start()) <= MOST_TURNS
        && Foresight.of(engine, evaluation, SEED).isPoor()
        && new Trial(engine, evaluation).treeWins();
  }

  private boolean treeWins() {
    int lead = 0;
    for (int game = 0; game < GAMES && Math.abs(lead) < LEAD; game++) {
      lead += play(game);
    }
    return lead >= LEAD;
  }

  /**
   * Plays a game; each opening is played twice, with sides changed. Returns 1 where the tree wins,
   * -1 else.
   */
  private int play(int number) {
    SplitMix64 random = new SplitMix64(SEED + number / 2);
    ahead.forget();
    Position position = engine.start();
    int treePlays = number % 2;
    int first = position.mover();
    for (int ply = 0; ply < LONGEST; ply++) {
      List<Move> moves = engine.generator().legalMoves(position);
      if (moves.isEmpty() || engine.adjudicator().isOverWithTurns(position)) {
        break;
      }
      boolean tried = (position.mover() == first) == (treePlays == 0);
      position.make(
          ply < OPENING ? moves.get(random.below(moves.size())) : best(position, moves, tried));
    }
    if (engine.adjudicator().outcome(position) instanceof Outcome.Win win) {
      return (win.player() == first) == (treePlays == 0) ? 1 : -1;
    }
    return 0;
  }

  private Move best(Position position, List<Move> moves, boolean tried) {
    Position own = new Position(position);
    List<Thought> found =
        tried
            ? tree.think(own, moves, LIMITS, 1, () -> false, thoughts -> {})
            : ahead.think(own, moves, LIMITS, 1, () -> false, thoughts -> {});
    return found.get(0).line().get(0);
  }
}

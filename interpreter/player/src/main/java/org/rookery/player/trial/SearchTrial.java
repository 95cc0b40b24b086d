package org.rookery.player.trial;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.rookery.engine.adjudicate.Outcome;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.IterativeDeepening;
import org.rookery.player.search.Search;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.tree.TreeSearch;
import org.rookery.player.value.Evaluation;

/**
 * A few games between two ways of thinking of one game of two rivals: looking ahead by what the
 * rules let expect, and by what games at random have taught; or growing a tree by playing on at
 * random.
 */
public final class SearchTrial {
  private static final int GAMES = 16;

  /**
   * So many games more than the other one way has to win to be seen to be better; where who looks
   * better mostly loses, one is enough for a way that does not look.
   */
  private static final int LEAD = 4;

  /** A candidate that falls this many games behind is given up. */
  private static final int BEHIND = 2;

  /** With more turns than that at the start trying would take too long. */
  private static final int MOST_TURNS = 200;

  private static final int OPENING = 2;
  private static final int MAX_PLIES = 120;
  private static final int MEGABYTES = 2;
  private static final SearchLimits LIMITS = SearchLimits.ofNodes(300);

  /** What is learned shows sooner than what a tree finds. */
  private static final SearchLimits LESS = SearchLimits.ofNodes(150);

  private static final long SEED = 1;
  private static final long OTHER_SEED = 2;

  /** How much better than the rules alone learned values must predict the winner to be used. */
  private static final double CLEARLY = 0.1;

  /** By the rules as text: pages have no hash of them. */
  private static final Map<String, Verdict> KNOWN = new ConcurrentHashMap<>();

  private final GameEngine engine;
  private final Search tried;
  private final Search usual;
  private final SearchLimits limits;

  private SearchTrial(GameEngine engine, Search tried, Search usual, SearchLimits limits) {
    this.engine = engine;
    this.tried = tried;
    this.usual = usual;
    this.limits = limits;
  }

  /**
   * What suits a game.
   *
   * @param squares what pieces count on squares, where experience knows it better than the rules
   *     let expect; by content and square, from the first rival's side
   * @param playsOut whether playing on at random is the better way
   */
  public record Verdict(Optional<int[]> squares, boolean playsOut) {
    static final Verdict USUAL = new Verdict(Optional.empty(), false);
  }

  /**
   * What suits a game: as {@link KnownVerdicts} says, or as it is found. It is tried once as long
   * as the program runs.
   */
  public static Verdict of(Game game, Evaluation evaluation) {
    String rules = game.rulesText();
    Verdict known = KNOWN.get(rules);
    if (known == null) {
      known = KnownVerdicts.of(rules).orElseGet(() -> found(game.engine(), evaluation));
      KNOWN.put(rules, known);
    }
    return known;
  }

  /** What suits a game, found now; tried only where looking at positions foretells little. */
  public static Verdict found(GameEngine engine, Evaluation evaluation) {
    if (evaluation.rivals().players().length != 2 || !evaluation.rivals().isDuel()) {
      return Verdict.USUAL;
    }
    EvaluationAccuracy foresight = EvaluationAccuracy.of(engine, evaluation, SEED);
    if (!foresight.isPoor() && !(evaluation.countsPieces() && foresight.isMostlyDecided())) {
      return Verdict.USUAL;
    }
    Optional<int[]> squares = experience(engine, evaluation);
    int wanted = foresight.isMisleading() ? 1 : LEAD;
    return new Verdict(squares, squares.isEmpty() && isBetterPlayedOut(engine, evaluation, wanted));
  }

  private static boolean isBetterPlayedOut(GameEngine engine, Evaluation evaluation, int wanted) {
    Search growing = new TreeSearch(engine, evaluation, true, MEGABYTES, SEED);
    return engine.generator().countLegal(engine.start()) <= MOST_TURNS
        && new SearchTrial(engine, growing, ahead(engine, evaluation), LIMITS).isBetter(wanted);
  }

  private static Search ahead(GameEngine engine, Evaluation evaluation) {
    return new IterativeDeepening(engine, evaluation, MEGABYTES);
  }

  /**
   * What games played at random teach, if other such games bear it out, and who knows it wins.
   * Pieces that are counted in the end are too easily won and lost before for a few games at random
   * to say how well their number foretells anything: there it is enough to win.
   */
  private static Optional<int[]> experience(GameEngine engine, Evaluation evaluation) {
    if (evaluation.quiesces()) {
      return Optional.empty();
    }
    return SquareValueFit.of(engine, evaluation.rivals(), SEED)
        .filter(squares -> evaluation.countsPieces() || foretellsMore(engine, evaluation, squares))
        .filter(
            squares ->
                new SearchTrial(
                        engine,
                        ahead(engine, evaluation.judging(engine, squares)),
                        ahead(engine, evaluation),
                        LESS)
                    .isBetter(LEAD));
  }

  private static boolean foretellsMore(GameEngine engine, Evaluation evaluation, int[] squares) {
    Evaluation taught = evaluation.judging(engine, squares);
    return EvaluationAccuracy.of(engine, taught, OTHER_SEED).correlation()
        > EvaluationAccuracy.of(engine, evaluation, OTHER_SEED).correlation() + CLEARLY;
  }

  /** Whether the candidate wins by {@code wanted} games against the usual search. */
  private boolean isBetter(int wanted) {
    int lead = 0;
    for (int game = 0; lead < LEAD && lead > -BEHIND && lead + GAMES - game >= wanted; game++) {
      lead += play(game);
    }
    return lead >= wanted;
  }

  /**
   * Plays a game; each opening is played twice, with sides changed. Returns 1 where the way wins
   * that is tried, -1 where the usual one does.
   */
  private int play(int number) {
    SplitMix64 random = new SplitMix64(SEED + number / 2);
    tried.forget();
    usual.forget();
    Position position = engine.start();
    boolean begins = number % 2 == 0;
    int first = position.mover();
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      List<Move> moves = engine.generator().legalMoves(position);
      if (moves.isEmpty() || engine.adjudicator().isOverWithTurns(position)) {
        break;
      }
      Search mover = (position.mover() == first) == begins ? tried : usual;
      position.make(
          ply < OPENING ? moves.get(random.below(moves.size())) : best(mover, position, moves));
    }
    if (engine.adjudicator().outcome(position) instanceof Outcome.Win win) {
      return (win.player() == first) == begins ? 1 : -1;
    }
    return 0;
  }

  private Move best(Search search, Position position, List<Move> moves) {
    return search
        .think(new Position(position), moves, limits, 1, () -> false, thoughts -> {})
        .get(0)
        .line()
        .get(0);
  }
}

package org.rookery.player;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.rookery.engine.position.Disguise;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.guess.GuessingSearch;
import org.rookery.player.search.IterativeDeepening;
import org.rookery.player.search.ParallelSearch;
import org.rookery.player.search.Search;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;
import org.rookery.player.tree.TreeSearch;
import org.rookery.player.trial.SearchThenPlayouts;
import org.rookery.player.trial.SearchTrial;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.LessonBook;
import org.rookery.player.value.Lessons;

/**
 * Thinks about positions of one game: by alpha-beta search where two play without chance, which may
 * use several threads, else by growing a tree. It is asked by one thread.
 */
public final class Player {
  private final Game game;
  private final GameEngine engine;
  private final Evaluation evaluation;
  private final IterativeDeepening deepening;
  private final Search search;
  private final TreeSearch tree;
  private final GuessingSearch guessing;

  /**
   * A player of a game, who knows what has been learned of it.
   *
   * @param megabytes how much to remember about positions
   * @param seed of what is chosen by chance
   */
  public Player(Game game, int megabytes, long seed) {
    this(game, megabytes, seed, LessonBook.here().find(game.rulesHash()));
  }

  /**
   * The same.
   *
   * @param learned what games have taught
   */
  public Player(Game game, int megabytes, long seed, Lessons learned) {
    this.game = game;
    engine = game.engine();
    Evaluation byRules = new Evaluation(engine, learned);
    SearchTrial.Verdict verdict = SearchTrial.of(game, byRules);
    evaluation = verdict.squares().map(pieces -> byRules.judging(engine, pieces)).orElse(byRules);
    deepening = new IterativeDeepening(engine, evaluation, megabytes);
    tree = new TreeSearch(engine, evaluation, verdict.playsOut(), megabytes, seed);
    search = verdict.playsOut() ? new SearchThenPlayouts(deepening, tree) : deepening;
    guessing = new GuessingSearch(engine, evaluation.rivals().isDuel() ? search : tree, seed);
  }

  /** A player who knows the rules of the game and nothing else of it; it reads no file. */
  public static Player untaught(Game game, int megabytes, long seed) {
    return new Player(game, megabytes, seed, Lessons.NONE);
  }

  private Player(Player other, Search search) {
    game = other.game;
    engine = other.engine;
    evaluation = other.evaluation;
    deepening = other.deepening;
    this.search = search;
    tree = other.tree;
    guessing = other.guessing;
  }

  /**
   * The same player, with what they remember, on so many threads: in their place, not beside them.
   * With more than one, what it finds is not the same every time; a tree grows on one thread all
   * the same.
   *
   * @param threads from 1 up
   */
  public Player withThreads(int threads) {
    if (hides() || search instanceof SearchThenPlayouts || !evaluation.rivals().isDuel()) {
      return this;
    }
    return new Player(
        this, threads == 1 ? deepening : new ParallelSearch(game, deepening, threads));
  }

  /** Whether players do not see all of a position. */
  private boolean hides() {
    return game.program().options().hiding().hides();
  }

  /** What the player believes about the game. */
  public Evaluation evaluation() {
    return evaluation;
  }

  /** Whether positions are judged by playing on at random, since their looks say little. */
  public boolean playsOut() {
    return search instanceof SearchThenPlayouts;
  }

  /** Forgets all positions seen before: the same thoughts come again. */
  public void forget() {
    search.forget();
    guessing.forget();
  }

  /** All turns of a position, or what may be tried under an umpire. */
  List<Move> turns(Position position) {
    return new Disguise(engine.program()).inOrder(position, engine.choices(position));
  }

  /** The best turns of a position, best first; see the longer form. */
  public List<Thought> think(Position position, SearchLimits limits, int lines) {
    return think(position, limits, lines, () -> false, thoughts -> {});
  }

  /**
   * The best turns of a position, best first; none when there is no turn.
   *
   * @param lines how many of them
   * @param stop asked now and then whether to stop; may be asked by this thread only
   * @param heard is given what has been found so far
   */
  public List<Thought> think(
      Position position,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    return think(position, turns(position), limits, lines, stop, heard);
  }

  /** The same, choosing among some of the turns. */
  public List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    Position own = new Position(position);
    if (hides()) {
      return guessing.think(own, moves, limits, lines, stop, heard);
    }
    return evaluation.rivals().isDuel()
        ? search.think(own, moves, limits, lines, stop, heard)
        : tree.think(own, moves, limits, lines, stop, heard);
  }

  /**
   * A turn that is as good as the best one, where that only draws or loses, and after which the
   * rival can go wrong more easily; the best one itself where none is found. What is left of the
   * limits is what it may take.
   *
   * @param moves the turns to choose from
   */
  Thought tempting(
      Position position,
      List<Move> moves,
      Thought best,
      SearchLimits limits,
      BooleanSupplier stop) {
    return evaluation.rivals().isDuel() && !hides()
        ? deepening.tempting(new Position(position), moves, best, limits, stop)
        : best;
  }
}

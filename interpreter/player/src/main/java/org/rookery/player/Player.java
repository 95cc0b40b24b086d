package org.rookery.player;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.search.Deepening;
import org.rookery.player.search.Limits;
import org.rookery.player.search.Thought;
import org.rookery.player.tree.TreeSearch;
import org.rookery.player.value.Evaluation;
import org.rookery.player.value.LearnedValues;
import org.rookery.player.value.ValueCache;

/**
 * Thinks about positions of one game on one thread: by alpha-beta search where two play without
 * chance, else by growing a tree.
 */
public final class Player {
  private final GameEngine engine;
  private final Evaluation evaluation;
  private final Deepening deepening;
  private final TreeSearch tree;

  /**
   * A player of a game, who knows what has been learned of it.
   *
   * @param megabytes how much to remember about positions
   * @param seed of what is chosen by chance
   */
  public Player(Game game, int megabytes, long seed) {
    this(game, megabytes, seed, ValueCache.here().find(game.rulesHash()).orElse(null));
  }

  /**
   * The same.
   *
   * @param learned what games have taught men are worth; null when nothing has been learned
   */
  public Player(Game game, int megabytes, long seed, @Nullable LearnedValues learned) {
    engine = game.engine();
    evaluation = new Evaluation(engine, learned);
    deepening = new Deepening(engine, evaluation, megabytes);
    tree = new TreeSearch(engine, evaluation, seed);
  }

  /** What the player believes about the game. */
  public Evaluation evaluation() {
    return evaluation;
  }

  /** Forgets all positions seen before: the same thoughts come again. */
  public void forget() {
    deepening.forget();
  }

  /** The best turns of a position, best first; see the longer form. */
  public List<Thought> think(Position position, Limits limits, int lines) {
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
      Limits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    return think(position, engine.generator().legalMoves(position), limits, lines, stop, heard);
  }

  /** The same, choosing among some of the turns. */
  public List<Thought> think(
      Position position,
      List<Move> moves,
      Limits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    Position own = new Position(position);
    return evaluation.rivals().isDuel()
        ? deepening.think(own, moves, limits, lines, stop, heard)
        : tree.think(own, moves, limits, lines, stop, heard);
  }
}

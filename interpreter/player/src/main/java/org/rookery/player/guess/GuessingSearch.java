package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.sight.Seer;
import org.rookery.game.engine.GameEngine;
import org.rookery.player.random.SplitMix64;
import org.rookery.player.search.Score;
import org.rookery.player.search.Search;
import org.rookery.player.search.SearchLimits;
import org.rookery.player.search.Thought;

/**
 * Perfect-information Monte Carlo search: several positions that may be the real one are made up,
 * another search thinks about each, and the move counts that is best on average. It is the simplest
 * of the ways that Cowling, Powley and Whitehouse compare in "Information Set Monte Carlo Tree
 * Search" (2012), and has the weaknesses they tell of: it believes that all will be seen soon, so
 * that it neither hides nor scouts on purpose.
 */
public final class GuessingSearch implements Search {
  private static final int WORLDS = 8;
  private static final int TRIES = 40;

  private final GameEngine engine;
  private final Search search;
  private final Seer seer;
  private final long seed;

  /**
   * A search in an engine's game.
   *
   * @param search thinks about the positions that are made up
   * @param seed of what is left to chance
   */
  public GuessingSearch(GameEngine engine, Search search, long seed) {
    this.engine = engine;
    this.search = search;
    this.seed = seed;
    seer = new Seer(engine.generator());
  }

  @Override
  public void forget() {
    search.forget();
  }

  /**
   * The best turns on average; only the first move of each is told, for what follows is made up.
   */
  @Override
  public List<Thought> think(
      Position position,
      List<Move> moves,
      SearchLimits limits,
      int lines,
      BooleanSupplier stop,
      Consumer<List<Thought>> heard) {
    if (moves.isEmpty()) {
      return List.of();
    }
    PlayerKnowledge known = PlayerKnowledge.of(seer, position);
    List<Position> worlds = worlds(known);
    List<Tried> tried = new ArrayList<>(moves.stream().map(Tried::new).toList());
    SearchLimits each = new SearchLimits(limits.nodes(), limits.depth(), share(limits.millis()));
    for (Position world : worlds) {
      List<Move> legal =
          engine.generator().legalMoves(world).stream().filter(moves::contains).toList();
      List<Thought> found = search.think(world, legal, each, moves.size(), stop, thoughts -> {});
      tried.forEach(move -> move.add(found));
    }
    List<Thought> thoughts =
        tried.stream()
            .sorted(Comparator.comparing(Tried::average).reversed())
            .limit(Math.max(1, lines))
            .map(Tried::thought)
            .toList();
    heard.accept(thoughts);
    return thoughts;
  }

  private static long share(long millis) {
    return millis == Long.MAX_VALUE ? millis : Math.max(1, millis / WORLDS);
  }

  private List<Position> worlds(PlayerKnowledge known) {
    SplitMix64 random = new SplitMix64(seed ^ known.hashCode());
    WorldSampler sampler = new WorldSampler(engine.program(), seer, random);
    List<Position> worlds = new ArrayList<>();
    for (int i = 0; i < TRIES && worlds.size() < WORLDS; i++) {
      sampler.draw(known).ifPresent(worlds::add);
    }
    return worlds;
  }

  /** A move, and what was found of it in all positions so far. */
  private static final class Tried {
    private final Move move;
    private long sum;
    private int count;
    private int depth;
    private long nodes;
    private long millis;

    Tried(Move move) {
      this.move = move;
    }

    void add(List<Thought> found) {
      for (Thought thought : found) {
        if (!thought.line().isEmpty() && thought.line().get(0).equals(move)) {
          sum += thought.score().value();
          count++;
          depth = Math.max(depth, thought.depth());
        }
      }
      if (!found.isEmpty()) {
        nodes += found.get(0).nodes();
        millis += found.get(0).millis();
      }
    }

    double average() {
      return count == 0 ? -Score.WON : (double) sum / count;
    }

    Thought thought() {
      int score = count == 0 ? 0 : (int) (sum / count);
      return new Thought(List.of(move), new Score(score), depth, nodes, millis);
    }
  }
}

package org.rookery.player.guess;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.rookery.engine.position.Disguise;
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

  /** What is said of a move that was legal in no position looked at, beside the best ones. */
  private static final int UNKNOWN = -1_000;

  private final GameEngine engine;
  private final Search search;
  private final Seer seer;
  private final Disguise disguise;
  private final TypeSampler types;
  private final Optional<TrySampler> tries;
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
    disguise = new Disguise(engine.program());
    types = new TypeSampler(engine.generator(), seer);
    tries =
        engine
            .program()
            .options()
            .hiding()
            .umpire()
            .map(umpire -> new TrySampler(engine.generator(), seer, seed));
  }

  @Override
  public void forget() {
    search.forget();
    tries.ifPresent(TrySampler::forget);
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
    List<Position> worlds = worlds(position, limits, stop);
    List<Integer> best = new ArrayList<>();
    Map<Move, Tried> tried = new LinkedHashMap<>();
    disguise
        .inOrder(position, moves)
        .forEach(move -> tried.put(decided(position, move), new Tried(move)));
    SearchLimits each = each(limits);
    for (Position world : worlds) {
      List<Move> legal =
          disguise.inOrder(world, engine.generator().legalMoves(world)).stream()
              .filter(move -> tried.containsKey(decided(world, move)))
              .toList();
      List<Thought> found = search.think(world, legal, each, moves.size(), stop, thoughts -> {});
      if (!found.isEmpty()) {
        best.add(found.get(0).score().value());
      }
      for (Thought thought : found) {
        if (!thought.line().isEmpty()) {
          Optional.ofNullable(tried.get(decided(world, thought.line().get(0))))
              .ifPresent(move -> move.add(thought, found.get(0)));
        }
      }
      tried.values().forEach(move -> move.effort(found));
    }
    double usual = best.stream().mapToInt(score -> score).average().orElse(0);
    List<Thought> thoughts =
        tried.values().stream()
            .sorted(Comparator.comparing(Tried::behind).reversed())
            .limit(Math.max(1, lines))
            .map(move -> move.thought(usual))
            .toList();
    heard.accept(thoughts);
    return thoughts;
  }

  /** The limits of one of several searches that share the time. */
  private static SearchLimits each(SearchLimits limits) {
    return new SearchLimits(limits.nodes(), limits.depth(), share(limits.millis()));
  }

  private static long share(long millis) {
    return millis == Long.MAX_VALUE ? millis : Math.max(1, millis / WORLDS);
  }

  /** What tells a move from others, whatever it leads to. */
  private Move decided(Position position, Move move) {
    return disguise.writesDecisions() ? disguise.decided(position, move) : move;
  }

  private List<Position> worlds(Position position, SearchLimits limits, BooleanSupplier stop) {
    if (engine.program().options().hiding().hidesChoices()) {
      return new ChoiceSampler(engine.generator(), search, seed)
          .worlds(position, WORLDS, each(limits), stop);
    } else if (tries.isPresent()) {
      return tries.get().worlds(position, WORLDS);
    } else if (!disguise.hides()) {
      return worlds(PlayerKnowledge.of(seer, position));
    }
    TypeSampler.Known known = types.known(position);
    SplitMix64 random = new SplitMix64(seed ^ known.hashCode());
    return Stream.generate(() -> types.draw(known, random)).limit(WORLDS).toList();
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

  /**
   * A move, and what was found of it in all positions so far. A move that is legal in some of them
   * only is compared with the best one in those alone: where an umpire refuses it, nothing is lost.
   */
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

    void add(Thought thought, Thought best) {
      sum += thought.score().value() - best.score().value();
      count++;
      depth = Math.max(depth, thought.depth());
    }

    void effort(List<Thought> found) {
      if (!found.isEmpty()) {
        nodes += found.get(0).nodes();
        millis += found.get(0).millis();
      }
    }

    /** How much worse it is than the best one, as a number below zero. */
    double behind() {
      return count == 0 ? -Score.WON : (double) sum / count;
    }

    /** {@code usual} is how good the best moves are on average. */
    Thought thought(double usual) {
      int score = (int) Math.max(-Score.WON, usual + (count == 0 ? UNKNOWN : behind()));
      return new Thought(List.of(move), new Score(score), depth, nodes, millis);
    }
  }
}

package org.rookery.mutation.difference;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedSet;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.engine.random.SeededRandom;
import org.rookery.game.Game;
import org.rookery.game.engine.GameEngine;
import org.rookery.program.Edit;

/**
 * Games and positions of one game, made to show differences: random games, positions of the
 * author's, positions in which pieces have been moved about, clocks and counters about to run out,
 * pieces that go to and fro, players that pass.
 */
public final class Walks {
  private static final int GAMES = 14;
  private static final int PLIES = 70;
  private static final int DISTURBED = 320;
  private static final int TRIALS = 8;
  private static final int SHUFFLES = 12;
  private static final int ROUNDS = 6;
  private static final int BUDGET = 450_000;

  private final GameEngine game;
  private final SortedSet<Integer> limits;
  private final long seed;
  private final Random random;
  private final Disturbance disturbance;
  private final Loops loops;
  private final List<Walk> walks = new ArrayList<>();

  /** What makes the walks that are not made yet, in their order. */
  private final Iterator<Runnable> plan;

  /** Positions to start from, as text. */
  private final List<String> known = new ArrayList<>();

  /** How many turns may still be listed. */
  private int budget = BUDGET;

  private Walks(Game game, Supplier<List<String>> positions, SortedSet<Integer> limits, long seed) {
    this.game = game.engine();
    this.limits = limits;
    this.seed = seed;
    random = SeededRandom.of(seed);
    disturbance = new Disturbance(this.game.program(), random);
    loops = new Loops(this.game, random);
    plan =
        Stream.<Supplier<Stream<Runnable>>>of(
                this::begun,
                () -> positions(positions.get()),
                this::games,
                () -> limits.stream().map(limit -> () -> clock(limit)),
                this::disturbed)
            .flatMap(Supplier::get)
            .iterator();
  }

  /**
   * The walks of a game. The first is made on demand, and so each one after it: a difference is
   * mostly seen on the first few.
   *
   * @param positions as text, that the author thought worth a test
   * @param limits numbers of quiet moves at which something happens
   */
  public static Walks of(
      Game game, Supplier<List<String>> positions, SortedSet<Integer> limits, long seed) {
    return new Walks(game, positions, limits, seed);
  }

  /** The walks, in an order that depends on nothing but the seed; many threads may ask. */
  public Stream<Walk> stream() {
    return Stream.iterate(0, i -> i + 1)
        .map(this::at)
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream);
  }

  /** How many have been asked for. */
  public synchronized int made() {
    return walks.size();
  }

  /** Positions that the walks came through, as text; all of them are made for that. */
  synchronized List<String> known() {
    while (plan.hasNext()) {
      at(walks.size());
    }
    return List.copyOf(known);
  }

  SortedSet<Integer> limits() {
    return limits;
  }

  long seed() {
    return seed;
  }

  private synchronized Optional<Walk> at(int index) {
    boolean more = true;
    while (walks.size() <= index && more) {
      // On another thread: the caller's time may be measured, and walks are shared.
      more = CompletableFuture.supplyAsync(this::makeNext).join();
    }
    return index < walks.size() ? Optional.of(walks.get(index)) : Optional.empty();
  }

  private boolean makeNext() {
    if (!plan.hasNext()) {
      return false;
    }
    plan.next().run();
    return true;
  }

  private Stream<Runnable> begun() {
    return Stream.of(() -> walk(Optional.empty(), 0, true, false), () -> shuffle(Optional.empty()));
  }

  private Stream<Runnable> positions(List<String> positions) {
    List<Runnable> made = new ArrayList<>();
    for (String position : positions) {
      Optional<String> start = Optional.of(position);
      made.add(
          () -> {
            known.add(position);
            walk(start, 3, true, false);
          });
      made.add(() -> walk(start, 8, false, false));
    }
    int shuffles = Math.min(SHUFFLES, positions.size());
    for (int i = 0; i < shuffles; i++) {
      Optional<String> start = Optional.of(positions.get(i * positions.size() / shuffles));
      made.add(() -> shuffle(start));
    }
    return made.stream();
  }

  private Stream<Runnable> games() {
    return Stream.iterate(0, i -> i < GAMES, i -> i + 1).map(i -> () -> game(i % 5 == 4));
  }

  private void game(boolean passes) {
    if (budget > BUDGET / 2) {
      walk(Optional.empty(), PLIES, false, passes);
    }
  }

  private void clock(int limit) {
    for (int i = 0; i < 8 && !known.isEmpty(); i++) {
      int before = limit - 1 - i % 3;
      String from = known.get(random.nextInt(known.size()));
      Walk.begin(game, Optional.of(from))
          .map(position -> text(position.setup().withClock(Math.max(0, before))))
          .ifPresent(text -> walk(Optional.of(text), 4, true, false));
    }
  }

  private Stream<Runnable> disturbed() {
    return Stream.iterate(0, i -> i < DISTURBED, i -> i + 1).map(i -> () -> disturb(i));
  }

  private void disturb(int number) {
    if (budget <= 0 || known.isEmpty()) {
      return;
    }
    String from = known.get(random.nextInt(known.size()));
    Optional<Position> position = Walk.begin(game, Optional.of(from));
    if (position.isPresent()) {
      String text = text(disturbed(position.get().setup()));
      walk(Optional.of(text), number % 4 == 0 ? 4 : 1, number % 2 == 0, false);
      if (number % 16 == 0) {
        shuffle(Optional.of(text));
      }
    }
  }

  /** Such a position that a legal move may have led to, if one is found. */
  private Setup disturbed(Setup setup) {
    Setup disturbed = setup;
    for (int i = 0; i < TRIALS; i++) {
      disturbed = disturbance.of(setup);
      if (Walk.isPossible(game, game.position(disturbed))) {
        return disturbed;
      }
    }
    return setup;
  }

  private String text(Setup setup) {
    return game.positions().print(setup);
  }

  /**
   * Makes random turns.
   *
   * @param wide whether to look at everything one turn beyond the last
   * @param passes whether a pass is taken wherever there is one
   */
  private void walk(Optional<String> start, int plies, boolean wide, boolean passes) {
    Optional<Position> begun = Walk.begin(game, start);
    if (begun.isEmpty() || budget <= 0) {
      return;
    }
    Position position = begun.get();
    Steps steps = new Steps(position);
    for (int i = 0; i < plies && steps.goesOn(); i++) {
      steps.make(passes ? steps.passOr(steps.any()) : steps.any());
      if (i % 4 == 3 || plies < 9) {
        known.add(text(position.setup()));
      }
    }
    walks.add(steps.done(start, wide));
  }

  /** Every player goes out with their pieces and back again, over and over. */
  private void shuffle(Optional<String> start) {
    Optional<Position> begun = Walk.begin(game, start);
    if (begun.isEmpty() || budget <= 0) {
      return;
    }
    List<Long> round = loops.from(begun.get().setup()).orElse(List.of());
    Steps steps = new Steps(begun.get());
    for (int i = 0; i < ROUNDS * round.size() && steps.has(round.get(i % round.size())); i++) {
      steps.make(round.get(i % round.size()));
    }
    walks.add(steps.done(start, false));
  }

  /** A walk while it is made. */
  private final class Steps {
    private final Position position;
    private final List<Long> turns = new ArrayList<>();
    private final List<Long> prints = new ArrayList<>();
    private PlayerView sight;

    Steps(Position position) {
      this.position = position;
      sight = look();
    }

    private PlayerView look() {
      PlayerView seen = PlayerView.of(game, position);
      budget -= seen.cost();
      prints.add(seen.print());
      return seen;
    }

    boolean goesOn() {
      return !sight.turns().isEmpty();
    }

    long any() {
      return sight.keys().get(random.nextInt(sight.keys().size()));
    }

    long passOr(long other) {
      return sight.keys().stream()
          .filter(key -> Edit.kind(sight.turn(key).word(0)) == Edit.PASS)
          .findFirst()
          .orElse(other);
    }

    boolean has(long key) {
      return sight.keys().contains(key);
    }

    void make(long key) {
      position.make(sight.turn(key));
      turns.add(key);
      sight = look();
    }

    Walk done(Optional<String> start, boolean wide) {
      boolean affordable = sight.turns().size() < 400;
      budget -= wide && affordable ? sight.turns().size() * 30 : 0;
      long beyond = wide && affordable ? Walk.beyond(game, position, sight) : 0;
      return new Walk(start, List.copyOf(turns), List.copyOf(prints), beyond);
    }
  }
}

package org.rookery.app.measure;

import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.rookery.engine.position.Position;
import org.rookery.engine.run.Backend;
import org.rookery.engine.search.Perft;
import org.rookery.engine.search.RandomGames;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.game.Game;

/**
 * Measures one game: loads it, counts leaves and plays random games, each for a share of the time
 * given, of which the first third warms up and does not count.
 */
public final class GameMeter {
  private static final int DEEPEST = 20;
  private static final int LONGEST_GAME = 400;
  private static final double NANOS = 1e9;

  private final double share;
  private final Backend counting;
  private final Backend playing;

  /**
   * A meter that takes about so many seconds for a game. Perft comes to the same few squares again
   * and again, random games to all of them: what is best for the one need not be for the other.
   */
  public GameMeter(double seconds, Backend counting, Backend playing) {
    this.counting = counting;
    this.playing = playing;
    share = seconds / 3;
  }

  /** Measures the game that {@code load} loads. */
  public Figures measure(Supplier<Game> load) {
    long before = used();
    long begin = now();
    Game game = load.get();
    Position position = game.start().position();
    MoveGenerator generator = new MoveGenerator(game.program(), counting);
    generator.countLegal(position);
    double loading = (now() - begin) / NANOS;
    Perft perft = new Perft(generator);
    int depth = depth(perft, position);
    double bulk = rate(() -> perft.count(position, depth));
    double made = rate(() -> perft.countMade(position, Math.max(1, depth - 1)));
    MoveGenerator player = new MoveGenerator(game.program(), playing);
    RandomGames games = new RandomGames(player, 1);
    double turns =
        rate(
            () -> {
              long already = games.turns();
              games.play(position, LONGEST_GAME);
              return games.turns() - already;
            });
    double megabytes = Math.max(0, used() - before) / (double) (1 << 20);
    return new Figures(loading, megabytes, bulk, made, turns, games.branching());
  }

  /** The deepest whose count takes no more than a small part of the time. */
  private int depth(Perft perft, Position position) {
    int depth = 1;
    double expected = 0;
    double last = 1;
    while (depth < DEEPEST && expected < share / 8) {
      long begin = now();
      double leaves = perft.count(position, depth + 1);
      double seconds = (now() - begin) / NANOS;
      depth++;
      expected = seconds * Math.max(1, leaves / last);
      last = Math.max(1, leaves);
    }
    return depth;
  }

  /** What {@code work} does per second, done again and again. */
  private double rate(LongSupplier work) {
    run(work, share / 3);
    return run(work, share * 2 / 3);
  }

  private static double run(LongSupplier work, double seconds) {
    long begin = now();
    long done = 0;
    double taken = 0;
    while (taken < seconds) {
      done += work.getAsLong();
      taken = (now() - begin) / NANOS;
    }
    return done / taken;
  }

  /** Nanoseconds of this thread's processor time: what else the machine does should not matter. */
  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** The bytes in use when what is no longer needed has been thrown away. */
  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

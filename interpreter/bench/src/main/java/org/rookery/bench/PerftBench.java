package org.rookery.bench;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.Perft;
import org.rookery.game.engine.GameEngine;

/**
 * Time to count the turns of a game from its start, the last ply in bulk; give the games with
 * {@code -p game=…}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class PerftBench {
  @Param("")
  String game = "";

  @Param("4")
  int depth;

  private @Nullable Position position;
  private @Nullable Perft perft;

  /** Loads the game. */
  @Setup
  public void load() {
    GameEngine loaded = LoadedGame.named(game);
    position = loaded.start();
    perft = new Perft(loaded.generator());
  }

  /** The count. */
  @Benchmark
  public long count() {
    return Objects.requireNonNull(perft).count(Objects.requireNonNull(position), depth);
  }
}

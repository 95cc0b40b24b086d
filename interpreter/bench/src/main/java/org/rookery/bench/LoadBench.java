package org.rookery.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.rookery.engine.position.Move;
import org.rookery.game.engine.GameEngine;

/**
 * Time from the rules file to the first legal moves in a warm machine; give the games with {@code
 * -p game=…}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class LoadBench {
  @Param("")
  String game = "";

  /** Reads, compiles, and lists the legal moves of the start position. */
  @Benchmark
  public List<Move> load() {
    GameEngine loaded = LoadedGame.named(game);
    return loaded.generator().legalMoves(loaded.start());
  }
}

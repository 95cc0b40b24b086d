package org.rookery.app.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rookery.engine.position.Move;
import org.rookery.engine.search.ParallelPerft;
import org.rookery.engine.search.PerftTable;
import org.rookery.game.LegalMoves;
import org.rookery.game.Match;
import org.rookery.game.engine.GameEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the leaves of the tree of turns. */
@Command(
    name = "perft",
    description = "Count the positions after so many moves, each way to reach one counted.")
final class PerftCommand implements Callable<Integer> {
  private static final int MAX_DEPTH = 99;

  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(index = "1", paramLabel = "DEPTH", description = "How many moves ahead.")
  private int depth;

  @Parameters(
      index = "2..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @Option(names = "--divide", description = "Print the number after each first move too.")
  private boolean divide;

  @Option(
      names = "--backend",
      paramLabel = "NAME",
      description =
          "What finds the moves: `bytecode`, the engine as it always plays; `graph`, the "
              + "engine without writing classes; or `walker`, the slow reference both are "
              + "compared with.")
  private MoveFinder finder = MoveFinder.bytecode;

  @Option(
      names = "--threads",
      converter = ThreadCount.class,
      paramLabel = "N",
      description = "Count with so many threads; the numbers are the same.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description =
          "Remember what has been counted, in so many megabytes; the numbers are the same.")
  private int megabytes;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new Refusal("The depth should be from 0 to " + MAX_DEPTH + ", not " + depth + ".");
    }
    Match from = position.of(game.playable(), words);
    if (finder == MoveFinder.walker) {
      if (threads > 1 || megabytes > 0) {
        throw new Refusal("The walker counts alone: leave out --threads and --hash.");
      }
      WalkedLeaves leaves = new WalkedLeaves(from, streams.out());
      streams.out().println(divide && depth > 0 ? leaves.divide(depth) : leaves.count(depth));
      return ExitCode.FINE;
    }
    if (depth == 0) {
      streams.out().println(1);
      return ExitCode.FINE;
    }
    try {
      print(from, count(from));
    } catch (ArithmeticException tooMany) {
      throw new Refusal(
          "There are more leaves than can be counted here, which are " + Long.MAX_VALUE + ".");
    }
    return ExitCode.FINE;
  }

  private void print(Match from, Map<Move, Long> leaves) {
    long sum = leaves.values().stream().reduce(0L, Math::addExact);
    if (divide) {
      LegalMoves turns = from.turnsWhateverEnded();
      leaves.forEach((move, count) -> streams.out().println(turns.of(move).text() + ": " + count));
      streams.out().println();
    }
    streams.out().println(sum);
  }

  private Map<Move, Long> count(Match from) {
    GameEngine engine = from.engine();
    PerftTable table = table(engine);
    int turns = engine.generator().countLegal(from.position());
    try (Progress progress = new Progress("perft " + depth, turns)) {
      return new ParallelPerft(engine.program(), finder.backend(), threads, table)
          .divide(from.position(), depth, progress::step);
    }
  }

  private @Nullable PerftTable table(GameEngine engine) {
    if (megabytes == 0) {
      return null;
    }
    long most = Runtime.getRuntime().maxMemory() >> 20;
    if (megabytes < 0 || megabytes >= most) {
      throw new Refusal(
          "The table should have from 1 to "
              + (most - 1)
              + " megabytes, what Java may use here, not "
              + megabytes
              + ".");
    }
    if (!PerftTable.allows(engine.generator())) {
      throw new Refusal(
          "The rules of this game ask how often a position has occurred, so that equal positions may"
              + " have different numbers below them: leave out --hash.");
    }
    return new PerftTable(engine.generator(), megabytes);
  }
}

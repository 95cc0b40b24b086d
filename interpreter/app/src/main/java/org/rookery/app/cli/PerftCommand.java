package org.rookery.app.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.rookery.app.rulebook.Game;
import org.rookery.engine.notation.TurnTexts;
import org.rookery.engine.position.Move;
import org.rookery.engine.position.Position;
import org.rookery.engine.search.Perft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the leaves of the tree of turns. */
@Command(
    name = "perft",
    description = "Count the positions so many turns ahead, each way to reach one counted.")
final class PerftCommand implements Callable<Integer> {
  /** What finds the turns, by the name on the command line. */
  enum Backend {
    graph,
    walker
  }

  private static final int DEEPEST = 99;

  @Mixin private GameArgument game = new GameArgument();
  @Mixin private PositionOption position = new PositionOption();

  @Parameters(index = "1", paramLabel = "DEPTH", description = "How many turns ahead.")
  private int depth;

  @Parameters(
      index = "2..*",
      paramLabel = "FEN",
      description = "The position, instead of --position.")
  private List<String> words = List.of();

  @Option(names = "--divide", description = "Print the number below each first turn too.")
  private boolean divide;

  @Option(
      names = "--backend",
      paramLabel = "NAME",
      description =
          "What finds the turns: `graph`, the engine, or `walker`, the slow reference it is"
              + " compared with.")
  private Backend backend = Backend.graph;

  @Mixin private Streams streams = new Streams();

  @Override
  public Integer call() {
    if (depth < 0 || depth > DEEPEST) {
      throw new Refusal("The depth should be from 0 to " + DEEPEST + ", not " + depth + ".");
    }
    Game loaded = game.load();
    Position from = position.of(loaded, words);
    if (backend == Backend.walker) {
      WalkedLeaves leaves = new WalkedLeaves(loaded, from, streams.out());
      streams.out().println(divide && depth > 0 ? leaves.divide(depth) : leaves.count(depth));
      return ExitCode.FINE;
    }
    Perft perft = new Perft(loaded.generator());
    long leaves;
    if (divide && depth > 0) {
      leaves = divide(loaded, from, perft);
      streams.out().println();
    } else {
      leaves = depth < 2 ? perft.count(from, depth) : count(loaded, from, perft);
    }
    streams.out().println(leaves);
    return ExitCode.FINE;
  }

  private long divide(Game loaded, Position from, Perft perft) {
    Map<Move, Long> leaves = perft.divide(from, depth);
    TurnTexts turns = loaded.turns(from);
    leaves.forEach((move, count) -> streams.out().println(turns.shortest(move) + ": " + count));
    return leaves.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Counts turn by turn, so that a long count can show how far it has come. */
  private long count(Game loaded, Position from, Perft perft) {
    if (loaded.adjudicator().isOver(from)) {
      return 0;
    }
    List<Move> moves = loaded.generator().legalMoves(from);
    long leaves = 0;
    try (Progress progress = new Progress("perft " + depth, moves.size())) {
      for (Move move : moves) {
        from.make(move);
        leaves += perft.count(from, depth - 1);
        from.unmake();
        progress.step();
      }
    }
    return leaves;
  }
}

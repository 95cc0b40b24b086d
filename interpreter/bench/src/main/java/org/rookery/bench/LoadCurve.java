package org.rookery.bench;

import java.lang.management.ManagementFactory;
import java.lang.ref.Reference;
import java.util.Locale;
import java.util.Optional;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.RulesCompiler;
import org.rookery.engine.position.Position;
import org.rookery.engine.turn.MoveGenerator;
import org.rookery.language.diagnostic.DiagnosticRenderer;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.language.source.Source;
import org.rookery.language.source.SourceLoader;

/**
 * What a game costs before its first move, for boards of growing size: the same two armies of
 * riders and leapers on squares from 6x6 to 30x30, three times over, so that the last lines are
 * warm.
 */
final class LoadCurve {
  private static final int[] SIDES = {6, 8, 10, 12, 16, 20, 24, 30};
  private static final int ROUNDS = 3;
  private static final String[] PIECES = {
    "Q", "R", "B", "N", "K", "QN", "RN", "BN", "WB", "FR", "NN", "AD", "WD", "FD"
  };
  private static final int FILES = 6;

  private LoadCurve() {}

  /** Prints a line for each board: squares, milliseconds of processor time, megabytes held. */
  public static void main(String[] arguments) {
    print("%8s %9s %9s %9s %9s%n", "squares", "load ms", "first ms", "us/square", "MB");
    for (int round = 0; round < ROUNDS; round++) {
      for (int side : SIDES) {
        measure(side);
      }
    }
  }

  private static void measure(int side) {
    Diagnostics diagnostics = new Diagnostics();
    long begin = time();
    Optional<CompiledGame> compiled =
        RulesCompiler.compile(
            Source.of("armies.rules", rules(side)),
            SourceLoader.NONE,
            Optional.empty(),
            diagnostics);
    if (compiled.isEmpty()) {
      throw new IllegalStateException(DiagnosticRenderer.render(diagnostics));
    }
    long loaded = time();
    MoveGenerator generator = new MoveGenerator(compiled.get().program());
    generator.legalMoves(new Position(compiled.get().program()));
    long listed = time();
    long held = held(generator);
    int squares = side * side;
    print(
        "%8d %9.1f %9.1f %9.1f %9d%n",
        squares,
        (loaded - begin) / 1e6,
        (listed - loaded) / 1e6,
        (listed - begin) / 1e3 / squares,
        held);
  }

  /** Megabytes in use once what is no longer needed is gone; {@code kept} is needed. */
  private static long held(Object kept) {
    try {
      System.gc(); // what is held matters here, not what has been used
      return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
    } finally {
      Reference.reachabilityFence(kept);
    }
  }

  private static String rules(int side) {
    StringBuilder pieces = new StringBuilder();
    StringBuilder first = new StringBuilder("(White");
    StringBuilder second = new StringBuilder("(Black");
    for (int i = 0; i < PIECES.length; i++) {
      char file = (char) ('a' + i % FILES);
      int rank = i / FILES;
      pieces.append("(piece (name M%d) (moves (betza \"%s\")))%n".formatted(i, PIECES[i]));
      first.append(" (M").append(i).append(' ').append(file).append(rank + 1).append(')');
      second.append(" (M").append(i).append(' ').append(file).append(side - rank).append(')');
    }
    return "(game (title \"armies\") (players White Black) (turn-order White Black)"
        + "(board (rectangle %d %d))".formatted(side, side)
        + "(board-setup "
        + first
        + ") "
        + second
        + "))"
        + pieces
        + "(royal M4))";
  }

  private static long time() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void print(String format, Object... values) {
    System.out.printf(Locale.ROOT, format, values);
  }
}

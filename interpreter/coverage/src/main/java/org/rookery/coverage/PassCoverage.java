package org.rookery.coverage;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.compiler.CompiledGame;
import org.rookery.engine.position.Move;
import org.rookery.language.form.Form;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.Passing;

/** Notes which players are seen to pass, to take over the other side, or to go out. */
final class PassCoverage {
  private final CompiledGame compiled;
  private final Set<Unit> seen;

  PassCoverage(CompiledGame compiled, Set<Unit> seen) {
    this.compiled = compiled;
    this.seen = seen;
  }

  /** That a player is seen to pass, to swap and to go out, once for each place that lets them. */
  static List<Unit> units(CompiledGame compiled, int player) {
    return Stream.of(passes(compiled, player), swaps(compiled, player), outs(compiled, player))
        .flatMap(List::stream)
        .toList();
  }

  /** Where a condition says when, it may hold for one player only: a swap of either will do. */
  private static List<Unit> swaps(CompiledGame compiled, int player) {
    String name = compiled.program().players().get(player);
    return compiled.model().pieRule().stream()
        .filter(pie -> pie.other().equals(name) || pie.when().isPresent())
        .map(pie -> new Unit(pie.other(), pie.origin(), CoverageKind.SWAPS))
        .toList();
  }

  private static List<Unit> outs(CompiledGame compiled, int player) {
    String name = compiled.program().players().get(player);
    return compiled.model().elimination().stream()
        .filter(out -> compiled.program().competes(player))
        .map(out -> new Unit(name, out.origin(), CoverageKind.OUT))
        .toList();
  }

  private static List<Unit> passes(CompiledGame compiled, int player) {
    GameProgram program = compiled.program();
    if (program.options().passTurn() == Passing.NEVER) {
      return List.of();
    }
    return compiled.sections().stream()
        .filter(PassCoverage::isAboutPassing)
        .map(form -> new Unit(program.players().get(player), form.origin(), CoverageKind.PASSES))
        .toList();
  }

  private static boolean isAboutPassing(Form section) {
    boolean isOption =
        section instanceof Form.Group group
            && group.isHeadedBy("option")
            && group.items().get(1) instanceof Form.Text text
            && text.value().equals("pass turn");
    return isOption || section.isHeadedBy("pass-turn") || section.isHeadedBy("may-pass");
  }

  /** Turns of a player are looked at. */
  void turns(int player, List<Move> moves) {
    if (moves.stream().anyMatch(move -> has(move, Edit.PASS))) {
      seen.addAll(passes(compiled, player));
    }
    if (moves.stream().anyMatch(move -> has(move, Edit.SWAP))) {
      seen.addAll(swaps(compiled, player));
    }
    if (moves.stream().anyMatch(move -> has(move, Edit.OUT))) {
      seen.addAll(outs(compiled, player));
    }
  }

  private static boolean has(Move move, int kind) {
    return IntStream.range(0, move.words()).anyMatch(i -> Edit.kind(move.word(i)) == kind);
  }
}

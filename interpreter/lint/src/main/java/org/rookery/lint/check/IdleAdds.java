package org.rookery.lint.check;

import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Span;
import org.rookery.lint.facts.Emissions;

/** An emission by which no man ever makes a turn. */
final class IdleAdds implements GameCheck {
  private static final Card CARD =
      Card.warning(
          "idle-add",
          "an `add` that never makes a turn",
          "On no square that its men can come to does this `add` make a turn: the man is "
              + "back where it began and nothing else changes, or its zones and directions "
              + "lead nowhere. A turn that changes nothing is left out; who may pass does so "
              + "by `(option \"pass turn\" true)`.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) s add) (e (verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) n add) (e (verify empty?) add)))
          """);

  @Override
  public Card card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, Findings findings) {
    List<PieceModel> own = game.model().pieces().stream().filter(game::hasOwnRules).toList();
    // Mostly it is enough to look at these men where they come by themselves.
    if (!game.model().hooks().isEmpty()
        || idle(game, own, own, game.rules()::walk).isEmpty()
        || !game.reach().isKnown()) {
      return;
    }
    for (Statement add : idle(game, own, game.model().pieces(), game.reach()::squares)) {
      findings.add(
          add.origin(),
          "No man ever makes a turn by this.",
          "it ends where it began, or its zones and directions lead nowhere");
    }
  }

  /**
   * The emissions of pieces by which no man makes a turn.
   *
   * @param men the pieces that may make turns by them, since one may borrow from another
   * @param squares where a man is looked at
   */
  private static List<Statement> idle(
      LintedGame game, List<PieceModel> pieces, List<PieceModel> men, IntFunction<BitSet> squares) {
    Set<Span> emitted = new HashSet<>();
    Set<String> standing = new HashSet<>();
    for (PieceModel piece : men) {
      int type = game.piece(piece.name()).orElseThrow();
      for (int owner = 0; owner < game.program().players().size(); owner++) {
        int content = game.program().contents().of(type, owner);
        for (int square : squares.apply(content).stream().toArray()) {
          Emissions rules = game.rules().of(content, square);
          rules.turns().forEach(turn -> emitted.add(game.origin(turn.origin()).span()));
          if (game.movers().contains(owner)) {
            standing.add(piece.name());
          }
        }
      }
    }
    Map<Span, Statement> idle = new LinkedHashMap<>();
    pieces.stream()
        .filter(piece -> standing.contains(piece.name()))
        .flatMap(piece -> adds(game, piece).stream())
        .filter(add -> !emitted.contains(add.origin().span()))
        .forEach(add -> idle.putIfAbsent(add.origin().span(), add));
    return List.copyOf(idle.values());
  }

  /** The emissions of blocks in which no test is known to fail. */
  private static List<Statement> adds(LintedGame game, PieceModel piece) {
    List<Statement> failing = game.tests().neverTrue();
    return piece.moves().stream()
        .filter(Block.Written.class::isInstance)
        .filter(block -> Statement.all(block.statements()).noneMatch(failing::contains))
        .flatMap(block -> Statement.all(block.statements()))
        .filter(Statement.Add.class::isInstance)
        .filter(add -> ((Statement.Add) add).types().isEmpty())
        // What a library's macro offers need not all come true.
        .filter(add -> add.origin().span().source() == add.origin().authored().source())
        .toList();
  }
}

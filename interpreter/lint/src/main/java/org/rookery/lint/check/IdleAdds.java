package org.rookery.lint.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Span;

/** An emission by which no piece ever makes a turn. */
final class IdleAdds implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "idle-add",
          "an `add` that never makes a move",
          "On no square that its pieces can reach does this `add` make a move: the piece is "
              + "back where it began and nothing else changes, or its zones and directions lead "
              + "nowhere. A move that changes nothing is left out; `(pass-turn true)` lets "
              + "players pass.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) s add) (e (verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) n add) (e (verify empty?) add)))
          """);

  private static final String MESSAGE = "This never makes a move.";

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    List<PieceModel> own = game.model().pieces().stream().filter(game::hasOwnRules).toList();
    Map<Span, Statement> idle = new LinkedHashMap<>();
    own.stream()
        .filter(piece -> game.model().hooks().isEmpty())
        .flatMap(piece -> adds(game, piece).stream())
        .forEach(add -> idle.putIfAbsent(add.origin().span(), add));
    List<Statement> all = List.copyOf(idle.values());
    removeBusy(game, own, idle);
    // What leads nowhere on a small board may be there for the larger one of another game.
    all.stream()
        .filter(add -> !idle.containsKey(add.origin().span()))
        .forEach(add -> findings.acquit(add.origin(), MESSAGE));
    idle.values()
        .forEach(
            add ->
                findings.add(
                    add.origin(),
                    MESSAGE,
                    "it ends where it began, or its zones and directions lead nowhere"));
  }

  /** Takes away those that make turns, or may do so: all, where too much is to be looked at. */
  private static void removeBusy(LintedGame game, List<PieceModel> own, Map<Span, Statement> idle) {
    // Mostly it is enough to see these pieces go a little way by themselves.
    for (int content : contentsOf(game, own)) {
      game.rules()
          .walk(
              content,
              square -> {
                emitted(game, content, square).forEach(idle::remove);
                return !idle.isEmpty();
              });
    }
    if (idle.isEmpty()) {
      return;
    }
    if (!game.reach().isKnown()) {
      idle.clear();
      return;
    }
    for (int content : contentsOf(game, game.model().pieces())) {
      game.reach().squares(content).stream()
          .forEach(square -> emitted(game, content, square).forEach(idle::remove));
    }
    own.stream()
        .filter(piece -> !stands(game, piece))
        .flatMap(piece -> adds(game, piece).stream())
        .forEach(add -> idle.remove(add.origin().span()));
  }

  /** The contents of some piece types, for any owner. */
  private static int[] contentsOf(LintedGame game, List<PieceModel> pieces) {
    return pieces.stream()
        .mapToInt(piece -> game.piece(piece.name()).orElseThrow())
        .flatMap(
            type ->
                IntStream.range(0, game.program().players().size())
                    .map(owner -> game.program().contents().of(type, owner)))
        .toArray();
  }

  /** Where the turns of a piece on a square are written. */
  private static Stream<Span> emitted(LintedGame game, int piece, int square) {
    return game.rules().of(piece, square).turns().stream()
        .map(turn -> game.origin(turn.origin()).span());
  }

  private static boolean stands(LintedGame game, PieceModel piece) {
    int type = game.piece(piece.name()).orElseThrow();
    return game.movers().stream()
        .map(owner -> game.program().contents().of(type, owner))
        .anyMatch(content -> !game.reach().squares(content).isEmpty());
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

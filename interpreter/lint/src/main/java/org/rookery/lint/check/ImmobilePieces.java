package org.rookery.lint.check;

import java.util.List;
import java.util.stream.IntStream;
import org.rookery.compiler.model.PieceModel;

/** A piece none of whose rules comes to a turn, wherever it stands. */
final class ImmobilePieces implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "immobile-piece",
          "a piece that can never move",
          "The piece has rules, but on no square of the board do they make a move: they "
              + "step in directions that lead nowhere, leap farther than the board is wide, or "
              + "ask for zones without a square.",
          """
          (piece (name Man) (letter M)
             (moves ((leap 5 0) (verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves ((leap 2 0) (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (PieceModel piece : game.model().pieces()) {
      int type = game.piece(piece.name()).orElseThrow();
      // Where pieces may come need not be asked when each can move somewhere.
      if (!piece.moves().isEmpty()
          && !game.movers().stream().allMatch(owner -> moves(game, type, owner))
          && game.reach().isKnown()
          && isStuck(game, type)) {
        findings.add(piece.origin(), "No " + piece.name() + " can ever move, wherever it stands.");
      }
    }
  }

  private static boolean isStuck(LintedGame game, int type) {
    List<Integer> standing =
        game.movers().stream()
            .filter(owner -> !game.reach().squares(content(game, type, owner)).isEmpty())
            .toList();
    return !standing.isEmpty() && standing.stream().noneMatch(owner -> moves(game, type, owner));
  }

  /** Whether a player's pieces of a piece come to a turn on any square of the board. */
  private static boolean moves(LintedGame game, int type, int owner) {
    int content = content(game, type, owner);
    return IntStream.range(0, game.program().topology().size())
        .mapToObj(square -> game.rules().of(content, square))
        .anyMatch(rules -> !rules.turns().isEmpty() || !rules.whole());
  }

  private static int content(LintedGame game, int type, int owner) {
    return game.program().contents().of(type, owner);
  }
}

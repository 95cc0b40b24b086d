package org.rookery.lint.check;

import org.rookery.compiler.model.PieceModel;
import org.rookery.lint.facts.Emissions;

/** A man none of whose rules comes to a turn, wherever it stands. */
final class ImmobileMen implements GameCheck {
  private static final Card CARD =
      Card.warning(
          "immobile-man",
          "a man that can never move",
          "The piece has rules, but on no square of the board do they come to a turn: "
              + "they step in directions that lead nowhere, leap farther than the board is "
              + "wide, or ask for zones without a square.",
          """
          (piece (name Man) (letter M)
             (moves ((leap 5 0) (verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves ((leap 2 0) (verify empty?) add)))
          """);

  @Override
  public Card card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, Findings findings) {
    if (!game.reach().isKnown()) {
      return;
    }
    for (PieceModel piece : game.model().pieces()) {
      if (!piece.moves().isEmpty() && isStuck(game, game.piece(piece.name()).orElseThrow())) {
        findings.add(piece.origin(), "No " + piece.name() + " can ever move, wherever it stands.");
      }
    }
  }

  private static boolean isStuck(LintedGame game, int type) {
    boolean seen = false;
    for (int owner = 0; owner < game.program().players().size(); owner++) {
      int content = game.program().contents().of(type, owner);
      if (!game.movers().contains(owner) || game.reach().squares(content).isEmpty()) {
        continue;
      }
      seen = true;
      for (int square = 0; square < game.program().topology().size(); square++) {
        Emissions rules = game.reach().rules(content, square);
        if (!rules.turns().isEmpty() || !rules.whole()) {
          return false;
        }
      }
    }
    return seen;
  }
}

package org.rookery.lint.check;

import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;

/** Captured pieces come to hand, and cannot be put on the board. */
final class PiecesStayInHand implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "pieces-stay-in-hand",
          "captured pieces that cannot be dropped",
          "Captured pieces go to their captor's hand, but have no `drops`, so they stay "
              + "there. Give them `drops`, or leave out `(captured-pieces to-hand)`.",
          """
          (captured-pieces to-hand)
          (piece (name Man) (letter M) (moves (n (verify not-friend?) add)))
          """,
          """
          (captured-pieces to-hand)
          (piece (name Man) (letter M) (moves (n (verify not-friend?) add)) (drops ((verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    if (!game.model().capturedPieces().toHand()) {
      return;
    }
    boolean any = game.model().pieces().stream().anyMatch(piece -> !piece.drops().isEmpty());
    if (!any) {
      Origin origin =
          game.sections("captured-pieces").stream()
              .findFirst()
              .map(Form::origin)
              .orElse(game.model().origin());
      findings.add(origin, "Captured pieces go to the hand, but no piece has `drops`.");
    }
  }
}

package org.rookery.lint.check;

import org.rookery.compiler.model.HiddenModel;
import org.rookery.compiler.model.PieceModel;

/** Hidden pieces that are seen as what they are. */
final class NothingHidden implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "nothing-hidden",
          "hidden pieces that all players know",
          "All pieces that are hidden are of the one type as which they are seen, so nothing is "
              + "hidden. Name a type of its own for what others see, as in `(hidden Cover)`.",
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (hidden Man)
          """,
          """
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (piece (name Cover) (letter C))
          (hidden Cover)
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (HiddenModel hidden : game.model().hidden().stream().toList()) {
      boolean hides =
          game.model().pieces().stream()
              .map(PieceModel::name)
              .anyMatch(piece -> !piece.equals(hidden.standIn()) && hidden.pieces().covers(piece));
      if (!hides) {
        findings.add(
            hidden.origin(),
            "Nothing is hidden: only pieces " + hidden.standIn() + " are, and are seen as such.");
      }
    }
  }
}

package org.rookery.lint.check;

import java.util.Set;
import org.rookery.compiler.check.ObtainablePieces;
import org.rookery.compiler.model.HiddenModel;

/** Hidden pieces that are seen as pieces which are in play, too. */
final class StandInsInPlay implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "stand-in-in-play",
          "hidden pieces that look like others in play",
          "Hidden pieces are seen as pieces of a type of which there are some in play, so that "
              + "players cannot tell the ones from the others. Name a type for `hidden` that is "
              + "not in the set-up and that no piece becomes, as in `(hidden Cover)`.",
          """
          (hidden Footman)
          (piece (name Footman) (letter F) (moves (n (verify empty?) add)))
          (piece (name Rider) (letter R) (moves (n (verify not-friend?) add)))
          (board-setup (fen "fr2/4/4/FR2 w - - 0 1"))
          """,
          """
          (hidden Cover)
          (piece (name Cover) (letter C))
          (piece (name Footman) (letter F) (moves (n (verify empty?) add)))
          (piece (name Rider) (letter R) (moves (n (verify not-friend?) add)))
          (board-setup (fen "fr2/4/4/FR2 w - - 0 1"))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (HiddenModel hidden : game.model().hidden().stream().toList()) {
      Set<String> inPlay = ObtainablePieces.obtainable(game.model());
      String standIn = hidden.standIn();
      boolean hides =
          inPlay.stream()
              .anyMatch(piece -> !piece.equals(standIn) && hidden.pieces().covers(piece));
      if (hides && inPlay.contains(standIn)) {
        findings.add(
            hidden.origin(),
            "Hidden pieces are seen as "
                + standIn
                + ", of which there are some in play: let `hidden` name a type without other use.");
      }
    }
  }
}

package org.rookery.lint.check;

/** Royal pieces in a game with fog, whose legal moves tell what is not seen. */
final class ChecksInFog implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "check-in-fog",
          "a royal piece in a fog",
          "Players do not see the whole board, and may not leave a royal piece attacked: which of "
              + "their moves are legal tells them of attackers that they do not see. Give up "
              + "`royal`, and let a player lose whose piece is captured.",
          """
          (fog)
          (piece (name Chief) (letter M) (moves (betza "K")))
          (royal Chief)
          """,
          """
          (fog)
          (piece (name Chief) (letter M) (moves (betza "K")))
          (ending "captured Chief" (= (count (friend Chief) (board)) 0) loss)
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    if (!game.model().royals().isEmpty()) {
      game.model()
          .fog()
          .ifPresent(
              origin ->
                  findings.add(origin, "Legal moves tell of attackers that this fog should hide."));
    }
  }
}

package org.rookery.lint.check;

import org.rookery.compiler.model.GameModel.EndingModel.Result;

/** Points that no ending counts. */
final class UncountedPoints implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "uncounted-points",
          "points that no ending counts",
          "The rules say how many points each player has, and no ending has the result `count`: the "
              + "points decide nothing. Give an ending that result, or remove the points.",
          """
          (board (rectangle 4 4))
          (points (count friend (board)))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (ending "full" (>= (clock) 9) draw)
          """,
          """
          (board (rectangle 4 4))
          (points (count friend (board)))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          (ending "full" (>= (clock) 9) count)
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    boolean counted =
        game.model().endings().stream().anyMatch(ending -> ending.result() == Result.COUNT);
    if (!counted) {
      game.model()
          .points()
          .ifPresent(points -> findings.add(points.origin(), "No ending counts these points."));
    }
  }
}

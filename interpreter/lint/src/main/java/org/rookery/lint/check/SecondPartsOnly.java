package org.rookery.lint.check;

import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.Statement;

/** A move type that a second part must be of, though its blocks look as if they began moves. */
final class SecondPartsOnly implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "second-part-only",
          "a move type of second parts whose blocks go on with themselves",
          "Blocks of the type that `(after-move … (then TYPE))` names make second parts of moves, "
              + "and no first ones. Blocks that go on with their own type, by `(add-partial TYPE)`, "
              + "are mostly meant to begin moves as well. Rank the type with `move-priorities`, "
              + "or give the second parts a type of their own.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) add)
                    (move-type leap)
                    (e (verify enemy?) capture e (verify empty?) (add-partial leap))))
          (after-move (< (count enemy (board)) 9) (then leap))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) add)
                    (move-type leap)
                    (e (verify enemy?) capture e (verify empty?) (add-partial leap))
                    (move-type second)
                    (e (verify enemy?) capture e (verify empty?) add)))
          (after-move (< (count enemy (board)) 9) (then second))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (Phase phase : game.model().phases()) {
      String type = phase.moveType();
      boolean ranked = game.model().movePriorities().contains(type);
      if (!type.isEmpty() && !ranked && goesOnWithItself(game, type)) {
        findings.add(
            phase.origin(),
            "Blocks of the move type `" + type + "` make no first parts of moves, by this.",
            "rank the type with `move-priorities`, or give second parts a type of their own");
      }
    }
  }

  private static boolean goesOnWithItself(LintedGame game, String type) {
    return game.model().pieces().stream()
        .flatMap(piece -> piece.blocks().stream())
        .filter(block -> block.moveType().equals(type))
        .flatMap(block -> Statement.goingOn(block.statements()))
        .anyMatch(type::equals);
  }
}

package org.rookery.lint.check;

import java.util.BitSet;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.lint.facts.PieceReach;
import org.rookery.lint.facts.PossibleMoves;
import org.rookery.lint.facts.RulePaths;
import org.rookery.lint.facts.RulePaths.Way;
import org.rookery.program.Contents;
import org.rookery.program.Edit;
import org.rookery.program.GameProgram;

/** A game that may go round in circles, and no rule that ends it. */
final class MissingRepetition implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "no-repetition-rule",
          "no rule for repetition",
          "Each player's pieces can move back and forth, and no ending counts repetitions, "
              + "quiet moves or anything else that grows, so a game need never end. Add "
              + "`(repetition 3 draw)` or `(quiet-turns 100 draw)`.",
          """
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves (n (verify empty?) add) (s (verify empty?) add)))
             (stalemate draw))
          """,
          """
          (game (title "Sample") (board (rectangle 4 4))
             (board-setup (fen "m3/4/4/M3 w - - 0 1"))
             (piece (name Man) (letter M) (moves (n (verify empty?) add) (s (verify empty?) add)))
             (stalemate draw)
             (repetition 3 draw))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    if (game.isOld() || ends(game.model()) || !goesRound(game)) {
      return;
    }
    findings.add(
        game.model().origin(),
        "Pieces can move back and forth for ever, and nothing ends such a game.",
        "`(repetition 3 draw)` or `(quiet-turns 100 draw)`");
  }

  private static boolean ends(GameModel game) {
    boolean asksPast =
        RuleVisitor.conditions(game).anyMatch(Condition.Repeated.class::isInstance)
            || RuleVisitor.conditions(game).anyMatch(SquareCondition.LastFrom.class::isInstance)
            || RuleVisitor.amounts(game)
                .anyMatch(a -> a instanceof Amount.Clock || a instanceof Amount.Counter);
    return asksPast || game.needsPlugIn();
  }

  /**
   * Whether everybody whose turn it comes to can go back: one who cannot changes the position for
   * good.
   */
  private static boolean goesRound(LintedGame game) {
    BitSet players = goingToAndFro(game);
    if (game.program().options().passTurn() != GameProgram.Passing.NEVER) {
      return !players.isEmpty();
    }
    return game.program().turnOrder().stream()
        .filter(step -> !game.program().playsAtRandom(step.player()))
        .allMatch(step -> players.get(step.as()));
  }

  /** The players who have a piece that can go somewhere and back. */
  private static BitSet goingToAndFro(LintedGame game) {
    BitSet players = new BitSet();
    PieceReach reach = game.reach();
    Contents contents = game.program().contents();
    for (int content = 1; reach.isKnown() && content < contents.size(); content++) {
      if (!players.get(contents.owner(content)) && goesToAndFro(game, content)) {
        players.set(contents.owner(content));
      }
    }
    return players;
  }

  private static boolean goesToAndFro(LintedGame game, int content) {
    for (int square : game.reach().squares(content).stream().limit(4).toArray()) {
      for (int to : quiet(game, content, square).stream().toArray()) {
        if (quiet(game, content, to).get(square)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Where a piece goes, captures nothing and changes nothing else. */
  private static BitSet quiet(LintedGame game, int content, int square) {
    BitSet squares = new BitSet();
    for (int group = 0; group < game.program().groups().size(); group++) {
      for (Way way :
          RulePaths.of(game.program(), game.program().rules().moves(content, square, group))) {
        int edit = way.edits().size() == 1 ? way.edits().get(0) : PossibleMoves.PASSER;
        boolean goes = edit >= 0 && Edit.what(edit) == Edit.Kind.MOVE && Edit.a(edit) == square;
        BitSet there = way.needs().get(goes ? Edit.b(edit) : square);
        if (goes && there != null && there.get(Contents.EMPTY)) {
          squares.set(Edit.b(edit));
        }
      }
    }
    squares.clear(square);
    return squares;
  }
}

package org.rookery.lint.check;

import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** Castling rights in the set-up that no rule can use. */
final class UselessRights implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "useless-right",
          "castling rights that no rule uses",
          "The position of the set-up gives rights to castle, and no piece has a rule that "
              + "asks for them. Add the rule, or write `-` in place of the rights.",
          """
          (board-setup (fen "mm2/4/4/MM2 w KQkq - 0 1"))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """,
          """
          (board-setup (fen "mm2/4/4/MM2 w - - 0 1"))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  /** The field of a position that holds the rights. */
  private static final int FIELD = 2;

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    for (Form.Group fen : Mentions.groups(game.sections("board-setup"), "fen")) {
      String[] fields =
          fen.items().size() > 1
              ? Mentions.text(fen.items().get(1)).strip().split("\\s+")
              : new String[0];
      if (fields.length <= FIELD || !fields[FIELD].matches("[A-Za-z]+")) {
        continue;
      }
      boolean used =
          RuleVisitor.conditions(game.model()).anyMatch(Condition.Castles.class::isInstance)
              || RuleVisitor.conditions(game.model())
                  .anyMatch(SquareCondition.Unmoved.class::isInstance)
              || game.model().pieces().stream().anyMatch(p -> p.castlingSign().isPresent());
      if (!used) {
        findings.add(
            fen.items().get(1).origin(),
            "No piece can use the rights `"
                + fields[FIELD]
                + "`: no rule asks whether pieces have moved.");
      }
    }
  }
}

package org.rookery.lint.check;

import java.util.Set;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Inside;
import org.rookery.lint.facts.Mentions;

/** A move type that nothing asks for. */
final class UnusedMoveTypes implements GameCheck {
  private static final Card CARD =
      Card.warning(
          "unused-move-type",
          "a move type neither ranked nor asked for",
          "Blocks are of this type, and neither `move-priorities` nor the turn order, a "
              + "part of a turn or a question about attacks names it. It does nothing; perhaps "
              + "it is misspelt where it should be named.",
          """
          (piece (name Man) (letter M)
             (moves (move-type jumping) (n (verify empty?) add)))
          """,
          """
          (move-priorities jumping)
          (piece (name Man) (letter M)
             (moves (move-type jumping) (n (verify empty?) add)))
          """);

  @Override
  public Card card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, Findings findings) {
    Set<String> asked = MoveTypeUses.of(game.model());
    for (Form.Group type : Mentions.groups(game.sections(), "move-type")) {
      String name = type.items().size() > 1 ? Mentions.text(type.items().get(1)) : "";
      boolean used = Inside.blocks(game.model()).anyMatch(block -> block.moveType().equals(name));
      String message = "Nothing asks for the move type `" + name + "`.";
      if (asked.contains(name)) {
        findings.acquit(type.origin(), message);
      } else if (used) {
        findings.add(type.origin(), message);
      }
    }
  }
}

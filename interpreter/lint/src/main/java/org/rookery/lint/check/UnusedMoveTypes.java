package org.rookery.lint.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.language.diagnostic.Suggestions;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A move type that nothing asks for. */
final class UnusedMoveTypes implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unused-move-type",
          "a move type neither ranked nor asked for",
          "Blocks are of this type, and neither `move-priorities` nor the turn order, a "
              + "part of a move or a question about attacks names it. It does nothing; perhaps it "
              + "is misspelt where it should be named.",
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
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Set<String> asked = MoveTypeUses.of(game.model());
    Set<String> rest = game.isOld() ? namesOfTheRest(game, asked) : Set.of();
    for (Form.Group type : Mentions.groups(game.sections(), "move-type")) {
      String name = type.items().size() > 1 ? Mentions.text(type.items().get(1)) : "";
      boolean used =
          RuleVisitor.blocks(game.model()).anyMatch(block -> block.moveType().equals(name));
      String message = "Nothing asks for the move type `" + name + "`.";
      if (asked.contains(name)) {
        findings.acquit(type.origin(), message);
      } else if (used && !rest.contains(name)) {
        findings.add(type.origin(), message);
      }
    }
  }

  /**
   * The types that tell blocks from those of a type that is asked for: in old files only a further
   * name ends what one type holds. A name like one that is asked for is rather misspelt.
   */
  private static Set<String> namesOfTheRest(LintedGame game, Set<String> asked) {
    Set<String> rest = new HashSet<>();
    for (Form.Group piece : game.sections("piece")) {
      Set<String> types = new HashSet<>();
      for (Form.Group type : Mentions.groups(List.of(piece), "move-type")) {
        types.add(type.items().size() > 1 ? Mentions.text(type.items().get(1)) : "");
      }
      if (types.stream().anyMatch(asked::contains)) {
        rest.addAll(types);
      }
    }
    rest.removeIf(name -> !Suggestions.slips(name, asked).isEmpty());
    return rest;
  }
}

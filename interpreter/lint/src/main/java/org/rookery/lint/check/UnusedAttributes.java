package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** An attribute that no rule asks. */
final class UnusedAttributes implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unused-attribute",
          "an attribute unused",
          "Pieces carry the attribute, and nothing asks whether they have it. Use it, or "
              + "remove it with all that sets it.",
          """
          (piece (name Man) (letter M)
             (attribute rested true)
             (moves (n (verify empty?) (set-attribute rested false) add)))
          """,
          """
          (piece (name Man) (letter M)
             (attribute rested true)
             (moves (n (verify empty?) (verify rested) (set-attribute rested false) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Set<String> read = new HashSet<>();
    RuleVisitor.conditions(game.model())
        .filter(SquareCondition.HasAttribute.class::isInstance)
        .forEach(has -> read.add(((SquareCondition.HasAttribute) has).name()));
    game.model().hidden().ifPresent(hidden -> read.add(hidden.shown()));
    for (Form.Group attribute : Mentions.groups(game.sections(), "attribute")) {
      String name = attribute.items().size() > 1 ? Mentions.text(attribute.items().get(1)) : "";
      boolean known =
          game.model().pieces().stream().anyMatch(piece -> piece.attributes().containsKey(name));
      String message = "Nothing asks for the attribute `" + name + "`.";
      if (read.contains(name)) {
        findings.acquit(attribute.origin(), message);
      } else if (known) {
        findings.add(attribute.origin(), message);
      }
    }
  }
}

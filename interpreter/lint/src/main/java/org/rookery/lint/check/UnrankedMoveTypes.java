package org.rookery.lint.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.model.MovePriorities;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A move type that is left out where others are ranked. */
final class UnrankedMoveTypes implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "unranked-move-type",
          "priorities that leave out a type",
          "The game ranks its move types, and this one is not among them, so it comes "
              + "last, with the moves of no type. Name it in `move-priorities`.",
          """
          (move-priorities jumping)
          (piece (name Man) (letter M)
             (moves (move-type jumping) (n (verify enemy?) add) (move-type walking) (e (verify empty?) add)))
          """,
          """
          (move-priorities jumping walking)
          (piece (name Man) (letter M)
             (moves (move-type jumping) (n (verify enemy?) add) (move-type walking) (e (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    List<String> ranked = game.model().movePriorities();
    if (ranked.isEmpty()) {
      return;
    }
    Set<String> left = new LinkedHashSet<>();
    List<List<String>> tiers = MovePriorities.tiers(game.model());
    tiers.subList(ranked.size(), tiers.size()).forEach(left::addAll);
    left.remove("");
    for (Form.Group type : Mentions.groups(game.sections(), "move-type")) {
      String name = type.items().size() > 1 ? Mentions.text(type.items().get(1)) : "";
      String message = "The move type `" + name + "` is missing in `move-priorities`.";
      if (ranked.contains(name)) {
        findings.acquit(type.origin(), message);
      } else if (left.remove(name)) {
        findings.add(type.origin(), message);
      }
    }
  }
}

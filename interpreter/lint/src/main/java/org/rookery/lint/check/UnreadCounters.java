package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import org.rookery.compiler.model.Amount;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Inside;
import org.rookery.lint.facts.Mentions;

/** A counter that no rule asks. */
final class UnreadCounters implements GameCheck {
  private static final Card CARD =
      Card.warning(
          "counter-never-read",
          "a counter never read",
          "The counter is kept with every position, and nothing asks it: no ending, no "
              + "rule. Ask it, or take it away.",
          """
          (counter hits 3 (per player) (after-turn (add -1 (to-move? opponent))))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """,
          """
          (counter hits 3 (per player) (after-turn (add -1 (to-move? opponent))))
          (ending "out of hits" (= (counter hits) 0) win)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  @Override
  public Card card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, Findings findings) {
    Set<String> read = new HashSet<>();
    Inside.amounts(game.model())
        .forEach(
            amount -> {
              if (amount instanceof Amount.Counter counter) {
                read.add(counter.name());
              } else if (amount instanceof Amount.SquareCounter counter) {
                read.add(counter.name());
              }
            });
    for (Form.Group counter : game.sections("counter")) {
      String name = Mentions.text(counter.items().get(1));
      if (!read.contains(name)) {
        findings.mended(
            counter.origin(),
            "Nothing asks the counter `" + name + "`.",
            null,
            Fix.without(counter, "Take the counter away"));
      }
    }
  }
}

package org.rookery.lint.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A counter that always has the value it began with. */
final class UnchangedCounters implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "counter-never-changed",
          "a counter never changed",
          "Nothing adds to the counter, so it always has its first value. Change it in a "
              + "rule or with `(after-turn …)`, or write the number itself.",
          """
          (counter hits 3 (per player))
          (ending "out of hits" (= (counter hits) 0) win)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """,
          """
          (counter hits 3 (per player) (after-turn (add -1 (to-move? opponent))))
          (ending "out of hits" (= (counter hits) 0) win)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Set<String> changed = new HashSet<>();
    RuleVisitor.statements(game.model())
        .flatMap(statement -> statement.counts().stream())
        .forEach(changed::add);
    for (Form.Group counter : game.sections("counter")) {
      String name = Mentions.text(counter.items().get(1));
      boolean after = !Mentions.groups(List.of(counter), "after-turn").isEmpty();
      if (!after && !changed.contains(name)) {
        findings.add(counter.origin(), "Nothing changes the counter `" + name + "`.");
      }
    }
  }
}

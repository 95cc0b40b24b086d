package org.rookery.lint.check;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A counter that no rule asks. */
final class UnreadCounters implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "counter-never-read",
          "a counter never read",
          "The counter is kept with every position, and nothing reads it: no ending, no "
              + "rule. Use it, or remove it.",
          """
          (counter hits 3 (per player) (after-turn (add -1 (to-move? opponent))))
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """,
          """
          (counter hits 3 (per player) (after-turn (add -1 (to-move? opponent))))
          (ending "out of hits" (= (counter hits) 0) win)
          (piece (name Man) (letter M) (moves (n (verify empty?) add)))
          """);

  private static Stream<String> asked(Amount amount) {
    if (amount instanceof Amount.Counter counter) {
      return Stream.of(counter.name());
    }
    return amount instanceof Amount.SquareCounter counter
        ? Stream.of(counter.name())
        : Stream.empty();
  }

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Set<String> read = new HashSet<>();
    RuleVisitor.amounts(game.model()).flatMap(UnreadCounters::asked).forEach(read::add);
    game.model().draws().forEach(draws -> read.add(draws.due()));
    for (CounterModel counter : game.model().counters()) {
      Set<String> inChanges = new HashSet<>();
      counter.after().stream()
          .flatMap(change -> RuleVisitor.all(change.by()))
          .flatMap(UnreadCounters::asked)
          .forEach(inChanges::add);
      inChanges.remove(counter.name()); // what only makes itself means nothing to anybody
      read.addAll(inChanges);
    }
    for (Form.Group counter : game.sections("counter")) {
      String name = Mentions.text(counter.items().get(1));
      String message = "Nothing asks the counter `" + name + "`.";
      if (read.contains(name)) {
        findings.acquit(counter.origin(), message);
      } else {
        findings.mended(
            counter.origin(), message, null, Fix.without(counter, "Remove the counter"));
      }
    }
  }
}

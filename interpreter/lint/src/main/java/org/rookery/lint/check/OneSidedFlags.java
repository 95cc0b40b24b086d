package org.rookery.lint.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.Statement;
import org.rookery.language.form.Form;
import org.rookery.lint.facts.Mentions;

/** A flag that is set and never asked, or asked and never set. */
final class OneSidedFlags implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "one-sided-flag",
          "a flag set and never read, or read and never set",
          "A flag that nothing asks does nothing, and one that nothing raises is always "
              + "down. Often one of the two is misspelt.",
          """
          (piece (name Man) (letter M)
             (moves (n (if enemy? (set-flag struck true)) (verify not-friend?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify not-friend?) (if enemy? (set-flag struck true)) (if (flag? struck) (add Rider) else add))))
          (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Set<String> read = new HashSet<>();
    Set<String> set = new HashSet<>();
    List<Condition> asked = RuleVisitor.conditions(game.model()).toList();
    for (Condition condition : asked) {
      if (condition instanceof Condition.OfFlag flag) {
        read.add(flag.name());
      }
    }
    RuleVisitor.statements(game.model()).forEach(statement -> flag(statement).ifPresent(set::add));
    RuleVisitor.statements(game.model())
        .filter(statement -> flag(statement).isPresent())
        .forEach(statement -> raised(statement, read, findings));
    for (String word : List.of("flag?", "not-flag?", "position-flag?", "not-position-flag?")) {
      for (Form.Group group : Mentions.groups(game.sections(), word)) {
        String name = group.items().size() > 1 ? Mentions.text(group.items().get(1)) : "";
        String message = "Nothing ever raises the flag `" + name + "`.";
        if (set.contains(name)) {
          findings.acquit(group.origin(), message);
        } else if (read.contains(name)) {
          findings.add(group.origin(), message);
        }
      }
    }
  }

  private static void raised(Statement statement, Set<String> read, FindingCollector findings) {
    String name = flag(statement).orElseThrow();
    String message = "Nothing asks for the flag `" + name + "`.";
    if (read.contains(name)) {
      findings.acquit(statement.origin(), message);
    } else {
      findings.mended(
          statement.origin(), message, null, Fix.without(statement.origin(), "Remove it"));
    }
  }

  private static Optional<String> flag(Statement statement) {
    return statement instanceof Statement.SetSomeFlag flag
        ? Optional.of(flag.name())
        : Optional.empty();
  }
}

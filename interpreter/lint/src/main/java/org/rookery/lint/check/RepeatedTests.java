package org.rookery.lint.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.Statement;
import org.rookery.language.source.Span;
import org.rookery.lint.facts.Inside;

/** A test whose answer is known, since the same was asked before. */
final class RepeatedTests implements GameCheck {
  private static final CheckDescription CARD =
      CheckDescription.warning(
          "repeated-test",
          "the same test twice, a dead `else`",
          "The tests before already give the answer: the test changes nothing, or one of "
              + "the two ways of an `if` is never reached. Remove it; if it was meant for another "
              + "square, move the cursor first.",
          """
          (piece (name Man) (letter M)
             (moves (n (verify empty?) (if empty? add else (add Rider)))))
          (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
          """,
          """
          (piece (name Man) (letter M)
             (moves (n (verify not-friend?) (if empty? add else (add Rider)))))
          (piece (name Rider) (letter R) (moves (s (verify empty?) add)))
          """);

  @Override
  public CheckDescription card() {
    return CARD;
  }

  @Override
  public void look(LintedGame game, FindingCollector findings) {
    Set<Span> lasts = lastOfSeveral(game);
    for (Statement test : game.tests().alwaysTrue()) {
      String text = test.origin().span().text();
      if (lasts.contains(test.origin().span())) {
        continue;
      }
      if (test instanceof Statement.If) {
        findings.add(test.origin(), message(test));
      } else if (text.startsWith("(verify")) {
        findings.mended(
            test.origin(), message(test), null, Fix.without(test.origin(), "Remove the test"));
      }
    }
    game.tests().undecided().forEach(test -> findings.acquit(test.origin(), message(test)));
    List<Statement.If> branches =
        RuleVisitor.statements(game.model())
            .filter(Statement.If.class::isInstance)
            .map(Statement.If.class::cast)
            .filter(branch -> !branch.otherwise().isEmpty())
            .toList();
    // What a macro says both ways for one piece may differ for another.
    Set<Span> differing =
        branches.stream()
            .filter(branch -> !Inside.same(branch.then(), branch.otherwise()))
            .map(branch -> branch.origin().span())
            .collect(Collectors.toSet());
    branches.stream()
        .filter(branch -> !differing.contains(branch.origin().span()))
        .forEach(branch -> findings.add(branch.origin(), "Both ways of this `if` do the same."));
  }

  private static String message(Statement test) {
    String what = "this test changes nothing.";
    if (test instanceof Statement.If branch) {
      what = branch.otherwise().isEmpty() ? "the `if` changes nothing." : "the `else` is dead.";
    }
    return "What was tested before says so already: " + what;
  }

  /**
   * Who names all cases, one {@code if} in the {@code else} of the other, may name the last too.
   */
  private static Set<Span> lastOfSeveral(LintedGame game) {
    return RuleVisitor.statements(game.model())
        .filter(Statement.If.class::isInstance)
        .map(outer -> ((Statement.If) outer).otherwise())
        .filter(otherwise -> otherwise.size() == 1)
        .map(otherwise -> otherwise.get(0))
        .filter(inner -> inner instanceof Statement.If last && last.otherwise().isEmpty())
        .map(inner -> inner.origin().span())
        .collect(Collectors.toSet());
  }
}

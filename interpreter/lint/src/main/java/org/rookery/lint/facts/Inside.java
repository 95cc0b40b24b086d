package org.rookery.lint.facts;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.form.FormPrinter;

/** What statements and conditions have in common. */
public final class Inside {
  private Inside() {}

  /** Whether some statement, however deep, is of a kind. */
  public static boolean has(List<Statement> statements, Class<? extends Statement> kind) {
    return Statement.all(statements).anyMatch(kind::isInstance);
  }

  /** The emissions of some blocks that change what the piece is. */
  public static Stream<Statement.Add> promotions(List<Block> blocks) {
    return blocks.stream()
        .flatMap(block -> Statement.emissions(block.statements()))
        .filter(Statement.Add::promotes);
  }

  /** The conditions that must all hold for one to hold. */
  public static Set<Condition> conjuncts(Condition condition) {
    return condition.isAll()
        ? condition.parts().stream()
            .flatMap(part -> conjuncts(part).stream())
            .collect(Collectors.toSet())
        : Set.of(condition);
  }

  /** Whether two lists of statements do the same, wherever they are written. */
  public static boolean same(List<Statement> one, List<Statement> other) {
    return !one.isEmpty() && print(one).equals(print(other));
  }

  private static String print(List<Statement> statements) {
    return FormPrinter.print(ModelForms.of(statements));
  }
}

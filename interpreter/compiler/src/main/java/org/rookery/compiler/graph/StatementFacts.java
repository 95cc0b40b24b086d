package org.rookery.compiler.graph;

import java.util.List;
import java.util.function.Predicate;
import org.rookery.compiler.model.Statement;

/** Questions about statements and those nested in them. */
final class StatementFacts {
  private StatementFacts() {}

  /** Whether {@code wanted} holds of the statement or of one nested in it. */
  static boolean any(Statement statement, Predicate<Statement> wanted) {
    if (wanted.test(statement)) {
      return true;
    }
    List<List<Statement>> ways = statement.ways();
    for (int i = 0; i < ways.size(); i++) {
      if (any(ways.get(i), wanted)) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@code wanted} holds of one of the statements or of one nested in them. */
  static boolean any(List<Statement> statements, Predicate<Statement> wanted) {
    for (int i = 0; i < statements.size(); i++) {
      if (any(statements.get(i), wanted)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a statement moves the cursor or a leg's end, so that the piece may leave its square.
   */
  static boolean travels(Statement statement) {
    return statement instanceof Statement.Walk || statement instanceof Statement.SetTo;
  }

  /**
   * Whether a statement may end its block or move the cursor, so that nothing can follow it
   * unguarded.
   */
  static boolean diverts(Statement statement) {
    return statement instanceof Statement.Course;
  }
}

package org.rookery.compiler.graph;

import java.util.List;
import java.util.function.Predicate;
import org.rookery.compiler.model.Statement;

/** Questions about statements and those nested in them. */
final class StatementFacts {
  private StatementFacts() {}

  /** Whether {@code wanted} holds of the statement or of one nested in it. */
  static boolean any(Statement statement, Predicate<Statement> wanted) {
    return wanted.test(statement)
        || (statement instanceof Statement.If branch
            ? any(branch.then(), wanted) || any(branch.otherwise(), wanted)
            : any(nested(statement), wanted));
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
    return statement instanceof Statement.Step
        || statement instanceof Statement.Jump
        || statement instanceof Statement.Go
        || statement instanceof Statement.SetTo;
  }

  /**
   * Whether a statement may end its block or move the cursor, so that nothing can follow it
   * unguarded.
   */
  static boolean diverts(Statement statement) {
    return travels(statement)
        || statement instanceof Statement.Verify
        || statement instanceof Statement.Stop
        || statement instanceof Statement.SetFrom
        || statement instanceof Statement.SetMark
        || statement instanceof Statement.SetFlag
        || statement instanceof Statement.SetPositionFlag;
  }

  /** The statements in one that is no branch. */
  private static List<Statement> nested(Statement statement) {
    if (statement instanceof Statement.While loop) {
      return loop.body();
    }
    if (statement instanceof Statement.Repeat repeat) {
      return repeat.body();
    }
    if (statement instanceof Statement.UpTo upTo) {
      return upTo.body();
    }
    if (statement instanceof Statement.Either either) {
      return either.alternatives().stream().flatMap(List::stream).toList();
    }
    return List.of();
  }
}

package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.lint.facts.Inside;

/** Statements of a block behind which nothing is emitted any more. */
record DeadStatements(List<Statement> statements) {
  /** Those of all written blocks. */
  static List<DeadStatements> all(GameModel game) {
    List<DeadStatements> trails = new ArrayList<>();
    Inside.blocks(game)
        .filter(Block.Written.class::isInstance)
        .forEach(block -> collect(block.statements(), trails));
    return trails;
  }

  /** The first test among them. */
  Optional<Statement> test() {
    return statements.stream().filter(Statement.Verify.class::isInstance).findFirst();
  }

  /** Every list of statements of written blocks, inner ones too. */
  static List<List<Statement>> lists(GameModel game) {
    List<List<Statement>> lists = new ArrayList<>();
    Inside.blocks(game).forEach(block -> lists(block.statements(), lists));
    return lists;
  }

  /** Whether a statement changes something and moves no cursor. */
  static boolean isEffect(Statement statement) {
    return statement instanceof Statement.Capture
        || statement instanceof Statement.Stay
        || statement instanceof Statement.CapturePasser
        || statement instanceof Statement.Remove
        || statement instanceof Statement.Create
        || statement instanceof Statement.ChangeOwner
        || statement instanceof Statement.Flip
        || statement instanceof Statement.ChangeType
        || statement instanceof Statement.SetAttribute
        || statement instanceof Statement.AddToCounter
        || statement instanceof Statement.AddToSquare
        || statement instanceof Statement.TakeInHand
        || statement instanceof Statement.Discard;
  }

  private static void lists(List<Statement> statements, List<List<Statement>> lists) {
    lists.add(statements);
    for (Statement statement : statements) {
      inner(statement).forEach(list -> lists(list, lists));
    }
  }

  private static List<List<Statement>> inner(Statement statement) {
    if (statement instanceof Statement.If branch) {
      return List.of(branch.then(), branch.otherwise());
    } else if (statement instanceof Statement.Either either) {
      return either.alternatives();
    }
    return statement.nested().isEmpty() ? List.of() : List.of(statement.nested());
  }

  /** What stands last in a block, where a loop does not come round again. */
  private static void collect(List<Statement> statements, List<DeadStatements> trails) {
    int last = statements.size() - 1;
    while (last >= 0 && !Inside.has(List.of(statements.get(last)), Statement.Add.class)) {
      last--;
    }
    if (last < 0) {
      return;
    }
    List<Statement> behind =
        statements.subList(last + 1, statements.size()).stream()
            .filter(statement -> !(statement instanceof Statement.Stop))
            .toList();
    if (!behind.isEmpty()) {
      trails.add(new DeadStatements(behind));
    }
    Statement end = statements.get(last);
    if (end instanceof Statement.If || end instanceof Statement.Either) {
      inner(end).forEach(list -> collect(list, trails));
    }
  }
}

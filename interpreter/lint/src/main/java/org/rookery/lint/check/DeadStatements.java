package org.rookery.lint.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.check.RuleVisitor;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;

/** Statements of a block behind which nothing is emitted any more. */
record DeadStatements(List<Statement> statements) {
  /** Those of all written blocks. */
  static List<DeadStatements> all(GameModel game) {
    List<DeadStatements> trails = new ArrayList<>();
    RuleVisitor.blocks(game)
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
    RuleVisitor.blocks(game).forEach(block -> lists(block.statements(), lists));
    return lists;
  }

  /** Whether a statement changes something and moves no cursor. */
  static boolean isEffect(Statement statement) {
    return statement instanceof ChangeStatement;
  }

  private static void lists(List<Statement> statements, List<List<Statement>> lists) {
    lists.add(statements);
    for (Statement statement : statements) {
      statement.ways().forEach(list -> lists(list, lists));
    }
  }

  /** What stands last in a block, where a loop does not come round again. */
  private static void collect(List<Statement> statements, List<DeadStatements> trails) {
    int last = statements.size() - 1;
    while (last >= 0 && Statement.emissions(List.of(statements.get(last))).findAny().isEmpty()) {
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
    if (!end.isLoop()) {
      end.ways().forEach(list -> collect(list, trails));
    }
  }
}

package org.rookery.game.sheet;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rookery.compiler.model.ChangeStatement;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Register;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.model.StatementCases;
import org.rookery.game.phrase.Voice;

/** What the square is called where the cursor of a block is, at each of its statements. */
final class CursorVoices {
  private static final Voice START = Voice.ARRIVAL.at("its square");
  private static final Voice WAY = Voice.ARRIVAL.at("a square on its way");

  /** Where the piece arrives. */
  static final Voice ARRIVAL = Voice.ARRIVAL.at("its arrival square");

  private final Map<Statement, Voice> voices = new IdentityHashMap<>();

  private final Set<Statement> later = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The voices of the statements of some blocks. */
  CursorVoices(List<Block> blocks) {
    blocks.forEach(block -> walk(block.statements(), START, false, true));
  }

  /** What the square is called at a statement. */
  Voice at(Statement statement) {
    return voices.getOrDefault(statement, WAY);
  }

  /** Whether the piece arrives at the square where the cursor is at a statement. */
  boolean arrives(Statement statement) {
    return at(statement) == ARRIVAL;
  }

  /** Whether another piece moves, or one stays, before a statement, which may be about that one. */
  boolean isOfAnother(Statement statement) {
    return later.contains(statement);
  }

  /**
   * Goes through statements from a place.
   *
   * @param ends whether the piece arrives where they end
   * @param oneLeg whether what was before leaves it to the cursor where the piece arrives
   */
  private void walk(List<Statement> statements, Voice from, boolean ends, boolean oneLeg) {
    Voice where = from;
    boolean simple = oneLeg;
    for (int i = 0; i < statements.size(); i++) {
      Statement statement = statements.get(i);
      boolean arrives =
          simple && where != START && arrives(statements.subList(i + 1, statements.size()), ends);
      voices.put(statement, arrives ? ARRIVAL : where);
      if (!simple) {
        later.add(statement);
      }
      for (List<Statement> way : statement.ways()) {
        walk(way, statement.isLoop() ? WAY : where, arrives && !statement.isLoop(), simple);
      }
      where = Statement.all(statement.nested()).anyMatch(CursorVoices::moves) ? WAY : where;
      where = moves(statement) ? statement.match(GONE) : where;
      simple &= Statement.all(List.of(statement)).noneMatch(it -> it.match(OF_LEGS));
    }
  }

  /** Whether the piece arrives where the cursor is before these statements. */
  private static boolean arrives(List<Statement> statements, boolean ends) {
    for (Statement statement : statements) {
      if (statement.emission().isPresent()) {
        return true;
      } else if (Statement.all(List.of(statement)).anyMatch(it -> moves(it) || it.match(OF_LEGS))) {
        return false;
      }
    }
    return ends;
  }

  /** Whether a statement takes the cursor elsewhere. */
  static boolean moves(Statement statement) {
    return statement instanceof Statement.Walk;
  }

  /** Where a statement takes the cursor. */
  private static final StatementCases.Few<Voice> GONE =
      new StatementCases.Few<>() {
        @Override
        public Voice other(Statement it) {
          return WAY;
        }

        @Override
        public Voice go(Statement.Go it) {
          return it.register() == Register.START || it.register() == Register.FROM ? START : WAY;
        }
      };

  /** Whether a statement says of a leg where it begins or ends, or that a piece stays. */
  private static final StatementCases.Few<Boolean> OF_LEGS =
      new StatementCases.Few<>() {
        @Override
        public Boolean other(Statement it) {
          return it instanceof Statement.SetLeg;
        }

        @Override
        public Boolean cascade(Statement.Cascade it) {
          return true;
        }

        @Override
        public Boolean stay(ChangeStatement.Stay it) {
          return true;
        }
      };
}

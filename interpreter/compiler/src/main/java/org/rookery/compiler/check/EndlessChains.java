package org.rookery.compiler.check;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Place;
import org.rookery.compiler.model.SquareCondition;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * Where the longest chain of captures is looked for, a chain may go on for ever by moves that
 * change nothing but where the piece stands.
 */
final class EndlessChains implements Check {
  private static final Condition EMPTY = new SquareCondition.Empty(new Place.Here());

  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    boolean most = !game.options().getOrDefault("maximal captures", "false").equals("false");
    if (!most || game.options().getOrDefault("whole chains", "false").equals("true")) {
      return;
    }
    for (PieceModel piece : game.pieces()) {
      List<Block.Written> idle = new ArrayList<>();
      for (Block block : piece.moves()) {
        if (block instanceof Block.Written written && isIdle(written)) {
          idle.add(written);
        }
      }
      for (Block.Written block : idle) {
        if (comesBack(block, idle)) {
          diagnostics.warning(
              "endless-chain",
              block.origin(),
              "This chain of moves can go on for ever without capturing anything.",
              "let parts that go on capture something");
        }
      }
    }
  }

  private static boolean comesBack(Block.Written block, List<Block.Written> idle) {
    Deque<Block.Written> waiting = new ArrayDeque<>(List.of(block));
    Set<Block.Written> seen = new HashSet<>();
    while (!waiting.isEmpty()) {
      Block.Written from = waiting.remove();
      for (Block.Written next : idle) {
        if (goesOn(from, next)) {
          if (next == block) {
            return true;
          }
          if (seen.add(next)) {
            waiting.add(next);
          }
        }
      }
    }
    return false;
  }

  private static boolean goesOn(Block.Written from, Block.Written next) {
    return Statement.emissions(from.statements())
        .flatMap(add -> add.partial().stream())
        .anyMatch(part -> part.moveType().map(next.moveType()::equals).orElse(true));
  }

  /** Whether a block goes on although it changes nothing, over empty squares or on the spot. */
  private static boolean isIdle(Block.Written block) {
    List<Statement> all = Statement.all(block.statements()).toList();
    boolean moves = all.stream().anyMatch(Statement.Walk.class::isInstance);
    boolean ontoEmpty =
        all.stream().anyMatch(statement -> statement.asked().equals(Optional.of(EMPTY)));
    return all.stream().allMatch(EndlessChains::isHarmless) && (ontoEmpty || !moves);
  }

  /** Statements that leave everything but the piece's place as it is, and no chain shorter. */
  private static boolean isHarmless(Statement statement) {
    return statement instanceof Statement.Walk
        || (statement instanceof Statement.Verify verify && isHarmless(verify.condition()))
        || statement.emission().filter(add -> !add.promotes() && !add.copy()).isPresent();
  }

  private static boolean isHarmless(Condition condition) {
    return condition instanceof SquareCondition.Empty
        || condition instanceof SquareCondition.OnBoard
        || condition instanceof SquareCondition.InZone;
  }
}

package org.rookery.compiler.check;

import java.util.List;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.PieRule;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;

/**
 * The sides of a pie rule may be swapped when pieces of theirs are covered: a swap leaves those.
 */
final class SwappedColumns implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    game.pieRule()
        .filter(pie -> mayCover(game, pie))
        .ifPresent(
            pie ->
                diagnostics.error(
                    "pie-rule-columns",
                    pie.origin(),
                    "A swap does not reach covered pieces, and there may be some by then."));
  }

  private static boolean mayCover(GameModel game, PieRule pie) {
    boolean moves = pie.look() != PieRule.Look.SAME;
    boolean fromTheStart =
        game.setup().covered().stream()
            .map(piece -> piece.player())
            .anyMatch(owner -> moves || owner.equals(pie.one()) || owner.equals(pie.other()));
    return fromTheStart
        || game.hooks().stream().anyMatch(hook -> covers(hook.statements()))
        || turnsBefore(game, pie).stream().anyMatch(turn -> covers(game, turn));
  }

  private static List<TurnItem> turnsBefore(GameModel game, PieRule pie) {
    return pie.when().isPresent() ? game.turnOrder() : game.turnOrder().subList(0, pie.turn());
  }

  /** Whether a turn may put a piece on another; what is borrowed is not looked into. */
  private static boolean covers(GameModel game, TurnItem turn) {
    boolean ofOneType =
        !turn.phase().isEmpty()
            && game.phases().stream().noneMatch(phase -> phase.name().equals(turn.phase()));
    List<Block> all = game.pieces().stream().flatMap(piece -> piece.blocks().stream()).toList();
    List<Block> blocks =
        all.stream().filter(it -> !ofOneType || it.moveType().equals(turn.phase())).toList();
    boolean anywhere = all.stream().anyMatch(block -> covers(block.statements()));
    return blocks.stream()
        .anyMatch(it -> covers(it.statements()) || (anywhere && it instanceof Block.Borrowed));
  }

  private static boolean covers(List<Statement> statements) {
    return Statement.all(statements).anyMatch(Statement::isOfColumns);
  }
}

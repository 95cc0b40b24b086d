package org.rookery.compiler.check;

import java.util.function.Consumer;
import java.util.stream.Stream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;

/** Everything inside the rules of a game, however deep. */
public final class RuleVisitor {
  private RuleVisitor() {}

  /** All blocks of pieces. */
  public static Stream<Block> blocks(GameModel game) {
    return game.pieces().stream().flatMap(piece -> piece.blocks().stream());
  }

  /** All statements, of pieces and of hooks. */
  public static Stream<Statement> statements(GameModel game) {
    return Stream.concat(
        blocks(game).flatMap(block -> Statement.all(block.statements())),
        game.hooks().stream().flatMap(hook -> Statement.all(hook.statements())));
  }

  /** All conditions: of statements, hooks, phases, turns, who goes out, counters and endings. */
  public static Stream<Condition> conditions(GameModel game) {
    return Stream.of(
            statements(game).flatMap(statement -> statement.asked().stream()),
            game.hooks().stream().map(hook -> hook.condition()),
            game.phases().stream().map(phase -> phase.when()),
            game.anotherTurns().stream().map(it -> it.when()),
            game.mayPass().stream(),
            game.pieRule().flatMap(pie -> pie.when()).stream(),
            game.elimination().stream().map(out -> out.when()),
            game.counters().stream().flatMap(c -> c.after().stream()).map(change -> change.when()),
            game.endings().stream().map(ending -> ending.when()))
        .flatMap(stream -> stream)
        .flatMap(Condition::all);
  }

  /**
   * All numbers: in conditions, bounds of loops, points, and what must become as great as it can.
   */
  public static Stream<Amount> amounts(GameModel game) {
    return Stream.of(
            conditions(game).flatMap(condition -> condition.amounts().stream()),
            statements(game).flatMap(statement -> statement.rounds().stream()),
            game.points().stream().map(points -> points.number()),
            Stream.of(game.most()))
        .flatMap(stream -> stream)
        .mapMulti(RuleVisitor::passAmount);
  }

  /** The numbers that a number is made of, itself first. */
  public static Stream<Amount> all(Amount amount) {
    return Stream.of(amount).mapMulti(RuleVisitor::passAmount);
  }

  private static void passAmount(Amount amount, Consumer<Amount> all) {
    all.accept(amount);
    amount.nested().forEach(part -> passAmount(part, all));
  }

  /** Whether a block can make a move. */
  static boolean emits(Block block) {
    return block instanceof Block.Borrowed
        || Statement.emissions(block.statements()).findAny().isPresent();
  }
}

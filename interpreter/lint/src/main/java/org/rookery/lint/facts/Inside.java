package org.rookery.lint.facts;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.compiler.model.PieceModel.Block;
import org.rookery.compiler.model.Statement;
import org.rookery.compiler.print.ModelForms;
import org.rookery.language.form.FormPrinter;
import org.rookery.program.GameProgram;

/** Everything inside the rules of a game, however deep. */
public final class Inside {
  private Inside() {}

  /** All blocks of pieces. */
  public static Stream<Block> blocks(GameModel game) {
    return game.pieces().stream().flatMap(piece -> piece.blocks().stream());
  }

  /** Whether a piece is only thrown by chance, as the face of a die is: no player writes of it. */
  public static boolean isThrown(PieceModel piece) {
    return piece.supply() && piece.suppliedTo().stream().allMatch(GameProgram::isChance);
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
        .mapMulti(Inside::passAmount);
  }

  /** The numbers that a number is made of, itself first. */
  public static Stream<Amount> all(Amount amount) {
    return Stream.of(amount).mapMulti(Inside::passAmount);
  }

  private static void passAmount(Amount amount, Consumer<Amount> all) {
    all.accept(amount);
    amount.nested().forEach(part -> passAmount(part, all));
  }

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

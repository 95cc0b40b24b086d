package org.rookery.lint.facts;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.ConditionParts;
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
            statements(game).flatMap(Inside::conditions),
            game.hooks().stream().map(hook -> hook.condition()),
            game.phases().stream().map(phase -> phase.when()),
            game.anotherTurns().stream().map(it -> it.when()),
            game.elimination().stream().map(out -> out.when()),
            game.counters().stream().flatMap(c -> c.after().stream()).map(change -> change.when()),
            game.endings().stream().map(ending -> ending.when()))
        .flatMap(stream -> stream)
        .mapMulti(Inside::pass);
  }

  /**
   * All numbers: in conditions, bounds of loops, points, and what must become as great as it can.
   */
  public static Stream<Amount> amounts(GameModel game) {
    return Stream.of(
            conditions(game).flatMap(Inside::amounts),
            statements(game).flatMap(Inside::bounds),
            game.points().stream().map(points -> points.number()),
            Stream.of(game.most()))
        .flatMap(stream -> stream)
        .mapMulti(Inside::passAmount);
  }

  /** The conditions that a condition is made of, itself first. */
  public static Stream<Condition> all(Condition condition) {
    return Stream.of(condition).mapMulti(Inside::pass);
  }

  /** The numbers that a number is made of, itself first. */
  public static Stream<Amount> all(Amount amount) {
    return Stream.of(amount).mapMulti(Inside::passAmount);
  }

  private static void pass(Condition condition, Consumer<Condition> all) {
    all.accept(condition);
    ConditionParts.of(condition).forEach(part -> pass(part, all));
  }

  private static void passAmount(Amount amount, Consumer<Amount> all) {
    all.accept(amount);
    amount.nested().forEach(part -> passAmount(part, all));
  }

  private static Stream<Condition> conditions(Statement statement) {
    if (statement instanceof Statement.Verify verify) {
      return Stream.of(verify.condition());
    } else if (statement instanceof Statement.If branch) {
      return Stream.of(branch.condition());
    } else if (statement instanceof Statement.While loop) {
      return Stream.of(loop.condition());
    } else if (statement instanceof Statement.Forbid forbid) {
      return Stream.of(forbid.condition());
    } else if (statement instanceof Statement.SetFlag flag) {
      return Stream.of(flag.value());
    } else if (statement instanceof Statement.SetPositionFlag flag) {
      return Stream.of(flag.value());
    } else if (statement instanceof Statement.SetAttribute attribute) {
      return Stream.of(attribute.value());
    }
    return Stream.empty();
  }

  private static Stream<Amount> amounts(Condition condition) {
    return condition instanceof Condition.Compare compare
        ? Stream.of(compare.left(), compare.right())
        : Stream.empty();
  }

  private static Stream<Amount> bounds(Statement statement) {
    if (statement instanceof Statement.Repeat repeat) {
      return Stream.of(repeat.times());
    }
    return statement instanceof Statement.UpTo upTo ? Stream.of(upTo.times()) : Stream.empty();
  }

  /** Whether some statement, however deep, is of a kind. */
  public static boolean has(List<Statement> statements, Class<? extends Statement> kind) {
    return Statement.all(statements).anyMatch(kind::isInstance);
  }

  /** The emissions of some blocks that change what the piece is. */
  public static Stream<Statement.Add> promotions(List<Block> blocks) {
    return blocks.stream()
        .flatMap(block -> Statement.all(block.statements()))
        .filter(Statement.Add.class::isInstance)
        .map(Statement.Add.class::cast)
        .filter(add -> !add.types().isEmpty());
  }

  /** The conditions that must all hold for one to hold. */
  public static Set<Condition> conjuncts(Condition condition) {
    return condition instanceof Condition.And and
        ? and.conditions().stream()
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

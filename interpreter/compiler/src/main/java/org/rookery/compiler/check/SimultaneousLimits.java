package org.rookery.compiler.check;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.SimultaneousModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.Statement;
import org.rookery.language.diagnostic.Diagnostics;
import org.rookery.program.GameProgram;

/**
 * Moves that are made at the same time have one part each, by two players or more, and what comes
 * of them hangs on the board alone.
 */
final class SimultaneousLimits implements Check {
  @Override
  public void check(GameModel game, Diagnostics diagnostics) {
    game.simultaneous().ifPresent(rule -> check(game, rule, diagnostics));
  }

  private static void check(GameModel game, SimultaneousModel rule, Diagnostics diagnostics) {
    List<String> round =
        game.turnOrder().subList(game.repeatFrom(), game.turnOrder().size()).stream()
            .map(TurnItem::player)
            .toList();
    if (round.size() < 2
        || round.stream().distinct().count() < round.size()
        || round.stream().anyMatch(GameProgram::isChance)) {
      diagnostics.error(
          "simultaneous-turns",
          rule.origin(),
          "Players who choose at the same time have one turn each in the turn order, and there are"
              + " two or more, none of chance.");
    }
    conflicts(game)
        .forEach(
            (what, isThere) -> {
              if (isThere) {
                diagnostics.error(
                    "simultaneous-with",
                    rule.origin(),
                    "Moves made at the same time do not go together with " + what + ".");
              }
            });
  }

  private static Map<String, Boolean> conflicts(GameModel game) {
    Map<String, Boolean> conflicts = new LinkedHashMap<>();
    conflicts.put(
        "a `fog`, an `umpire` or `hidden` pieces",
        game.fog().isPresent() || game.umpire().isPresent() || game.hidden().isPresent());
    conflicts.put("a `pie-rule`", game.pieRule().isPresent());
    conflicts.put("an `elimination`", game.elimination().isPresent());
    conflicts.put("further parts of a move", !game.phases().isEmpty());
    conflicts.put("`another-turn`", game.anotherTurns().stream().anyMatch(it -> !it.thrown()));
    conflicts.put("`another-throw`", game.anotherTurns().stream().anyMatch(it -> it.thrown()));
    conflicts.put(
        "counters that change after turns",
        game.counters().stream().anyMatch(counter -> !counter.after().isEmpty()));
    conflicts.put(
        "captures that go to a hand",
        game.capturedPieces().toHand() || game.options().containsKey("recycle captures"));
    conflicts.put(
        "columns of pieces",
        !game.setup().covered().isEmpty() || any(game, Statement::isOfColumns));
    conflicts.put("`as-much-as-possible`", !(game.most() instanceof Amount.Literal));
    conflicts.put(
        "`repeated-while?`, perpetual check or perpetual chases",
        RuleVisitor.conditions(game).anyMatch(Condition::looksAtEachMove));
    conflicts.put("rules about the counter `chosen`", isAboutChoices(game));
    conflicts.put("captures en passant", any(game, Statement::skips));
    conflicts.put("moves that go on", any(game, SimultaneousLimits::goesOn));
    return conflicts;
  }

  private static boolean isAboutChoices(GameModel game) {
    return RuleVisitor.amounts(game).anyMatch(SimultaneousLimits::readsChoices)
        || any(game, SimultaneousLimits::changesChoices);
  }

  private static boolean readsChoices(Amount amount) {
    return amount instanceof Amount.Counter counter
        && counter.name().equals(SimultaneousModel.CHOSEN);
  }

  private static boolean changesChoices(Statement statement) {
    return statement.counts().filter(SimultaneousModel.CHOSEN::equals).isPresent();
  }

  private static boolean any(GameModel game, Predicate<Statement> is) {
    return RuleVisitor.statements(game).anyMatch(is);
  }

  private static boolean goesOn(Statement statement) {
    return statement.emission().filter(add -> add.partial().isPresent()).isPresent();
  }
}

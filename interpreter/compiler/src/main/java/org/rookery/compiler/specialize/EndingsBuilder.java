package org.rookery.compiler.specialize;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.EliminationModel;
import org.rookery.compiler.model.GameModel;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.GameModel.Phase;
import org.rookery.compiler.model.GameModel.RoyalModel;
import org.rookery.compiler.model.GameModel.TurnItem;
import org.rookery.compiler.model.MovePriorities;
import org.rookery.compiler.model.Side;
import org.rookery.compiler.model.SideSwaps;
import org.rookery.program.ContentSet;
import org.rookery.program.Ending;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.GameProgram.Elimination;
import org.rookery.program.GameProgram.Royal;
import org.rookery.program.Quantity;
import org.rookery.program.Test;
import org.rookery.program.TurnStep;
import org.rookery.program.TurnStep.SideSwap;

/**
 * The parts of a program that are not about single moves: whose turn it is, counters, safety and
 * the end.
 */
final class EndingsBuilder {
  private final GameModel game;
  private final ConditionContext questions;
  private final NameNumbers names;
  private final List<Ending> endings = new ArrayList<>();

  EndingsBuilder(GameModel game, ConditionContext questions) {
    this.game = game;
    this.questions = questions;
    this.names = questions.names();
    for (EndingModel ending : game.endings()) {
      for (String player : ending.players()) {
        int number = names.players.indexOf(player);
        Test when = questions.ask(ending.when(), RuleSite.none(number));
        endings.add(
            new Ending(ending.reason(), number, result(ending.result()), when, ending.isDead()));
      }
    }
  }

  private static Ending.Result result(EndingModel.Result result) {
    return switch (result) {
      case WIN -> Ending.Result.WIN;
      case LOSS -> Ending.Result.LOSS;
      case DRAW -> Ending.Result.DRAW;
      case COUNT -> Ending.Result.COUNT;
    };
  }

  /** All endings; {@link #turnOrder} must have been asked for before, for it adds some. */
  List<Ending> endings() {
    return List.copyOf(endings);
  }

  List<TurnStep> turnOrder() {
    Set<String> partTypes = new LinkedHashSet<>();
    Set<String> phases = new LinkedHashSet<>();
    for (Phase phase : game.phases()) {
      if (!phase.moveType().isEmpty()) {
        partTypes.add(phase.moveType()); // the untyped group stays everybody's
      }
      phases.add(phase.name());
    }
    List<List<Integer>> ofAnyType = tiers(partTypes);
    List<TurnStep> steps = new ArrayList<>();
    for (int turn = 0; turn < game.turnOrder().size(); turn++) {
      TurnItem item = game.turnOrder().get(turn);
      int player = names.players.indexOf(item.player());
      int as = names.players.indexOf(item.as());
      boolean isType = !item.phase().isEmpty() && !phases.contains(item.phase());
      List<List<Integer>> tiers = isType ? List.of(List.of(group(item.phase()))) : ofAnyType;
      List<TurnStep.Part> parts = isType ? List.of() : parts(item.phase(), as);
      steps.add(
          new TurnStep(
              player,
              as,
              tiers,
              parts,
              again(player, as, false),
              again(player, as, true),
              most(player, as),
              swap(turn, item),
              draw(item, as)));
    }
    return steps;
  }

  /** How the other side may be taken over in a turn, if at all. */
  private Optional<SideSwap> swap(int turn, TurnItem item) {
    RuleSite site = RuleSite.none(names.players.indexOf(item.as()));
    return game.pieRule()
        .filter(pie -> pie.isFor(turn, item.player()))
        .map(
            pie ->
                SideSwaps.of(
                    game,
                    pie,
                    ConditionContext.all(
                        pie.when().stream().map(it -> questions.ask(it, site)).toList())));
  }

  /** How chance draws in a turn, if it does. */
  private Optional<TurnStep.Draw> draw(TurnItem item, int as) {
    return game.draws().stream()
        .filter(draw -> draw.player().equals(item.player()))
        .findFirst()
        .map(
            draw ->
                new TurnStep.Draw(
                    draw.mayBeSkipped()
                        ? names.counter(draw.due(), Side.SELF, as)
                        : TurnStep.Draw.ALWAYS));
  }

  /**
   * When a player has the next turn, too; chance never has.
   *
   * @param thrown whether only that is meant before which chance has its turns again
   */
  private Test again(int player, int as, boolean thrown) {
    List<Test> reasons = new ArrayList<>();
    if (!GameProgram.isChance(names.players.get(player))) {
      game.anotherTurns().stream()
          .filter(it -> it.thrown() || !thrown)
          .forEach(it -> reasons.add(questions.ask(it.when(), RuleSite.none(as))));
    }
    return ConditionContext.any(reasons);
  }

  /** What a player's turns must make as great as they can; chance has no such duty. */
  private Quantity most(int player, int as) {
    return GameProgram.isChance(names.players.get(player))
        ? new Quantity.Constant(0)
        : game.most().match(new AmountLowering(questions, RuleSite.none(as)));
  }

  private int group(String moveType) {
    return names.groups.indexOf(moveType);
  }

  private List<List<Integer>> tiers(Set<String> partTypes) {
    if (!game.movePriorities().isEmpty()) {
      return MovePriorities.tiers(game).stream()
          .map(tier -> tier.stream().map(this::group).toList())
          .toList();
    }
    List<Integer> all = new ArrayList<>();
    for (int g = 0; g < names.groups.size(); g++) {
      if (!partTypes.contains(names.groups.get(g))) {
        all.add(g);
      }
    }
    return List.of(all);
  }

  private List<TurnStep.Part> parts(String phase, int player) {
    List<TurnStep.Part> parts = new ArrayList<>();
    for (Phase rule : game.phases()) {
      if (rule.name().isEmpty() || rule.name().equals(phase)) {
        int otherwise = TurnStep.Part.ILLEGAL;
        if (!rule.otherwise().isEmpty()) {
          otherwise = endings.size();
          endings.add(
              new Ending(rule.otherwise(), player, Ending.Result.LOSS, new Test.Constant(false)));
        }
        Test when = questions.ask(rule.when(), RuleSite.none(player));
        parts.add(new TurnStep.Part(when, group(rule.moveType()), otherwise, rule.together()));
      }
    }
    return parts;
  }

  List<CounterRule> counters() {
    List<CounterRule> rules = new ArrayList<>();
    for (CounterModel counter : game.counters()) {
      int owners = counter.perPlayer() ? names.players.size() : 1;
      for (int p = 0; p < owners; p++) {
        RuleSite site = RuleSite.none(p);
        List<CounterRule.Change> changes =
            counter.after().stream().map(c -> change(c, site)).toList();
        String name =
            counter.perPlayer() ? counter.name() + "-" + names.players.get(p) : counter.name();
        rules.add(
            new CounterRule(
                name, counter.initial(), changes, counter.fen(), counter.outsideRepetition()));
      }
    }
    return rules;
  }

  private CounterRule.Change change(CounterModel.Change change, RuleSite site) {
    return new CounterRule.Change(
        questions.ask(change.when(), site), change.by().match(new AmountLowering(questions, site)));
  }

  /** The halves of points of each player; nothing where they are not counted. */
  List<Quantity> points() {
    return game.points().stream()
        .flatMap(
            points ->
                IntStream.range(0, names.players.size())
                    .mapToObj(
                        p ->
                            points
                                .halves(names.players.get(p))
                                .match(new AmountLowering(questions, RuleSite.none(p)))))
        .toList();
  }

  /** How players go out while others play on. */
  Optional<Elimination> elimination() {
    return game.elimination()
        .map(
            out ->
                new Elimination(
                    out.fate(),
                    Math.max(0, names.players.indexOf(out.heir())),
                    IntStream.range(0, names.players.size())
                        .mapToObj(p -> questions.ask(out.when(), RuleSite.none(p)))
                        .toList(),
                    names.counter(EliminationModel.OUT, Side.SELF, 0),
                    names.counter(EliminationModel.OPPONENTS_OUT, Side.SELF, 0)));
  }

  /** What single moves forbid, as each player sees it. */
  List<Test> forbidden() {
    List<Test> tests = new ArrayList<>();
    for (Condition condition : questions.forbidden()) {
      for (int p = 0; p < names.players.size(); p++) {
        tests.add(questions.ask(condition, RuleSite.none(p)));
      }
    }
    return tests;
  }

  Royal royal(ContentSet pieces) {
    boolean displacement = game.royals().stream().anyMatch(RoyalModel::onlyDisplacement);
    boolean quietly = game.royals().stream().anyMatch(RoyalModel::mayNotGiveCheck);
    boolean eachPart = game.royals().stream().anyMatch(RoyalModel::eachPart);
    boolean inTheEnd = game.royals().stream().anyMatch(RoyalModel::inTheEnd);
    List<Test> legal = new ArrayList<>();
    for (int p = 0; p < names.players.size(); p++) {
      List<Test> checks = new ArrayList<>();
      for (int opponent : names.opponents(p)) {
        checks.add(new Test.InCheck(opponent));
      }
      legal.add(quietly ? new Test.Not(ConditionContext.any(checks)) : new Test.Constant(true));
    }
    return new Royal(pieces, displacement, legal, eachPart, inTheEnd);
  }
}

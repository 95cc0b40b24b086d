package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.rookery.compiler.CompiledGame;
import org.rookery.coverage.condition.Alternative.Kind;
import org.rookery.engine.position.Position;
import org.rookery.engine.position.Setup;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.game.engine.GameEngine;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.GameProgram;
import org.rookery.program.TurnStep;

/**
 * What the sections might say instead by which one turn hangs on others: who has the next, what a
 * turn must have besides its first part, which of several may be made. No condition by itself tells
 * what comes of it, so that each is a game of its own.
 */
public final class TurnRuleAlternatives {
  private static final Set<String> SECTIONS =
      Set.of(
          "another-turn",
          "another-throw",
          "after-move",
          "afterwards",
          "as-much-as-possible",
          "move-priorities");

  /**
   * So many games are made at most; of more, those first in which a part is left out or decided.
   */
  private static final int MAX_GAMES = 24;

  private final CompiledGame compiled;
  private final GameForms forms;
  private final Map<List<TurnStep>, List<Alternative>> orders = new LinkedHashMap<>();
  private final List<Alternative> written = new ArrayList<>();
  private final List<Other> others = new ArrayList<>();

  /**
   * A game in which one such thing is otherwise.
   *
   * @param alternatives each of them makes it the same game
   * @param game where it is played, perhaps with others; it belongs to one thread
   * @param first the step there with which its turn order begins
   * @param players for whom
   */
  public record Other(
      List<Alternative> alternatives, GameEngine game, int first, List<String> players) {
    /** The position of it that has a setup of the game itself. */
    public Position position(Setup setup) {
      return game.position(setup.withStep(first + setup.step()));
    }
  }

  /** A section, by its place among the others, and what it might say. */
  private record Choice(int section, Alternative alternative) {
    boolean isPlain() {
      return alternative.kind() == Kind.LEFT_OUT
          || Alternatives.ANSWERS.contains(alternative.instead());
    }
  }

  private TurnRuleAlternatives(Game game) {
    compiled = game.compiled();
    forms = GameForms.of(game);
    choices().stream()
        .sorted(Comparator.comparing(Choice::isPlain).reversed())
        .limit(MAX_GAMES)
        .forEach(this::add);
    List<JoinedOrders.Seated> seated = new JoinedOrders(compiled).of(orders.keySet());
    orders.forEach(
        (order, alternatives) -> {
          JoinedOrders.Seated seat = seated.get(others.size());
          others.add(new Other(alternatives, seat.game(), seat.first(), players(order)));
        });
  }

  /** Those of a game. */
  public static TurnRuleAlternatives of(Game game) {
    return new TurnRuleAlternatives(game);
  }

  /** The games that they might make instead. */
  public List<Other> others() {
    return others;
  }

  /** What they might say instead, and in which game they would, in the order of the rules. */
  public void eachAlternative(BiConsumer<Alternative, Other> each) {
    for (Alternative alternative : written) {
      others.stream()
          .filter(other -> other.alternatives().contains(alternative))
          .forEach(other -> each.accept(alternative, other));
    }
  }

  private List<Choice> choices() {
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < compiled.sections().size(); i++) {
      int section = i;
      if (compiled.sections().get(i) instanceof Form.Group group
          && group.head().filter(SECTIONS::contains).isPresent()) {
        choices.add(new Choice(i, new Alternative(group, group.origin(), "", Kind.LEFT_OUT)));
        Alternatives.ofSection(group, compiled.model())
            .forEach(alternative -> choices.add(new Choice(section, alternative)));
      }
    }
    return choices;
  }

  private void add(Choice choice) {
    List<Form> sections = new ArrayList<>(compiled.sections());
    Form whole = sections.remove(choice.section());
    if (choice.alternative().condition() != whole) {
      sections.add(choice.section(), choice.alternative().condition());
    }
    forms
        .with(sections)
        .load()
        .game()
        .map(game -> game.compiled().program())
        .filter(this::isAlike)
        .map(GameProgram::turnOrder)
        .filter(order -> !order.equals(compiled.program().turnOrder()))
        .map(order -> orders.computeIfAbsent(order, steps -> new ArrayList<>()))
        .filter(same -> isNew(same, choice.alternative().origin()))
        .ifPresent(
            same -> {
              same.add(choice.alternative());
              written.add(choice.alternative());
            });
  }

  /** Whether its turn order means the same things by the same numbers. */
  private boolean isAlike(GameProgram other) {
    GameProgram program = compiled.program();
    boolean namesEndings =
        other.turnOrder().stream()
            .flatMap(step -> step.then().stream())
            .anyMatch(part -> part.otherwise() != TurnStep.Part.ILLEGAL);
    return other.rights().equals(program.rights())
        && other.contents().size() == program.contents().size()
        && other.counters().size() == program.counters().size()
        && other.groups().equals(program.groups())
        && other.turnOrder().size() == program.turnOrder().size()
        && (!namesEndings || other.endings().equals(program.endings()));
  }

  private static boolean isNew(List<Alternative> same, Origin origin) {
    return same.stream().map(Alternative::origin).noneMatch(origin::equals);
  }

  /** For whom an order is another one. */
  private List<String> players(List<TurnStep> order) {
    GameProgram program = compiled.program();
    List<String> players = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      String player = program.players().get(order.get(i).as());
      if (!order.get(i).equals(program.turnOrder().get(i)) && !players.contains(player)) {
        players.add(player);
      }
    }
    return players;
  }
}

package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.CompiledGame;
import org.rookery.coverage.condition.Alternative.Kind;
import org.rookery.engine.run.Backend;
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
public final class TurnRules {
  private static final Set<String> SECTIONS =
      Set.of("another-turn", "after-move", "as-much-as-possible", "move-priorities");

  /**
   * So many games are made at most; of more, those first in which a part is left out or decided.
   */
  private static final int MOST = 40;

  private final CompiledGame compiled;
  private final GameForms forms;
  private final List<Other> others = new ArrayList<>();

  /**
   * A game in which one such thing is otherwise; it belongs to one thread.
   *
   * @param players for whom
   */
  public record Other(Alternative alternative, GameEngine game, List<String> players) {}

  /** A section, by its place among the others, and what it might say. */
  private record Choice(int section, Alternative alternative) {
    boolean isPlain() {
      return alternative.kind() == Kind.LEFT_OUT
          || Alternatives.ANSWERS.contains(alternative.instead());
    }
  }

  private TurnRules(Game game) {
    compiled = game.compiled();
    forms = GameForms.of(game);
    choices().stream()
        .sorted(Comparator.comparing(Choice::isPlain).reversed())
        .limit(MOST)
        .forEach(this::add);
  }

  /** Those of a game. */
  public static TurnRules of(Game game) {
    return new TurnRules(game);
  }

  /** What they might say instead. */
  public List<Other> others() {
    return others;
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
        .filter(order -> isNew(order, choice.alternative().origin()))
        .ifPresent(order -> others.add(other(choice.alternative(), order)));
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

  private boolean isNew(List<TurnStep> order, Origin origin) {
    return !order.equals(compiled.program().turnOrder())
        && others.stream()
            .filter(known -> known.alternative().origin().equals(origin))
            .noneMatch(known -> known.game().program().turnOrder().equals(order));
  }

  /** Only the turn order is another one, so that the code of the men is shared. */
  private Other other(Alternative alternative, List<TurnStep> order) {
    GameProgram program = compiled.program();
    List<String> players = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      String player = program.players().get(order.get(i).as());
      if (!order.get(i).equals(program.turnOrder().get(i)) && !players.contains(player)) {
        players.add(player);
      }
    }
    GameProgram other =
        new GameProgram(
            program.title(),
            program.notation(),
            program.topology(),
            program.layout(),
            program.players(),
            program.contents(),
            program.pieces(),
            program.attributes(),
            program.groups(),
            program.droppable(),
            order,
            program.repeatFrom(),
            program.start(),
            program.rights(),
            program.counters(),
            program.royal(),
            program.forbidden(),
            program.endings(),
            program.options(),
            program.rules());
    CompiledGame made =
        new CompiledGame(
            compiled.sections(), compiled.model(), compiled.graphs(), other, compiled.origins());
    return new Other(alternative, new GameEngine(made, Backend.GRAPH), players);
  }
}

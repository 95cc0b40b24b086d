package org.rookery.coverage.condition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.game.Game;
import org.rookery.game.GameForms;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;

/** Compiles conditions into a game, so that they can be asked in its positions. */
final class Probe {
  /** What the ending of a condition is called, with its number behind; no author would use it. */
  private static final String NAME = "condition ";

  /** Conditions are compiled together as far as they can be; so often at most. */
  private static final int MOST_TRIALS = 60;

  private final Game game;
  private int trials;

  Probe(Game game) {
    this.game = game;
  }

  /**
   * The tests of some conditions, each for every active player from whose side it is asked; empty
   * for what is no condition.
   */
  List<List<Asked>> of(List<Form> conditions) {
    if (conditions.isEmpty()) {
      return List.of();
    }
    if (trials++ >= MOST_TRIALS) {
      return Collections.nCopies(conditions.size(), List.of());
    }
    Optional<List<List<Asked>>> all = compiled(conditions);
    if (all.isPresent()) {
      return all.get();
    }
    if (conditions.size() == 1) {
      return List.of(List.of());
    }
    int half = conditions.size() / 2;
    List<List<Asked>> halves = new ArrayList<>(of(conditions.subList(0, half)));
    halves.addAll(of(conditions.subList(half, conditions.size())));
    return halves;
  }

  /** A test for one player. */
  record Asked(String player, Test test) {}

  private Optional<List<List<Asked>>> compiled(List<Form> conditions) {
    List<Form> sections = new ArrayList<>(game.compiled().sections());
    for (int i = 0; i < conditions.size(); i++) {
      Origin origin = conditions.get(i).origin();
      Form head = new Form.Symbol("ending", origin);
      Form name = new Form.Text(NAME + i, origin);
      Form draw = new Form.Symbol("draw", origin);
      sections.add(new Form.Group(List.of(head, name, conditions.get(i), draw), origin));
    }
    return GameForms.of(game)
        .with(sections)
        .load()
        .game()
        .filter(this::isAlike)
        .map(made -> asked(made, conditions.size()));
  }

  /** Whether its tests mean the same things by the same numbers. */
  private boolean isAlike(Game made) {
    GameProgram program = game.compiled().program();
    GameProgram other = made.compiled().program();
    return other.rights().equals(program.rights())
        && other.contents().size() == program.contents().size()
        && other.counters().size() == program.counters().size();
  }

  private static List<List<Asked>> asked(Game made, int count) {
    List<List<Asked>> asked = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      asked.add(new ArrayList<>());
    }
    int number = 0;
    for (EndingModel ending : made.compiled().model().endings()) {
      for (String player : ending.players()) {
        Test when = made.compiled().program().endings().get(number++).when();
        if (ending.reason().startsWith(NAME)) {
          int condition = Integer.parseInt(ending.reason().substring(NAME.length()));
          asked.get(condition).add(new Asked(player, when));
        }
      }
    }
    return asked;
  }
}

package org.rookery.coverage;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Condition;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.coverage.condition.Alternative;
import org.rookery.coverage.condition.Conditions;
import org.rookery.engine.notation.Labels;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.Test;
import org.rookery.walker.rule.Guards;

/** Lists everything in a game's rules that a suite may look at. */
final class Units implements Node.Cases<Void> {
  private final Set<Unit> units = new LinkedHashSet<>();
  private String subject = "";
  private MoveGraph graph;

  private Units(MoveGraph first) {
    graph = first;
  }

  /** All of a game. */
  static Set<Unit> of(CompiledGame compiled, Conditions conditions) {
    if (compiled.graphs().isEmpty()) {
      return Set.of();
    }
    Units all = new Units(compiled.graphs().get(0));
    all.men(compiled);
    all.endings(compiled, conditions);
    all.setUp(compiled);
    return all.units;
  }

  private void men(CompiledGame compiled) {
    GameProgram program = compiled.program();
    Labels labels = new Labels(program);
    for (int type = 0; type < compiled.graphs().size(); type++) {
      graph = compiled.graphs().get(type);
      for (int player = 0; player < program.players().size(); player++) {
        if (moves(program, player)) {
          subject = labels.inWords(program.contents().of(type, player));
          graph.nodes().forEach(node -> node.match(this));
        }
      }
    }
  }

  private static boolean moves(GameProgram program, int player) {
    return program.turnOrder().stream().anyMatch(step -> step.as() == player);
  }

  private void endings(CompiledGame compiled, Conditions conditions) {
    int number = 0;
    for (EndingModel ending : compiled.model().endings()) {
      for (String player : ending.players()) {
        Test when = compiled.program().endings().get(number++).when();
        // What nobody wrote, such as the stalemate that every game has, nobody need look at.
        if (ending.origin() != compiled.model().origin()) {
          units.add(new Unit(player, ending.origin(), What.REACHED, ending.reason()));
          units.add(new Unit(player, ending.origin(), What.MISSED, ending.reason()));
          conditions
              .of(ending.origin(), player, when)
              .forEach(other -> units.addAll(Units.of(player, other.alternative())));
        }
      }
    }
  }

  /** What there is to look at where a condition might say something else. */
  private static List<Unit> of(String player, Alternative alternative) {
    return alternative.isOpposite()
        ? List.of(of(player, alternative, true), of(player, alternative, false))
        : List.of(of(player, alternative, true));
  }

  /**
   * What is looked at where a condition and its alternative differ.
   *
   * @param holds whether it is the condition that holds
   */
  static Unit of(String player, Alternative alternative, boolean holds) {
    What how = alternative.instead().isEmpty() ? What.NEEDED : What.APART;
    What part = holds ? What.HOLDS_BY : What.FAILS_BY;
    What what = alternative.isOpposite() ? part : how;
    return new Unit(player, alternative.origin(), what, alternative.instead());
  }

  private void setUp(CompiledGame compiled) {
    Labels labels = new Labels(compiled.program());
    for (Form section : compiled.sections()) {
      if (section.isHeadedBy("board-setup")) {
        for (int content : compiled.program().start().board()) {
          if (content != Contents.EMPTY) {
            units.add(new Unit(labels.inWords(content), section.origin(), What.SET_UP));
          }
        }
      }
    }
  }

  private void add(Origin origin, What... whats) {
    for (What what : whats) {
      units.add(new Unit(subject, origin, what));
    }
  }

  @Override
  public Void step(Node.Step node) {
    add(node.origin(), What.RUN);
    return null;
  }

  @Override
  public Void set(Node.Set node) {
    add(node.origin(), What.RUN);
    return null;
  }

  @Override
  public Void test(Node.Test node) {
    if (node.condition() instanceof Condition.Constant) {
      return null;
    }
    add(node.origin(), What.YES, What.NO);
    if (Guards.isAboutMen(node.condition())) {
      add(node.origin(), What.NOTHING, What.FRIEND, What.ENEMY);
    } else if (node.condition() instanceof Condition.InZone) {
      add(node.origin(), What.INSIDE, What.OUTSIDE);
    }
    for (int branch : List.of(node.then(), node.otherwise())) {
      Guards.emission(graph, branch).ifPresent(emit -> add(emit.origin(), What.REFUSED));
    }
    return null;
  }

  @Override
  public Void fork(Node.Fork node) {
    return null;
  }

  @Override
  public Void apply(Node.Apply node) {
    add(node.origin(), What.RUN);
    return null;
  }

  @Override
  public Void leg(Node.Leg node) {
    return null;
  }

  @Override
  public Void emit(Node.Emit node) {
    add(node.origin(), What.MADE);
    return null;
  }

  @Override
  public Void reset(Node.Reset node) {
    return null;
  }

  @Override
  public Void flag(Node.Flag node) {
    return null;
  }

  @Override
  public Void count(Node.Count node) {
    return null;
  }

  @Override
  public Void loop(Node.Loop node) {
    return null;
  }

  @Override
  public Void end(Node.End node) {
    return null;
  }
}

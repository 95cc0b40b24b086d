package org.rookery.coverage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rookery.compiler.CompiledGame;
import org.rookery.compiler.graph.Effect;
import org.rookery.compiler.graph.MoveGraph;
import org.rookery.compiler.graph.Node;
import org.rookery.compiler.model.Amount;
import org.rookery.compiler.model.GameModel.CounterModel;
import org.rookery.compiler.model.GameModel.EndingModel;
import org.rookery.compiler.model.PieceModel;
import org.rookery.coverage.condition.Alternative;
import org.rookery.coverage.condition.Alternative.Kind;
import org.rookery.coverage.condition.ConditionAlternatives;
import org.rookery.coverage.condition.TurnRuleAlternatives;
import org.rookery.engine.notation.Labels;
import org.rookery.language.form.Form;
import org.rookery.language.source.Origin;
import org.rookery.program.Contents;
import org.rookery.program.GameProgram;
import org.rookery.program.GameProgram.CounterRule;
import org.rookery.program.Test;
import org.rookery.walker.Walker;
import org.rookery.walker.rule.ConditionPart;
import org.rookery.walker.rule.Guards;
import org.rookery.walker.rule.TestParts;
import org.rookery.walker.scene.Edges;

/** Lists everything in a game's rules that a suite may look at. */
final class Units implements Node.Cases<Void> {
  private final Set<Unit> units = new LinkedHashSet<>();
  private String subject = "";
  private final Walker walker;
  private final List<String> pieces;
  private final List<String> players;
  private int player;
  private MoveGraph graph;
  private TestParts parts;

  private Units(CompiledGame compiled) {
    walker = new Walker(compiled, Long.MAX_VALUE);
    graph = compiled.graphs().get(0);
    parts = new TestParts(graph);
    players = compiled.program().players();
    pieces = compiled.model().pieces().stream().map(PieceModel::name).toList();
  }

  /** All of a game. */
  static Set<Unit> of(
      CompiledGame compiled, ConditionAlternatives conditions, TurnRuleAlternatives rules) {
    if (compiled.graphs().isEmpty()) {
      return Set.of();
    }
    Units all = new Units(compiled);
    all.pieceUnits(compiled);
    all.endings(compiled, conditions);
    all.counters(compiled, conditions);
    all.setUp(compiled);
    all.passes(compiled);
    rules.eachAlternative(all::sequel);
    all.units.addAll(new QuietMoves(compiled).units());
    return all.units;
  }

  private void pieceUnits(CompiledGame compiled) {
    GameProgram program = compiled.program();
    Labels labels = new Labels(program);
    BitSet present = Presence.of(compiled);
    for (int type = 0; type < compiled.graphs().size(); type++) {
      graph = compiled.graphs().get(type);
      parts = new TestParts(graph);
      for (player = 0; player < program.players().size(); player++) {
        if (moves(program, player) && present.get(program.contents().of(type, player))) {
          subject = labels.inWords(program.contents().of(type, player));
          graph.nodes().forEach(node -> node.match(this));
        }
      }
    }
  }

  /** Whose piece it is. */
  static String player(GameProgram program, int piece) {
    return program.players().get(program.contents().owner(piece));
  }

  /** Whether a player ever moves pieces of their own. */
  static boolean moves(GameProgram program, int player) {
    return program.turnOrder().stream().anyMatch(step -> step.as() == player);
  }

  private void endings(CompiledGame compiled, ConditionAlternatives conditions) {
    int number = 0;
    for (EndingModel ending : compiled.model().endings()) {
      Set<Test> asked = new HashSet<>();
      for (String player : ending.players()) {
        Test when = compiled.program().endings().get(number++).when();
        // What was not written, such as the stalemate that every game has, need not be looked at;
        // and
        // what asks the same for two players is answered for the first of them.
        if (ending.origin() != compiled.model().origin() && asked.add(when)) {
          units.add(ending(compiled, ending, player, CoverageKind.REACHED));
          units.add(ending(compiled, ending, player, CoverageKind.MISSED));
          if (isBeforeOthers(compiled, ending)) {
            units.add(ending(compiled, ending, player, CoverageKind.FIRST));
          }
          conditions
              .of(ending.origin(), player)
              .forEach(other -> units.addAll(Units.of(player, other.alternative())));
        }
      }
    }
  }

  /** Whether an ending of another name is written behind it. */
  private static boolean isBeforeOthers(CompiledGame compiled, EndingModel ending) {
    List<EndingModel> all = compiled.model().endings();
    return all.subList(all.indexOf(ending) + 1, all.size()).stream()
        .anyMatch(
            other ->
                !other.reason().equals(ending.reason())
                    && other.origin() != compiled.model().origin());
  }

  /** That an ending is reached or just missed; of several in one place, which. */
  static Unit ending(CompiledGame compiled, EndingModel ending, String player, CoverageKind what) {
    boolean several =
        compiled.model().endings().stream()
            .anyMatch(
                other ->
                    other.origin().equals(ending.origin())
                        && !other.reason().equals(ending.reason()));
    return new Unit(player, ending.origin(), what, several ? ending.reason() : "");
  }

  private void counters(CompiledGame compiled, ConditionAlternatives conditions) {
    for (Change change : changes(compiled, conditions)) {
      units.add(change.unit());
      conditions
          .of(change.form().origin(), change.player())
          .forEach(other -> units.addAll(Units.of(change.subject(), other.alternative())));
    }
  }

  /**
   * A change that a counter makes after turns.
   *
   * @param form where the rules say so
   * @param counter its number
   * @param player from whose side the condition is asked
   * @param subject whose counter it is, or what it is called where no player owns it
   */
  record Change(Form form, int counter, String player, String subject, Test when) {
    /** That it is looked at. */
    Unit unit() {
      return new Unit(subject, form.origin(), CoverageKind.CHANGED);
    }
  }

  /** All changes of counters, in the order of the counters. */
  static List<Change> changes(CompiledGame compiled, ConditionAlternatives conditions) {
    List<Change> all = new ArrayList<>();
    List<String> players = compiled.program().players();
    int number = 0;
    for (CounterModel counter : compiled.model().counters()) {
      List<Form> forms = conditions.changes(counter.origin());
      int owners = counter.perPlayer() ? players.size() : 1;
      for (int owner = 0; owner < owners; owner++, number++) {
        List<CounterRule.Change> after = compiled.program().counters().get(number).after();
        for (int i = 0; i < Math.min(forms.size(), after.size()); i++) {
          String player = players.get(owner);
          String subject = counter.perPlayer() ? player : counter.name();
          all.add(new Change(forms.get(i), number, player, subject, after.get(i).when()));
        }
      }
    }
    return all;
  }

  /** What there is to look at where a condition might say something else. */
  private static List<Unit> of(String player, Alternative alternative) {
    return alternative.kind() == Kind.OPPOSITE
        ? List.of(of(player, alternative, true), of(player, alternative, false))
        : List.of(of(player, alternative, true));
  }

  /**
   * What is looked at where a condition and its alternative differ.
   *
   * @param holds whether it is the condition that holds
   */
  static Unit of(String player, Alternative alternative, boolean holds) {
    CoverageKind what =
        switch (alternative.kind()) {
          case OPPOSITE -> holds ? CoverageKind.HOLDS_BY : CoverageKind.FAILS_BY;
          case INSTEAD -> CoverageKind.APART;
          case LEFT_OUT -> CoverageKind.NEEDED;
          case SQUARE_LESS -> CoverageKind.MEMBER;
          case SQUARE_MORE -> CoverageKind.NEIGHBOUR;
        };
    return new Unit(player, alternative.origin(), what, alternative.instead());
  }

  private void passes(CompiledGame compiled) {
    compiled.program().turnOrder().stream()
        .flatMap(step -> PassCoverage.units(compiled, step.as()).stream())
        .forEach(units::add);
  }

  private void sequel(Alternative alternative, TurnRuleAlternatives.Other other) {
    other.players().forEach(player -> units.add(TurnRuleCoverage.unit(alternative, player)));
  }

  private void setUp(CompiledGame compiled) {
    int[] board = compiled.program().start().board();
    for (Form section : compiled.sections()) {
      for (int square = 0; square < board.length && section.isHeadedBy("board-setup"); square++) {
        if (board[square] != Contents.EMPTY) {
          units.add(setUp(compiled, section, square));
        }
      }
      if (section.isHeadedBy("board-setup")) {
        Neighbours.of(compiled.program()).forEach(pair -> units.add(pair.unit(compiled, section)));
      }
    }
  }

  /** The piece whom the set-up puts on a square. */
  static Unit setUp(CompiledGame compiled, Form section, int square) {
    Labels labels = new Labels(compiled.program());
    String piece = labels.inWords(compiled.program().start().board()[square]);
    return new Unit(piece, section.origin(), CoverageKind.SET_UP, labels.square(square));
  }

  private void add(Origin origin, CoverageKind... whats) {
    for (CoverageKind what : whats) {
      units.add(new Unit(subject, origin, what));
    }
  }

  private void add(Node.Test node, CoverageKind what, String apart) {
    units.add(new Unit(subject, node.origin(), what, apart));
  }

  @Override
  public Void step(Node.Step node) {
    add(node.origin(), CoverageKind.RUN);
    return null;
  }

  @Override
  public Void set(Node.Set node) {
    add(node.origin(), CoverageKind.RUN);
    return null;
  }

  @Override
  public Void test(Node.Test node) {
    if (node.condition().constant().isPresent()) {
      return null;
    }
    add(node, CoverageKind.YES, parts.of(node));
    add(node, CoverageKind.NO, parts.of(node));
    if (Guards.isAboutPieces(node.condition())) {
      String place = parts.place(node);
      List.of(CoverageKind.NOTHING, CoverageKind.FRIEND, CoverageKind.ENEMY)
          .forEach(w -> add(node, w, place));
      if (Guards.isAboutKinds(node.condition())) {
        pieces.forEach(piece -> add(node, CoverageKind.KIND, parts.of(node, piece)));
      }
    } else if (node.condition().inside().isPresent()) {
      Edges edges = walker.edges(node.condition().inside().get(), player);
      edges.inside().forEach(edge -> add(node, CoverageKind.INSIDE, parts.of(node, edge)));
      edges.outside().forEach(edge -> add(node, CoverageKind.OUTSIDE, parts.of(node, edge)));
    } else if (!node.condition().amounts().isEmpty()
        && node.condition().amounts().get(1) instanceof Amount.Literal limit) {
      add(node, CoverageKind.APART, parts.of(node, String.valueOf(limit.value() - 1)));
      add(node, CoverageKind.APART, parts.of(node, String.valueOf(limit.value() + 1)));
    }
    for (int branch : List.of(node.then(), node.otherwise())) {
      Guards.emission(graph, branch).ifPresent(emit -> add(emit.origin(), CoverageKind.REFUSED));
    }
    return null;
  }

  @Override
  public Void fork(Node.Fork node) {
    return null;
  }

  @Override
  public Void apply(Node.Apply node) {
    add(node.origin(), CoverageKind.RUN);
    if (node.effect() instanceof Effect.Forbid forbid) {
      ConditionPart.of(forbid.condition()).forEach(part -> forbidden(node.origin(), part));
    }
    return null;
  }

  private void forbidden(Origin origin, ConditionPart part) {
    List<CoverageKind> whats =
        part.isSquare()
            ? List.of(CoverageKind.MEMBER)
            : List.of(CoverageKind.HOLDS_BY, CoverageKind.FAILS_BY);
    whats.forEach(what -> units.add(new Unit(players.get(player), origin, what, part.words())));
  }

  @Override
  public Void leg(Node.Leg node) {
    return null;
  }

  @Override
  public Void emit(Node.Emit node) {
    add(node.origin(), CoverageKind.MADE);
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
